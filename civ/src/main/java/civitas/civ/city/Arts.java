package civitas.civ.city;

import civitas.civ.content.Yield;
import civitas.civ.table.ActionKind;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.text.Phrase;

/** A city is devoted to the arts (rules 6.9). */
record Arts() implements Order {

    /** One culture and what the city's icons and its owner's abilities add, never less than nothing (CV-06.79, CV-06.80). */
    static int culture(CivTable table, int city) {
        int sum = table.constants().artsCulture
                + Yield.culture(Yields.ofCity(table, city))
                + table.sumIn(table.hooks().arts, city);
        return Math.max(0, sum);
    }

    @Override
    public int cost(CivTable table, int player) {
        return 0;
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        return true;
    }

    @Override
    public void carryOut(CivTable table, int city) {
        int gained = culture(table, city);
        table.addCulture(Cities.owner(city), gained);
        table.say("log.arts", table.name(Cities.owner(city)), gained);
    }

    @Override
    public void foresee(CivTable copy, int city) {
        copy.addCulture(Cities.owner(city), culture(copy, city));
    }

    @Override
    public ActionKind action() {
        return ActionKind.ARTS;
    }

    @Override
    public boolean isBuild() {
        return false;
    }

    @Override
    public String code() {
        return "arts";
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.arts");
    }
}

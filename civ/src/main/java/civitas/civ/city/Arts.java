package civitas.civ.city;

import civitas.civ.content.Yield;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.CultureHooks;
import civitas.civ.table.Yields;
import civitas.kernel.text.Phrase;

/** A city is devoted to the arts (rules 6.9). */
public record Arts() implements Order {

    /** One culture and what the city's icons and its owner's abilities add, never less than nothing (CV-06.79, CV-06.80). */
    public static int culture(CivTable table, int city) {
        int sum = table.constants().artsCulture
                + Yield.culture(Yields.ofCity(table, city))
                + table.sumIn(table.hooks().culture.arts, city);
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
        perform(table, city);
    }

    /** The owner of a city gains what its arts give, and abilities of the others hear of it. */
    public static void perform(CivTable table, int city) {
        int player = Cities.owner(city);
        int gained = culture(table, city);
        if (!isTaken(table, player, gained)) {
            table.addCulture(player, gained);
            table.say("log.arts", table.name(player), gained);
        }
        for (int other = table.next(player); other != player; other = table.next(other)) {
            table.run(table.hooks().culture.afterOthersArts, other);
        }
    }

    private static boolean isTaken(CivTable table, int player, int culture) {
        for (CultureHooks.ArtsGain voice : table.voices(table.hooks().culture.artsGain, player)) {
            if (voice.take(table, player, culture)) {
                return true;
            }
        }
        return false;
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

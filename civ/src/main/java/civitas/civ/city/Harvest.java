package civitas.civ.city;

import civitas.civ.content.Resource;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.text.Phrase;

/** A city takes one token of a resource it can see (rules 6.10). Rules: CV-06.85. */
record Harvest(Resource resource) implements Order {

    @Override
    public int cost(CivTable table, int player) {
        return 0;
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        return (Harvesting.resources(table, city) >> resource.ordinal() & 1) != 0;
    }

    @Override
    public void carryOut(CivTable table, int city) {
        table.takeResource(Cities.owner(city), resource);
    }

    @Override
    public void foresee(CivTable copy, int city) {
        copy.takeResource(Cities.owner(city), resource);
    }

    @Override
    public ActionKind action() {
        return ActionKind.HARVEST;
    }

    @Override
    public boolean isBuild() {
        return false;
    }

    @Override
    public String code() {
        return resource.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.harvest", resource);
    }
}

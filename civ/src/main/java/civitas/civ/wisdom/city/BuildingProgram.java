package civitas.civ.wisdom.city;

import civitas.civ.city.Order;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.content.WisdomMark;
import civitas.kernel.text.Phrase;

/**
 * A city starts a building program: a marker that doubles the production of its outskirts once (CV-06.91 to CV-06.101).
 *
 * <p>Rules: CV-06.97, CV-06.99, CV-06.100.
 */
record BuildingProgram() implements Order {

    @Override
    public ActionKind action() {
        return ActionKind.PROGRAM;
    }

    @Override
    public int cost(CivTable table, int player) {
        return 0;
    }

    /** A city holds one marker at most (CV-06.92). */
    @Override
    public boolean isPossible(CivTable table, int city) {
        return !table.cities().has(city, WisdomMark.BUILDING_PROGRAM);
    }

    @Override
    public void carryOut(CivTable table, int city) {
        table.cities().put(city, WisdomMark.BUILDING_PROGRAM);
        table.say(
                "log.program",
                table.name(Cities.owner(city)),
                table.square(table.cities().center(city)));
    }

    @Override
    public void foresee(CivTable copy, int city) {
        copy.cities().put(city, WisdomMark.BUILDING_PROGRAM);
    }

    @Override
    public boolean isBuild() {
        return false;
    }

    @Override
    public String code() {
        return "program";
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.program");
    }

    /**
     * The icons of the outskirts count double in the next build action, which uses the marker up (CV-06.94, CV-06.95). What comes
     * from elsewhere is not among them, nor is what a blockade withholds (CV-06.96 to CV-06.98).
     */
    static final CityHooks.Plan PLAN = new CityHooks.Plan() {

        @Override
        public int add(CivTable table, int city, int icons) {
            return table.cities().has(city, WisdomMark.BUILDING_PROGRAM) ? icons : 0;
        }

        @Override
        public void spend(CivTable table, int city) {
            if (table.cities().has(city, WisdomMark.BUILDING_PROGRAM)) {
                table.cities().remove(city, WisdomMark.BUILDING_PROGRAM);
                table.say("log.program-used", table.square(table.cities().center(city)));
            }
        }
    };
}

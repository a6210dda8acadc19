package civitas.civ.fame.city;

import civitas.civ.fame.content.FameMark;
import civitas.civ.state.Cities;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/**
 * Caravans that were discarded for a build action which their city has not carried out yet: if it is cancelled, the marker stays
 * (CV-03.17, CV-08.68).
 */
final class Caravans extends BoxSheet {

    /** The cities of such caravans, as a set. */
    private int unloaded;

    private static Caravans of(CivTable table) {
        return table.sheet(Caravans.class);
    }

    /** The owner of a city discards its caravan for more production in this turn. */
    static void unload(CivTable table, int city) {
        table.cities().remove(city, FameMark.CARAVAN);
        table.player(Cities.owner(city)).addProduction(Cities.marker(city), Markers.PRODUCTION);
        of(table).unloaded |= 1 << city;
    }

    /** What becomes of it when the city builds, or would have built. */
    static final CityHooks.Plan PLAN = new CityHooks.Plan() {

        // its production is none of the outskirts (CV-06.104)
        @Override
        public int add(CivTable table, int city, int icons) {
            return 0;
        }

        @Override
        public void spend(CivTable table, int city) {
            of(table).unloaded &= ~(1 << city);
        }

        @Override
        public void cancelled(CivTable table, int city) {
            if ((of(table).unloaded >> city & 1) != 0) {
                spend(table, city);
                table.cities().put(city, FameMark.CARAVAN);
                table.player(Cities.owner(city)).addProduction(Cities.marker(city), -Markers.PRODUCTION);
                table.say("log.caravan-stays", table.square(table.cities().center(city)));
            }
        }
    };

    @Override
    protected Caravans copy() {
        Caravans copy = new Caravans();
        copy.unloaded = unloaded;
        return copy;
    }

    @Override
    protected void renew() {
        unloaded = 0;
    }

    @Override
    protected void dump(Dump out) {
        out.put("caravans", unloaded);
    }

    @Override
    protected void restore(DumpReader in) {
        unloaded = in.line("caravans").number();
    }
}

package civitas.clash.move;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Licence;
import civitas.clash.table.Hooks;

/** Boards for the tests of movement. */
final class Field {

    static final int RED = 0;
    static final int BLUE = 1;

    static {
        // What other chapters contribute, in case this one is tested without them.
        Hooks hooks = TestTable.players(2).table().hooks();
        hooks.grant(BaseAdvance.TACTICS, Licence.COMMAND_ARMIES);
        if (!hooks.move.sanctuary.has(Wonder.GREAT_GARDENS)) {
            hooks.move.sanctuary.join(
                    Wonder.GREAT_GARDENS,
                    (table, owner, city, flags) ->
                            table.cities().has(city, Wonder.GREAT_GARDENS) && (flags & Fatigue.PLAINS) != 0);
        }
    }

    private Field() {}

    /** Two players, nothing but barren land, red has Tactics. */
    static TestTable barren() {
        return TestTable.players(2).emptyBoard().everywhere(Terrain.BARREN).advances(RED, BaseAdvance.TACTICS);
    }

    /** Two players, the home regions explored, nobody on the board. */
    static TestTable unexplored() {
        return TestTable.players(2).emptyBoard().advances(RED, BaseAdvance.TACTICS);
    }

    /** Explores the region around a space as barren land. */
    static void open(TestTable t, String... labels) {
        for (String label : labels) {
            int slot = t.table().board().slotOf(t.at(label));
            for (int space : t.table().board().slots().get(slot).cells()) {
                t.table().lands().setTerrain(space, Terrain.BARREN);
            }
        }
    }

    static void sea(TestTable t, String... labels) {
        for (String label : labels) {
            t.terrain(label, Terrain.SEA);
        }
    }

    /** Puts a region face down around a space. */
    static void hide(TestTable t, String label, int tile) {
        int slot = t.table().board().slotOf(t.at(label));
        t.table().lands().setTile(slot, tile);
        for (int space : t.table().board().slots().get(slot).cells()) {
            t.table().lands().setTerrain(space, Terrain.UNEXPLORED);
        }
    }

    static Terrain terrain(TestTable t, String label) {
        return t.table().lands().terrain(t.at(label));
    }

    static int count(TestTable t, UnitType type, String label) {
        return t.table().units().count(type, t.at(label));
    }

    /** All units of a type in a space have done this. */
    static void tire(TestTable t, UnitType type, String label, int flags) {
        t.table().turn().fatigue().mark(t.at(label), type, flags, count(t, type, label));
    }

    /** Units of a type in a space that have done exactly this. */
    static int tired(TestTable t, UnitType type, String label, int flags) {
        return t.table().turn().fatigue().count(t.at(label), type, flags, count(t, type, label));
    }
}

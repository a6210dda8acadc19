package civitas.clash.event;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Units;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Units that a player removes because an event says so: he chooses type and space. */
public final class Casualties {

    private Casualties() {}

    /** Lists his units of a type, space by space. */
    public static void list(ClashTable table, int player, UnitType type, Choices out) {
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(type, space) > 0) {
                out.add(Act.REMOVE, type, table.space(space));
            }
        }
    }

    /** Removes the unit that was chosen from {@link #list}, unless it is protected; says whether it is gone. */
    public static boolean remove(ClashTable table, int player, Choice choice) {
        UnitType type = choice.subject(UnitType.class);
        int space = choice.object(Space.class).index();
        if (Shelters.protectUnits(table, player, type, space)) {
            return false;
        }
        giveUp(table, player, choice);
        return true;
    }

    /** A unit chosen from {@link #list} is the price of something: nothing protects it. */
    static void giveUp(ClashTable table, int player, Choice choice) {
        UnitType type = choice.subject(UnitType.class);
        int space = choice.object(Space.class).index();
        lose(table, player, type, space);
        if (type.isShip()) {
            sink(table, player, space);
        }
    }

    /** An event removes a unit, unless it is protected. */
    static void remove(ClashTable table, int player, UnitType type, int space) {
        if (!Shelters.protectUnits(table, player, type, space)) {
            lose(table, player, type, space);
        }
    }

    private static void lose(ClashTable table, int player, UnitType type, int space) {
        table.removeUnits(type, space, 1);
        table.say("log.removes-unit", table.name(player), type, table.space(space));
        table.fell(player, type, ClashTable.NOBODY);
    }

    /** Land units beyond what the ships left can carry go down with the lost one (CC-6.50). */
    private static void sink(ClashTable table, int player, int sea) {
        int room = table.units().ships(sea) * table.shipCapacity(player);
        if (table.units().landUnits(sea) > room) {
            table.push(new Overboard(player, sea));
        }
    }

    /** Which unit aboard goes down. */
    record Overboard(int player, int sea) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.overboard-event", table.space(sea));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Units units = table.units();
            for (UnitType type : table.roster().all()) {
                if (type.isLand() && units.count(type, sea) > 0) {
                    out.add(Act.REMOVE, type, table.space(sea));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            remove(table, player, choice.subject(UnitType.class), sea);
            sink(table, player, sea);
        }
    }
}

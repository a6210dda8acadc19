package civitas.clash.event;

import civitas.clash.aboard.Holds;
import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Units;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
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
        if (Holds.at(table, space).kinds(type).size() > 1) {
            table.push(new WhichOne(player, type, space));
        } else {
            lose(table, player, type, space, type);
        }
    }

    /** It matters which of them goes, because of who is aboard (CC-6.61). */
    record WhichOne(int player, UnitType type, int sea) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.which-one", type, table.space(sea));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Thing unit : Holds.at(table, sea).kinds(type)) {
                out.add(Act.REMOVE, unit, table.space(sea));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            lose(table, player, type, sea, choice.subject());
        }
    }

    /** An event removes a unit, unless it is protected. */
    static void remove(ClashTable table, int player, UnitType type, int space) {
        if (!Shelters.protectUnits(table, player, type, space)) {
            lose(table, player, type, space, type);
        }
    }

    /** A unit is gone, and with a ship whoever was aboard (CC-7.104). */
    private static void lose(ClashTable table, int player, UnitType type, int space, Thing unit) {
        Force drowned = Holds.at(table, space).abandon(unit, 1);
        takeOff(table, player, type, space);
        for (UnitType other : table.roster().all()) {
            for (int i = 0; i < drowned.count(other); i++) {
                takeOff(table, player, other, space);
            }
        }
        if (type.isShip()) {
            sink(table, player, space);
        }
    }

    private static void takeOff(ClashTable table, int player, UnitType type, int space) {
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
    record Overboard(int player, int sea) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
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

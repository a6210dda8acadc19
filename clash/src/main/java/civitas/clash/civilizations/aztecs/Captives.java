package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.CivAdvance.AZTECS_CAPTIVES;

import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.function.BooleanSupplier;

/** Enemy units on the advance: in nobody's supply until they are released. Rules: CC-16.25, CC-16.26. */
final class Captives {

    static final int MOST = 4;

    private static final int KINDS = 8;

    private Captives() {}

    private static int place(ClashTable table, int player, int side, UnitType type) {
        return (player * table.sides().count() + side) * KINDS + type.number();
    }

    static int count(ClashTable table, int player, int side, UnitType type) {
        return table.memory().get(AZTECS_CAPTIVES, place(table, player, side, type));
    }

    static int count(ClashTable table, int player) {
        int sum = 0;
        for (int side = 0; side < table.sides().count(); side++) {
            for (UnitType type : table.roster().all()) {
                sum += count(table, player, side, type);
            }
        }
        return sum;
    }

    static void take(ClashTable table, int player, int side, UnitType type) {
        table.memory().add(AZTECS_CAPTIVES, place(table, player, side, type), 1);
        table.say("log.captive", table.name(player), type, table.name(side));
    }

    /** Captives go back to the supply of their owners; the player says which where there is a choice. */
    static void release(ClashTable table, int player, int number) {
        if (number > 0) {
            table.push(new Release(player, number));
        }
    }

    /** Whether something holds once so many captives have gone; whose they are does not matter for it. */
    static boolean holdsWithout(ClashTable table, int player, int number, BooleanSupplier condition) {
        if (number == 0) {
            return condition.getAsBoolean();
        }
        for (int side = 0; side < table.sides().count(); side++) {
            for (UnitType type : table.roster().all()) {
                if (count(table, player, side, type) > 0) {
                    int place = place(table, player, side, type);
                    table.memory().add(AZTECS_CAPTIVES, place, -1);
                    boolean holds = holdsWithout(table, player, number - 1, condition);
                    table.memory().add(AZTECS_CAPTIVES, place, 1);
                    return holds;
                }
            }
        }
        return false;
    }

    static Thing owner(ClashTable table, int side) {
        return table.isPlayer(side) ? Seat.of(side) : table.sides().wild(side);
    }

    /** Which captive goes. */
    record Release(int player, int number) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.release-captive", number);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int side = 0; side < table.sides().count(); side++) {
                for (UnitType type : table.roster().all()) {
                    if (count(table, player, side, type) > 0) {
                        out.add(Act.RELEASE, type, owner(table, side));
                    }
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            UnitType type = choice.subject(UnitType.class);
            for (int side = 0; side < table.sides().count(); side++) {
                if (count(table, player, side, type) > 0 && owner(table, side).equals(choice.object())) {
                    table.memory().add(AZTECS_CAPTIVES, place(table, player, side, type), -1);
                    table.say("log.releases-captive", table.name(player), type, table.name(side));
                    break;
                }
            }
            release(table, player, number - 1);
        }
    }
}

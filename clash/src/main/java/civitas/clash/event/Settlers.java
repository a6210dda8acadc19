package civitas.clash.event;

import civitas.clash.city.PlaceUnit;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.EventCard;
import civitas.clash.event.LowerMood.Where;
import civitas.clash.event.MoodLoss.Fall;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;

/** Population Boom and Migration: free settlers, also for an opponent the drawer chooses. */
final class Settlers {

    private Settlers() {}

    static void populationBoom(ClashTable table, EventCard card, int player) {
        chooseOpponent(table, player);
        PlaceUnit.ask(table, player, BaseUnit.SETTLER);
    }

    static void migration(ClashTable table, EventCard card, int player) {
        LowerMood.ask(table, player, Where.ANYWHERE, Fall.ONE_STEP, 1);
        chooseOpponent(table, player);
    }

    /** Somebody with a settler in supply has to be chosen; if nobody has one, choosing changes nothing. */
    private static void chooseOpponent(ClashTable table, int drawer) {
        for (int other = table.next(drawer); other != drawer; other = table.next(other)) {
            if (hasSettler(table, other)) {
                table.push(new ChooseOpponent(drawer));
                return;
            }
        }
    }

    private static boolean hasSettler(ClashTable table, int player) {
        return table.unitsLeft(player, BaseUnit.SETTLER) > 0;
    }

    /** Who gets the settler. */
    record ChooseOpponent(int drawer) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << drawer;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.settler-for");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int other = table.next(drawer); other != drawer; other = table.next(other)) {
                if (hasSettler(table, other)) {
                    out.add(Act.CHOOSE, Seat.of(other));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            PlaceUnit.ask(table, choice.subject(Seat.class).index(), BaseUnit.SETTLER);
        }
    }
}

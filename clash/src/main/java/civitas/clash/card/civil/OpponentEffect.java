package civitas.clash.card.civil;

import civitas.clash.content.ActionCard;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A card that is played on one opponent. */
abstract class OpponentEffect implements CivilEffect {

    /** The opponents on whom the card may be played, as a mask. */
    abstract int opponents(ClashTable table, int player);

    /** The opponent was named, nobody has cancelled the card, and it was paid. */
    abstract void play(ClashTable table, int player, int opponent);

    @Override
    public final boolean isPossible(ClashTable table, int player) {
        return isTimely(table) && opponents(table, player) != 0;
    }

    /** Whether the card may be played at this moment of the turn. */
    boolean isTimely(ClashTable table) {
        return true;
    }

    @Override
    public final void perform(ClashTable table, int player) {
        throw new IllegalStateException("it is played on somebody");
    }

    /** Everybody else, as a mask. */
    static int others(ClashTable table, int player) {
        return (1 << table.seats()) - 1 & ~(1 << player);
    }

    /** On whom the card is played; that is named before it can be cancelled and is paid (CC-10.17). */
    record ChooseOpponent(int player, ActionCard card, PlayCivil.Cost cost) implements Solo<ClashTable> {

        private OpponentEffect effect(ClashTable table) {
            return (OpponentEffect) table.book().civil().of(card.civil());
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.choose-opponent", card.civil());
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int m = effect(table).opponents(table, player); m != 0; m &= m - 1) {
                out.add(Act.CHOOSE, Seat.of(Integer.numberOfTrailingZeros(m)));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Seat opponent = choice.subject(Seat.class);
            table.say("log.plays-on", table.name(player), card.civil(), opponent);
            PlayCivil.aim(table, player, card, cost, opponent.index());
        }
    }
}

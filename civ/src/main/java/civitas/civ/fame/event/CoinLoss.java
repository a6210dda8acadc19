package civitas.civ.fame.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.culture.event.Committed;
import civitas.civ.culture.event.Playing;
import civitas.civ.culture.event.RivalPlay;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * Counterfeiters, Depression, Bank Scandal: other players discard a coin token each, chosen by whoever plays the card, before the
 * others react (CV-03.12).
 *
 * @param all whether everybody who has one loses one, instead of players of choice
 */
record CoinLoss(boolean all) implements RivalPlay {

    @Override
    public boolean concerns(CivTable table, int by, CultureEvent event, int other) {
        return !LoseCoins.places(table, other).isEmpty();
    }

    @Override
    public void explainMisfit(CivTable table, CultureEvent event, Seat other, Reasons out) {
        out.because("why.no-coin-tokens", other);
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChooseCoin(by, event, all, List.of()));
    }

    /**
     * Which token of whom; where everybody loses one, player by player.
     *
     * @param losses the tokens chosen before
     */
    record ChooseCoin(int by, CultureEvent event, boolean all, List<LoseCoins.Loss> losses)
            implements Solo<CivTable>, Committed {

        ChooseCoin {
            losses = List.copyOf(losses);
        }

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.event-coin", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = table.next(by); other != by; other = table.next(other)) {
                if (isOpen(table, other)) {
                    for (Thing place : LoseCoins.places(table, other)) {
                        out.add(Act.CHOOSE, place, table.name(other));
                    }
                    if (all) {
                        return;
                    }
                }
            }
            if (!losses.isEmpty()) {
                out.add(Act.DONE);
            }
        }

        private boolean isOpen(CivTable table, int other) {
            return new CoinLoss(all).fits(table, by, event, other) && !isChosen(other);
        }

        private boolean isChosen(int other) {
            return losses.stream().anyMatch(loss -> loss.player() == other);
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Seat other)) {
                return;
            }
            if (isChosen(other.index())) {
                out.because("why.coin-chosen", other);
            } else {
                new CoinLoss(all).explain(table, by, event, other, out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                play(table, losses);
                return;
            }
            List<LoseCoins.Loss> more = new ArrayList<>(losses);
            more.add(new LoseCoins.Loss(choice.object(Seat.class).index(), choice.subject()));
            ChooseCoin next = new ChooseCoin(by, event, all, more);
            if (more.size() < table.content().spec(event).amount() && next.goesOn(table)) {
                table.push(next);
            } else {
                play(table, more);
            }
        }

        private boolean goesOn(CivTable table) {
            for (int other = 0; other < table.seats(); other++) {
                if (isOpen(table, other)) {
                    return true;
                }
            }
            return false;
        }

        private void play(CivTable table, List<LoseCoins.Loss> tokens) {
            int targets = 0;
            for (LoseCoins.Loss loss : tokens) {
                targets |= 1 << loss.player();
            }
            LoseCoins effect = new LoseCoins(tokens);
            Playing.play(table, by, event, Thing.NONE, targets, effect);
            effect.announce(table);
        }
    }
}

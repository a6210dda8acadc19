package civitas.civ.fame.tech;

import civitas.civ.ability.UsePaid;
import civitas.civ.content.PaidAbility;
import civitas.civ.fame.event.LoseCoins;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Mysticism: an opponent discards a coin token, chosen before others react (CV-03.12, CV-11.92). */
final class Swindle implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        for (int other = 0; other < table.seats(); other++) {
            if (other != player && !LoseCoins.places(table, other).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void explain(CivTable table, int player, PaidAbility ability, Reasons out) {
        out.because("why.nobody-has-coins");
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new ChooseCoin(player, ability));
    }

    /** Which token of whom. */
    record ChooseCoin(int player, PaidAbility ability) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.swindle");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                for (Thing place : LoseCoins.places(table, other)) {
                    out.add(Act.CHOOSE, place, table.name(other));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Seat other)) {
                return;
            }
            if (other.index() == player) {
                out.because("why.not-yourself");
            } else if (LoseCoins.places(table, other.index()).isEmpty()) {
                out.because("why.no-coin-tokens", other);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Seat other = choice.object(Seat.class);
            LoseCoins effect = new LoseCoins(List.of(new LoseCoins.Loss(other.index(), choice.subject())));
            UsePaid.declare(table, player, ability, other.mask(), effect);
            effect.announce(table);
        }
    }
}

package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Weight;
import civitas.server.api.Amount;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What each choice of a decision takes and brings at once, to be written on its button.
 *
 * <p>Each is tried on an imagined table, so nothing here depends on a secret. Where something is rolled or drawn it is tried
 * on a second one, and only what both agree on is said: the known part of the price.
 */
final class Outlook<T extends Table<T>> {

    private static final int NOT_KEPT = -1;

    private final Game<T> game;
    private final Seat seat;
    private final T one;
    private final T other;

    /** @param seed what is imagined follows from it; the same at the same moment */
    Outlook(Game<T> game, T table, Seat seat, long seed) {
        this.game = game;
        this.seat = seat;
        one = game.imagine(table, seat, seed);
        other = game.imagine(table, seat, ~seed);
    }

    /** For each choice, in their order. */
    List<List<Amount>> of(Decision decision) {
        List<List<Amount>> all = new ArrayList<>();
        for (Choice choice : decision.choices()) {
            all.add(of(choice));
        }
        return all;
    }

    private List<Amount> of(Choice choice) {
        Map<String, Integer> change = new LinkedHashMap<>();
        one.expense(seat, choice).forEach((what, amount) -> change.put(what, -amount));
        if (change.isEmpty() && one.weight(choice) != Weight.SILENT) {
            tried(choice).forEach(change::put);
        }
        Map<String, Integer> held = game.holdings(one, seat);
        List<Amount> amounts = new ArrayList<>();
        change.forEach((what, amount) -> {
            if (amount != 0) {
                int left = held.containsKey(what) ? held.get(what) + amount : NOT_KEPT;
                amounts.add(new Amount(what, amount, left));
            }
        });
        return amounts;
    }

    private Map<String, Integer> tried(Choice choice) {
        T trial = one.copy();
        int before = trial.revelations();
        Map<String, Integer> change = change(one, trial, choice);
        if (trial.revelations() != before) {
            Map<String, Integer> elsewhere = change(other, other.copy(), choice);
            change.entrySet().removeIf(entry -> !entry.getValue().equals(elsewhere.get(entry.getKey())));
        }
        return change;
    }

    /** What the seat has more or less after a choice, and what it is asked to pay for it. */
    private Map<String, Integer> change(T before, T trial, Choice choice) {
        Map<String, Integer> held = game.holdings(before, seat);
        int owedBefore = before.owed(seat).size();
        trial.choose(seat.index(), choice);
        Map<String, Integer> change = new LinkedHashMap<>();
        game.holdings(trial, seat).forEach((what, amount) -> change.put(what, amount - held.getOrDefault(what, 0)));
        if (owedBefore == 0 && !trial.over()) {
            trial.owed(seat).forEach((what, amount) -> change.merge(what, -amount, Integer::sum));
        }
        return change;
    }
}

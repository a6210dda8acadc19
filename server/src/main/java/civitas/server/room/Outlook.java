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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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
    private final Supplier<T> imagineAnother;
    private @Nullable T other;

    /** @param seed what is imagined follows from it; the same at the same moment */
    Outlook(Game<T> game, T table, Seat seat, long seed) {
        this.game = game;
        this.seat = seat;
        one = game.imagine(table, seat, seed);
        imagineAnother = () -> game.imagine(table, seat, ~seed);
    }

    /** The second one is imagined only where it is needed. */
    private T other() {
        T known = other;
        if (known == null) {
            known = imagineAnother.get();
            other = known;
        }
        return known;
    }

    /**
     * What is known of a choice before it is made.
     *
     * @param price what it takes and brings at once
     * @param reveals whether something would be rolled, drawn or shown, so that it cannot be taken back freely
     */
    record Prospect(List<Amount> price, boolean reveals) {

        static final Prospect UNKNOWN = new Prospect(List.of(), false);
    }

    /** For each choice, in their order. */
    List<Prospect> of(Decision decision) {
        List<Prospect> all = new ArrayList<>(decision.choices().size());
        Map<String, Integer> held = game.holdings(one, seat);
        for (Choice choice : decision.choices()) {
            all.add(of(choice, held));
        }
        return all;
    }

    private Prospect of(Choice choice, Map<String, Integer> held) {
        if (one.weight(choice) == Weight.SILENT) {
            return Prospect.UNKNOWN;
        }
        T trial = one.copy();
        int before = trial.revelations();
        trial.choose(seat.index(), choice);
        boolean reveals = trial.revelations() != before;
        Map<String, Integer> change = new LinkedHashMap<>();
        one.expense(seat, choice).forEach((what, amount) -> change.put(what, -amount));
        if (change.isEmpty()) {
            change.putAll(change(one, held, trial));
            if (reveals) {
                keepWhatIsSure(change, choice);
            }
        }
        return new Prospect(amounts(change, held), reveals);
    }

    private static List<Amount> amounts(Map<String, Integer> change, Map<String, Integer> held) {
        List<Amount> amounts = new ArrayList<>();
        change.forEach((what, amount) -> {
            if (amount != 0) {
                int left = held.containsKey(what) ? held.get(what) + amount : NOT_KEPT;
                amounts.add(new Amount(what, amount, left));
            }
        });
        return amounts;
    }

    private void keepWhatIsSure(Map<String, Integer> change, Choice choice) {
        if (change.values().stream().allMatch(amount -> amount == 0)) {
            return; // there is nothing to doubt
        }
        T trial = other().copy();
        trial.choose(seat.index(), choice);
        Map<String, Integer> elsewhere = change(other(), game.holdings(other(), seat), trial);
        change.entrySet().removeIf(entry -> !entry.getValue().equals(elsewhere.get(entry.getKey())));
    }

    /** What the seat has more or less after a choice, and what it is asked to pay for it. */
    private Map<String, Integer> change(T before, Map<String, Integer> held, T trial) {
        Map<String, Integer> change = new LinkedHashMap<>();
        game.holdings(trial, seat).forEach((what, amount) -> change.put(what, amount - held.getOrDefault(what, 0)));
        if (!trial.over() && before.owed(seat).isEmpty()) {
            trial.owed(seat).forEach((what, amount) -> change.merge(what, -amount, Integer::sum));
        }
        return change;
    }
}

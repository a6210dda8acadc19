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
        Map<String, Integer> expense = one.expense(seat, choice);
        if (!expense.isEmpty()) {
            Map<String, Integer> change = new LinkedHashMap<>();
            expense.forEach((what, amount) -> change.put(what, -amount));
            return new Prospect(amounts(change, held), reveals);
        }
        Map<String, Integer> change = change(one, held, trial);
        if (reveals && !change.isEmpty()) {
            keepWhatIsSure(change, choice);
        }
        return new Prospect(amounts(change, held), reveals);
    }

    private static List<Amount> amounts(Map<String, Integer> change, Map<String, Integer> held) {
        if (change.isEmpty()) {
            return List.of();
        }
        List<Amount> amounts = new ArrayList<>(change.size());
        change.forEach((what, amount) -> {
            if (amount != 0) {
                int left = held.containsKey(what) ? held.get(what) + amount : NOT_KEPT;
                amounts.add(new Amount(what, amount, left));
            }
        });
        return amounts;
    }

    private void keepWhatIsSure(Map<String, Integer> change, Choice choice) {
        T trial = other().copy();
        trial.choose(seat.index(), choice);
        Map<String, Integer> elsewhere = change(other(), game.holdings(other(), seat), trial);
        change.entrySet().removeIf(entry -> !entry.getValue().equals(elsewhere.get(entry.getKey())));
    }

    /**
     * What the seat has more or less after a choice, and what it is asked to pay for it. Of most that is nothing, and for many
     * decisions it is asked of dozens of choices.
     */
    private Map<String, Integer> change(T before, Map<String, Integer> held, T trial) {
        Map<String, Integer> owed =
                !trial.over() && before.owed(seat).isEmpty() ? trial.owed(seat) : Map.<String, Integer>of();
        Map<String, Integer> holds = game.holdings(trial, seat);
        if (owed.isEmpty() && holds.equals(held)) {
            return Map.of();
        }
        Map<String, Integer> change = new LinkedHashMap<>();
        holds.forEach((what, amount) -> {
            int more = amount - held.getOrDefault(what, 0) - owed.getOrDefault(what, 0);
            if (more != 0) {
                change.put(what, more);
            }
        });
        owed.forEach((what, amount) -> {
            if (amount != 0 && !holds.containsKey(what)) {
                change.put(what, -amount);
            }
        });
        return change;
    }
}

package civitas.clash.objective;

import civitas.clash.content.Objective;
import civitas.clash.table.ClashTable;
import civitas.kernel.state.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Objectives that bar each other, as written on their cards (CC-11.11). */
public final class Exclusions {

    private Exclusions() {}

    /** Whether an objective cannot be completed any more in a status phase in which others were. */
    static boolean isBarred(ClashTable table, Objective objective, List<Objective> done) {
        if (done.isEmpty()) {
            return false;
        }
        Optional<Objective> rival = table.content().spec(objective).excludedBy();
        return done.contains(objective) || rival.isPresent() && done.contains(rival.get());
    }

    /** Whether an "immediately" objective bars one of the status phase at the end of the round. */
    static boolean isRemembered(ClashTable table, Objective objective) {
        return table.content().spec(objective).immediate() && bars(table, objective);
    }

    private static boolean bars(ClashTable table, Objective objective) {
        for (Objective other : table.content().objectives()) {
            if (table.content().spec(other).excludedBy().equals(Optional.of(objective))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player has completed something in the last round that bars something in the status phase. */
    public static boolean isBound(ClashTable table, int player) {
        return !remembered(table, player).isEmpty();
    }

    /** In a position of a scenario: he has. */
    public static void bind(ClashTable table, int player) {
        for (Objective objective : table.content().objectives()) {
            if (isRemembered(table, objective)) {
                table.lasting().thisRound().mark(objective, player);
            }
        }
    }

    /** What a player has completed in the last round that bars something in the status phase. */
    static List<Objective> remembered(ClashTable table, int player) {
        Memory round = table.lasting().thisRound();
        if (round.isEmpty()) {
            return List.of();
        }
        List<Objective> remembered = new ArrayList<>();
        for (Objective objective : table.content().objectives()) {
            if (round.has(objective, player)) {
                remembered.add(objective);
            }
        }
        return List.copyOf(remembered);
    }
}

package civitas.clash.status;

import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import java.util.List;
import java.util.stream.Stream;

/**
 * The status phase after the last round of an age (rules chapter 13): all players carry out one step in turn order, then
 * all the next one (CC-13.1).
 *
 * <p>Rules: CC-3.14, CC-3.15, CC-17.6, CC-17.14.
 */
public record StatusPhase() implements Procedure<ClashTable> {

    private static final StatusStep[] STEPS = StatusStep.values();

    @Override
    public void run(ClashTable table) {
        table.say("log.status-phase", table.age());
        if (isLast(table)) {
            table.push(new EndGame());
        } else {
            for (int i = STEPS.length - 1; i > 0; i--) {
                table.push(new StatusStep.Begin(STEPS[i]));
            }
        }
        table.push(new StatusStep.Begin(STEPS[0]));
    }

    /** The codes of the steps, in order. */
    public static List<String> steps() {
        return Stream.of(STEPS).map(StatusStep::code).toList();
    }

    /**
     * Begins in the middle, for whoever arranges a position.
     *
     * @param code the step
     * @param player with whom it goes on; those before him in turn order have had their time in this step
     */
    public static void beginAt(ClashTable table, String code, int player) {
        int first = steps().indexOf(code);
        for (int i = STEPS.length - 1; i > first; i--) {
            table.push(new StatusStep.Begin(STEPS[i]));
        }
        STEPS[first].begin(table, player);
    }

    /** Whether the game ends after the first step (CC-13.5, CC-15.1, CC-15.2, CC-15.3). */
    private static boolean isLast(ClashTable table) {
        if (table.isEnding() || table.age() == table.rules().options().ages()) {
            return true;
        }
        for (int player = 0; player < table.seats(); player++) {
            if (table.cities().count(player) == 0) {
                table.say("log.no-city-left", table.name(player));
                return true;
            }
        }
        return false;
    }
}

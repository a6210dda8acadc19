package civitas.clash.status;

import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import java.util.List;

/**
 * The status phase after the last round of an age (rules chapter 13): all players carry out one step in turn order, then
 * all the next one (CC-13.1).
 *
 * <p>Rules: CC-3.14, CC-3.15, CC-17.6, CC-17.7, CC-17.14.
 */
public record StatusPhase() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        List<String> codes = table.constants().statusPhase;
        table.say("log.status-phase", table.age());
        if (isLast(table)) {
            table.push(new EndGame());
        } else {
            for (int i = codes.size() - 1; i > 0; i--) {
                table.push(new StatusStep.Begin(StatusStep.of(codes.get(i))));
            }
        }
        table.push(new StatusStep.Begin(StatusStep.of(codes.getFirst())));
    }

    /**
     * Begins in the middle, for whoever arranges a position.
     *
     * @param code the step
     * @param player with whom it goes on; those before him in turn order have had their time in this step
     */
    public static void beginAt(ClashTable table, String code, int player) {
        List<String> codes = table.constants().statusPhase;
        for (int i = codes.size() - 1; i > codes.indexOf(code); i--) {
            table.push(new StatusStep.Begin(StatusStep.of(codes.get(i))));
        }
        StatusStep.of(code).begin(table, player);
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

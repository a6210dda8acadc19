package civitas.e2e.browser;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What somebody tends to do in a game; see {@link Player}.
 *
 * @param ownTurn the questions at which actions are begun
 * @param ambitions what to do with an action, the best first
 * @param diligence how likely one of them is begun rather than the turn ended
 * @param whims what is done for a change before all ambitions, and how likely
 * @param ending the verb that ends a turn
 * @param unwise questions to which no is a good answer
 */
public record Habits(
        Pattern ownTurn,
        List<String> ambitions,
        double diligence,
        Map<String, Double> whims,
        String ending,
        Pattern unwise) {

    /** Settles, collects, learns and builds, and keeps out of trouble. */
    public static final Habits CLASH = new Habits(
            Pattern.compile("prompt\\.turn"),
            List.of("complete", "found", "build", "advance", "construct", "collect", "improve-mood"),
            1,
            Map.of("recruit", 0.15, "move", 0.15),
            "end-turn",
            Pattern.compile("prompt\\.(raze|trade|influence-boost|earthquake|change-government|pay-for-change).*"));

    /** The same with fewer actions in a turn. */
    public Habits unhurried() {
        return new Habits(ownTurn, ambitions, diligence / 2, Map.of(), ending, unwise);
    }

    /** Founds, learns, builds a little and looks around; does not hurry to win. */
    public static final Habits CIV = new Habits(
            Pattern.compile("prompt\\.(step\\..*|negotiate)"),
            List.of("found", "place", "build-wonder", "build", "build-figure", "arts", "advance"),
            0.3,
            Map.of("move", 0.15),
            "done",
            Pattern.compile("prompt\\.(cancel|interrupt|second|consent|save-unit|battle\\.(prepare|end-turn)).*"));
}

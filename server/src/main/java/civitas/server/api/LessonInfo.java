package civitas.server.api;

import civitas.kernel.Codes;
import java.util.List;

/**
 * How far somebody is in a lesson.
 *
 * @param goal the number of the present goal, from 0; as many as there are goals once all are behind
 * @param light the choices to point at, by their codes
 * @param tip what is useful now, after the goals; empty where nothing is said
 * @param end what is said when all goals are behind; empty before
 */
public record LessonInfo(
        String name, String title, List<GoalInfo> goals, int goal, List<String> light, String tip, String end) {

    /**
     * One goal.
     *
     * @param outcome {@code met}, {@code skipped}, {@code now} or {@code later}
     */
    public record GoalInfo(String title, String text, String hint, String outcome) {}

    /** What became of a goal. */
    public enum Outcome {
        MET,
        SKIPPED,
        NOW,
        LATER;

        public String code() {
            return Codes.of(this);
        }
    }
}

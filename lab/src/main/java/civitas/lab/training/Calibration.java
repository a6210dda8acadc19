package civitas.lab.training;

import java.util.List;

/**
 * Finds the scale on which standings are chances: one at the beginning of a game and one at its end, so that the winners of games
 * surprise as little as possible (log-loss).
 */
final class Calibration {

    /** Scales that are tried, each so many times the one before. */
    private static final double STEP = 1.15;

    private static final int STEPS = 24;

    /** So many games would have to speak for a scale that is e times the usual one: few games show little. */
    private static final double BELIEF = 2;

    /** Nothing is ever so sure. */
    private static final double SURE = 1e-3;

    private Calibration() {}

    /** @param usual what is believed before any game is seen */
    static Scale of(List<School.Day> days, double usual) {
        double least = usual / Math.pow(STEP, STEPS / 2);
        Scale found = new Scale(usual, usual);
        double loss = Double.POSITIVE_INFINITY;
        for (int i = 0; i < STEPS; i++) {
            for (int j = 0; j < STEPS; j++) {
                Scale scale = new Scale(least * Math.pow(STEP, i), least * Math.pow(STEP, j));
                double lost = loss(days, scale) + doubt(scale, usual) / Math.max(1, days.size());
                if (lost < loss) {
                    loss = lost;
                    found = scale;
                }
            }
        }
        return found;
    }

    private static double doubt(Scale scale, double usual) {
        double late = Math.log(scale.late() / usual);
        double early = Math.log(scale.early() / usual);
        return BELIEF * (late * late + early * early);
    }

    /** How much the winners surprise somebody who believes in a forecast, per moment; every game counts alike. */
    static double loss(List<School.Day> days, Forecast forecast) {
        return days.stream()
                .filter(day -> !day.omens().isEmpty())
                .mapToDouble(day -> surprise(day, forecast))
                .average()
                .orElse(0);
    }

    /** The same in one game, in which somebody looked at how everybody stood. */
    static double surprise(School.Day day, Forecast forecast) {
        double surprise = 0;
        for (Omen omen : day.omens()) {
            for (int seat = 0; seat < day.shares().size(); seat++) {
                surprise -= day.shares().get(seat) * Math.log(Math.max(SURE, forecast.chance(omen, seat)));
            }
        }
        return surprise / day.omens().size();
    }
}

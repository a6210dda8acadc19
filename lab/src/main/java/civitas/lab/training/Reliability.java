package civitas.lab.training;

import java.util.ArrayList;
import java.util.List;

/**
 * How well chances came true. Every moment at which somebody looked how all stood is a forecast for each seat; all games count alike.
 *
 * @param brier the mean square of how far a forecast was from what came: 1 for who won, 0 for who did not
 * @param surprises how much its winner surprised in each game (log-loss)
 * @param bins forecasts of about the same chance, from none to certainty
 */
public record Reliability(double brier, List<Double> surprises, List<Bin> bins) {

    private static final int BINS = 10;

    public Reliability {
        surprises = List.copyOf(surprises);
        bins = List.copyOf(bins);
    }

    /**
     * Forecasts of about the same chance.
     *
     * @param part how many of all forecasts these are
     * @param foretold their chance in the mean
     * @param came how often it came true
     */
    public record Bin(double part, double foretold, double came) {}

    static Reliability of(List<School.Day> days, Forecast forecast) {
        List<School.Day> seen =
                days.stream().filter(day -> !day.omens().isEmpty()).toList();
        Sum sum = new Sum();
        seen.forEach(day -> sum.add(day, forecast));
        return new Reliability(
                sum.squares / seen.size(),
                seen.stream().map(day -> Calibration.surprise(day, forecast)).toList(),
                sum.bins(seen.size()));
    }

    /** How far chances are from how often they come true, in the mean. */
    public double error() {
        return bins.stream()
                .mapToDouble(bin -> bin.part() * Math.abs(bin.foretold() - bin.came()))
                .sum();
    }

    public double surprise() {
        return surprises.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    /** By how much less the winners of the same games surprise than by another forecast. */
    public double gain(Reliability other) {
        return other.surprise() - surprise();
    }

    /** Half of the interval in which that gain lies with 95 % certainty: games are independent, moments of a game are not. */
    public double gainError(Reliability other) {
        double gain = gain(other);
        double squares = 0;
        for (int game = 0; game < surprises.size(); game++) {
            double off = other.surprises.get(game) - surprises.get(game) - gain;
            squares += off * off;
        }
        return 1.96 * Math.sqrt(squares) / surprises.size();
    }

    private static final class Sum {
        private double squares;
        private final double[] parts = new double[BINS];
        private final double[] foretold = new double[BINS];
        private final double[] came = new double[BINS];

        private void add(School.Day day, Forecast forecast) {
            int seats = day.shares().size();
            double weight = 1.0 / (day.omens().size() * seats);
            for (Omen omen : day.omens()) {
                for (int seat = 0; seat < seats; seat++) {
                    add(weight, forecast.chance(omen, seat), day.shares().get(seat));
                }
            }
        }

        private void add(double weight, double chance, double share) {
            int bin = Math.min(BINS - 1, (int) (chance * BINS));
            parts[bin] += weight;
            foretold[bin] += weight * chance;
            came[bin] += weight * share;
            squares += weight * (chance - share) * (chance - share);
        }

        private List<Bin> bins(int games) {
            List<Bin> bins = new ArrayList<>();
            for (int i = 0; i < BINS; i++) {
                if (parts[i] > 0) {
                    bins.add(new Bin(parts[i] / games, foretold[i] / parts[i], came[i] / parts[i]));
                }
            }
            return bins;
        }
    }
}

package civitas.lab.training;

import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Weights;
import civitas.lab.BoxSets;
import civitas.lab.Playable;
import civitas.lab.Seeding;
import java.util.List;
import java.util.Map;

/**
 * Finds the scale of chances of a game by letting it be played, and tells by other games how well such chances come true. What things are
 * worth stays as it was made by hand.
 *
 * <p>Everything follows from the seed, with any number of threads.
 */
public final class Surveyor<T extends Table<T>> {

    private final Playable<T> playable;
    private final Learnable<T> game;

    public Surveyor(Playable<T> playable) {
        if (!(playable.evaluation() instanceof Learnable<T> learnable)) {
            throw new IllegalArgumentException(playable.id() + " has no scale of chances");
        }
        this.playable = playable;
        this.game = learnable;
    }

    /**
     * What was found.
     *
     * @param weights the scale, and nothing else
     * @param even how well the chances of somebody who knows nothing come true in the same games
     * @param before those on the scale by hand
     * @param after and those on the scale that was found
     */
    public record Finding(Weights weights, Reliability even, Reliability before, Reliability after) {}

    public Finding find(Survey survey) {
        Scale found = Calibration.of(days(survey, 0, survey.games()), game.spread());
        List<School.Day> fresh = days(survey, 1, survey.fresh());
        return new Finding(
                weights(survey, found),
                Reliability.of(fresh, Forecast.EVEN),
                Reliability.of(fresh, new Scale(game.spread(), game.spread())),
                Reliability.of(fresh, found));
    }

    private List<School.Day> days(Survey survey, int part, int games) {
        List<List<String>> sets =
                survey.boxes().isEmpty() ? BoxSets.of(playable.game(), survey.seats()) : List.of(survey.boxes());
        long seed = Seeding.of(Seeding.of(survey.seed(), survey.seats()), part);
        return new School<>(playable, sets, survey.players(), Schooling.HOLIDAY)
                .days(game.with(List.of()), survey.seats(), games, seed, survey.threads());
    }

    private static Weights weights(Survey survey, Scale found) {
        boolean any = survey.boxes().isEmpty();
        String origin = "the scale of chances in %d games of %s, %sseed %d"
                .formatted(survey.games(), survey.players().code(), any ? "boxes drawn for each, " : "", survey.seed());
        return new Weights(any ? Weights.ANY_BOXES : survey.boxes(), survey.seats(), survey.seats(), origin, Map.of())
                .with(found.named());
    }
}

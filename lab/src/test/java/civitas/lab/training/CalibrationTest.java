package civitas.lab.training;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.learn.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The scale of chances is found again in games that were drawn by a known one; they are the same in every run. */
class CalibrationTest {

    @Test
    void aLeadCountsForMoreWhenLittleIsLeft() {
        List<School.Day> days = days(4, 12);
        Scale found = Calibration.of(days, 10);
        assertThat(found.late()).isBetween(3.0, 5.5);
        assertThat(found.early()).isBetween(9.0, 16.0);
        assertThat(found.named()).containsOnlyKeys(Weights.LATE_SPREAD, Weights.EARLY_SPREAD);
        assertThat(Calibration.loss(days, found)).isLessThan(Calibration.loss(days, new Scale(10, 10)));
    }

    /** Games of three with one moment each, won as often as the scale says. */
    private static List<School.Day> days(double late, double early) {
        SplittableRandom random = new SplittableRandom(3);
        List<School.Day> days = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            double left = random.nextDouble();
            Omen omen = new Omen(
                    List.of(20 * random.nextDouble(), 20 * random.nextDouble(), 20 * random.nextDouble()), left);
            double drawn = random.nextDouble();
            int winner = 0;
            while (winner < 2 && drawn >= omen.chance(winner, late + (early - late) * left)) {
                drawn -= omen.chance(winner, late + (early - late) * left);
                winner++;
            }
            days.add(new School.Day(
                    List.of(),
                    List.of(omen),
                    List.of(winner == 0 ? 1.0 : 0, winner == 1 ? 1.0 : 0, winner == 2 ? 1.0 : 0)));
        }
        return days;
    }
}

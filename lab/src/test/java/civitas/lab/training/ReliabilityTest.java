package civitas.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How well chances came true, in games whose ends are given. */
class ReliabilityTest {

    private static final Forecast THREE_OF_FOUR = (omen, seat) -> seat == 0 ? 0.75 : 0.25;
    private static final Forecast SURE = (omen, seat) -> seat == 0 ? 1 : 0;

    @Test
    void chancesThatComeTrueAsOftenAsForetoldAreNotOff() {
        Reliability right = Reliability.of(days(1, 1, 1, 0), THREE_OF_FOUR);
        assertThat(right.error()).isCloseTo(0, within(1e-9));
        assertThat(right.brier()).isCloseTo(0.75 * 0.25, within(1e-9));
        assertThat(right.bins())
                .containsExactly(new Reliability.Bin(0.5, 0.25, 0.25), new Reliability.Bin(0.5, 0.75, 0.75));
    }

    @Test
    void whoIsTooSureIsSurprised() {
        List<School.Day> days = days(1, 1, 1, 0);
        Reliability right = Reliability.of(days, THREE_OF_FOUR);
        Reliability sure = Reliability.of(days, SURE);
        assertThat(sure.error()).isCloseTo(0.25, within(1e-9));
        assertThat(right.gain(sure)).isPositive();
        assertThat(right.gainError(sure)).isPositive();
        assertThat(Reliability.of(days, Forecast.EVEN).brier()).isCloseTo(0.25, within(1e-9));
    }

    /** However often somebody looked in it. */
    @Test
    void everyGameCountsAlike() {
        List<School.Day> days = List.of(day(1, 1), day(0, 5));
        assertThat(Reliability.of(days, SURE).brier()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void aGameInWhichNobodyLookedTellsNothing() {
        List<School.Day> days = new ArrayList<>(days(1));
        days.add(new School.Day(List.of(), List.of(), List.of(0.0, 1.0)));
        assertThat(Reliability.of(days, SURE).surprises()).hasSize(1);
    }

    /** Games of two with one moment each; what the first got of each win. */
    private static List<School.Day> days(int... shares) {
        List<School.Day> days = new ArrayList<>();
        for (int share : shares) {
            days.add(day(share, 1));
        }
        return days;
    }

    private static School.Day day(int share, int moments) {
        List<Omen> omens = new ArrayList<>();
        for (int i = 0; i < moments; i++) {
            omens.add(new Omen(List.of(1.0, 2.0), 0.5));
        }
        return new School.Day(List.of(), omens, List.of((double) share, 1.0 - share));
    }
}

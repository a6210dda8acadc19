package civitas.kernel.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files of weights: what is written is read, and what does not fit is not used. */
class WeightsTest {

    private static final Weights SOME =
            new Weights(List.of("base", "more"), 3, 5, "learnt in a test", Map.of("city", 1.5, "angry-city", -0.25));

    @Test
    void whatIsWrittenIsRead() {
        assertThat(Weights.parse(SOME.text())).isEqualTo(SOME);
    }

    @Test
    void aFeatureThatIsNotNamedKeepsItsWeight() {
        assertThat(SOME.of("city", 9)).isEqualTo(1.5);
        assertThat(SOME.of("ship", 9)).isEqualTo(9);
        assertThat(SOME.with(Map.of("ship", 2.0)).of("ship", 9)).isEqualTo(2);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.parse("weights\nboxes base\nseats 2 2\norigin x"))
                .withMessageContaining("civitas-weights 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.parse("civitas-weights 1\nboxes base\nplayers 2 2\norigin x"))
                .withMessageContaining("seats");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Weights.parse(SOME.text() + "nothing\n"))
                .withMessageContaining("nothing");
    }

    @Test
    void weightsAreForTheirBoxesAndNumbersOfPlayersOnly() {
        WeightFiles files = new WeightFiles("toy", List.of(SOME));
        assertThat(files.fitting(List.of("base", "more"), 4)).isEqualTo(SOME);
        assertThat(files.fitting(List.of("base", "more"), 2).values()).isEmpty();
        assertThat(files.fitting(List.of("base"), 4).values()).isEmpty();
    }

    @Test
    void weightsForJustTheseBoxesComeBeforeThoseForAny() {
        Weights any = new Weights(Weights.ANY_BOXES, 3, 4, "learnt in a test", Map.of("city", 2.0));
        WeightFiles files = new WeightFiles("toy", List.of(Weights.parse(any.text()), SOME));
        assertThat(files.fitting(List.of("base", "more"), 4)).isEqualTo(SOME);
        assertThat(files.fitting(List.of("base"), 4)).isEqualTo(any);
        assertThat(files.fitting(List.of("base"), 5).values()).isEmpty();
    }

    @Test
    void aLedgerAddsUpAndKeepsTheAmounts() {
        Ledger ledger = Ledger.keeping(new double[] {2, 0.5});
        ledger.add(0, 3);
        ledger.add(1, 4);
        ledger.add(0, -1);
        assertThat(ledger.sum()).isEqualTo(6);
        assertThat(ledger.amounts()).containsExactly(2, 4);
        assertThat(Ledger.sum(new double[] {1}).amounts()).isEmpty();
    }
}

package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseGovernment;
import civitas.civ.table.CivTable;
import org.junit.jupiter.api.Test;

class CivEvaluationTest {

    private final CivEvaluation evaluation = new CivEvaluation();

    /** Whoever changes his mind every other turn lives in Anarchy half the time: that must cost more than it promises. */
    @Test
    void nobodyPassesThroughAnarchyLightly() {
        CivTable table = TestTable.begun(2, TestTable.STANDARD, 1).table();
        for (int seat = 0; seat < 2; seat++) {
            double settled = evaluation.value(table, seat);
            CivTable revolution = table.copy();
            revolution.setGovernment(seat, BaseGovernment.ANARCHY);
            assertThat(evaluation.value(revolution, seat)).isLessThan(settled - 2);
        }
    }
}

package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.Expansion;
import civitas.clash.table.Act;
import civitas.clash.turn.TurnAction;
import civitas.kernel.BundleLaws;
import org.junit.jupiter.api.Test;

class BundlesTest extends BundleLaws {

    BundlesTest() {
        super(
                Expansion.GAME,
                Act.values(),
                "log",
                "prompt",
                "refusal",
                "reason",
                "why",
                "loss",
                "goods",
                "card",
                "score",
                "view",
                "text");
    }

    @Test
    void everyActionOfATurnIsExplained() {
        for (TurnAction action : TurnAction.all(TestTable.BOOK.offers())) {
            assertThat(english().knows("verb." + action.code() + ".name"))
                    .as(action.code())
                    .isTrue();
            assertThat(english().knows("verb." + action.code() + ".text"))
                    .as(action.code())
                    .isTrue();
        }
    }
}

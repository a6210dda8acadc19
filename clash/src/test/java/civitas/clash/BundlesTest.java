package civitas.clash;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.Civilizations;
import civitas.clash.first.FirstEdition;
import civitas.clash.state.Act;
import civitas.clash.turn.TurnAction;
import civitas.kernel.BundleLaws;
import java.util.List;
import org.junit.jupiter.api.Test;

class BundlesTest extends BundleLaws {

    BundlesTest() {
        super(
                new ClashGame(List.of(new Monumental(), new Civilizations(), new FirstEdition())),
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

package civitas.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BriefChoiceTest {

    private static final String SAID = "\"code\":\"pass\",\"verb\":\"pass\",\"label\":\"Pass\"";
    private static final ChoiceInfo PASS =
            new ChoiceInfo("pass", "pass", "Pass", List.of(), "", List.of(), false, -1, false);

    @Test
    void whatSaysNothingIsLeftOut() {
        assertThat(Json.writeBriefly(PASS)).isEqualTo("{" + SAID + "}");
    }

    @Test
    void whateverSaysSomethingStays() {
        ChoiceInfo attack = new ChoiceInfo(
                "attack D4",
                "attack",
                "Attack",
                List.of(new Thing("space", "D4", "D4")),
                "The city is lost.",
                List.of(new Amount("food", -1, 2)),
                true,
                0,
                true);
        assertThat(Json.writeBriefly(attack)).isEqualTo(Json.write(attack)).contains("\"odds\":0,\"fight\":true");
    }

    @Test
    void elsewhereAChoiceIsWhole() {
        assertThat(Json.write(PASS))
                .isEqualTo("{" + SAID
                        + ",\"things\":[],\"loss\":\"\",\"price\":[],\"reveals\":false,\"odds\":-1,\"fight\":false}");
    }
}

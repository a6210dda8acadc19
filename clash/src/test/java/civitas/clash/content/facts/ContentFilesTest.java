package civitas.clash.content.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ContentFilesTest {

    private static JsonNode json(String text) {
        return new JsonMapper().readTree(text.replace('\'', '"'));
    }

    @Test
    void aNumberOfALaterBoxReplacesOneNumber() {
        assertThat(ContentFiles.overlay(
                        json("{'movement': {'groups': 3, 'stackLimit': 4}, 'die': [1, 2]}"),
                        json("{'movement': {'stackLimit': 5}, 'die': [6]}")))
                .isEqualTo(json("{'movement': {'groups': 3, 'stackLimit': 5}, 'die': [6]}"));
    }

    @Test
    void aRowOfALaterBoxReplacesTheRowWithItsIdOrIsOneMore() {
        assertThat(ContentFiles.overlay(
                        json("{'rows': [{'id': 'famine', 'food': 1}, {'id': 'flood'}]}"),
                        json("{'rows': [{'id': 'famine', 'food': 2}, {'id': 'drought'}]}")))
                .isEqualTo(json("{'rows': [{'id': 'famine', 'food': 2}, {'id': 'flood'}, {'id': 'drought'}]}"));
    }

    @Test
    void cardsAreKnownByTheirNumbersWhateverTheyTell() {
        assertThat(ContentFiles.overlay(
                        json("[{'number': 1, 'id': 'famine'}, {'number': 2, 'id': 'famine'}]"),
                        json("[{'number': 2, 'id': 'flood'}, {'number': 3, 'id': 'famine'}]")))
                .isEqualTo(
                        json(
                                "[{'number': 1, 'id': 'famine'}, {'number': 2, 'id': 'flood'}, {'number': 3, 'id': 'famine'}]"));
    }

    @Test
    void aFileThatNoBoxHasIsAMistake() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new ContentFiles(List.of("/civitas/clash/content")).read("leaders"))
                .withMessageContaining("leaders");
    }
}

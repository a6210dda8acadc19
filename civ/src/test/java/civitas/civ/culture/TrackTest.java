package civitas.civ.culture;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.Phase;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.TrackSpace;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrackTest {

    private static Scene rich(int culture, int trade, int track) {
        Scene scene = Scene.of(2);
        scene.table().player(0).setCulture(culture);
        scene.table().player(0).setTrade(trade);
        scene.table().player(0).setTrack(track);
        return scene;
    }

    @Test
    @Rule({"CV-07.01", "CV-07.02"})
    void theTrackHasItsSpaces() {
        Content content = Books.content();
        assertThat(content.trackLength()).isEqualTo(21);
        for (int position = 1; position <= 21; position++) {
            int third = (position - 1) / 7;
            TrackSpace space = content.space(position);
            boolean person = position == 3 || position == 7 || position == 12 || position == 18;
            int event = person || position == 21 ? 0 : third + 1;
            assertThat(space).isEqualTo(new TrackSpace(3 + 2 * third, 3 * third, event, person, position == 21));
        }
    }

    @Test
    @Rule({"CV-07.03", "CV-07.04", "CV-07.05", "CV-07.11"})
    void advancesArePaidOneByOne() {
        Scene scene = rich(8, 0, 0);
        CivTable table = scene.table();
        TestTable test = scene.step(0, Phase.CITY_MANAGEMENT);
        int deck = table.market().events(1).size();
        test.choose("advance");
        assertThat(table.player(0).track()).isOne();
        assertThat(table.player(0).culture()).isEqualTo(5);
        assertThat(table.player(0).hand().size()).isOne();
        assertThat(table.market().events(1).size()).isEqualTo(deck - 1);
        test.choose("advance");
        assertThat(table.player(0).culture()).isEqualTo(2);
        assertThat(test.codes()).doesNotContain("advance");
    }

    @Test
    @Rule("CV-07.10")
    void cultureBuysNothingButAdvances() {
        for (Phase phase : List.of(Phase.START_OF_TURN, Phase.CITY_MANAGEMENT, Phase.MOVEMENT)) {
            List<String> poor = new ArrayList<>(rich(0, 20, 0).step(0, phase).codes());
            List<String> rich = new ArrayList<>(rich(20, 20, 0).step(0, phase).codes());
            assertThat(rich.remove("advance")).isEqualTo(phase == Phase.CITY_MANAGEMENT);
            assertThat(rich).isEqualTo(poor);
        }
    }

    @Test
    @Rule({"CV-07.03", "CV-07.04"})
    void laterSpacesCostTradeToo() {
        Scene scene = rich(5, 2, 7);
        assertThat(scene.step(0, Phase.CITY_MANAGEMENT).codes()).doesNotContain("advance");
        scene.table().player(0).setTrade(4);
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("advance");
        assertThat(scene.step(0, Phase.MOVEMENT).codes()).doesNotContain("advance");
        scene.step(0, Phase.CITY_MANAGEMENT).choose("advance");
        assertThat(scene.table().player(0).culture()).isZero();
        assertThat(scene.table().player(0).trade()).isOne();
        int card = scene.table().player(0).hand().get(0);
        assertThat(Books.content().spec(Books.content().event(card)).level()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-07.05", "CV-07.12"})
    void rewardsAreTakenBeforeTheNextAdvance() {
        Scene scene = rich(9, 0, 2);
        TestTable test = scene.step(0, Phase.CITY_MANAGEMENT).choose("advance");
        assertThat(Integer.bitCount(scene.table().player(0).people())).isOne();
        assertThat(test.codes()).contains("keep").doesNotContain("advance");
        assertThat(test.choose("keep").codes()).contains("advance");
    }

    @Test
    @Rule({"CV-07.06", "CV-07.08"})
    void freeAdvancesCostNothingAndSpacesAreShared() {
        Scene scene = rich(0, 0, 0);
        CivTable table = scene.table();
        table.player(1).setTrack(1);
        scene.happen(t -> Track.advanceFree(t, 0));
        assertThat(table.player(0).track()).isOne();
        assertThat(table.player(1).track()).isOne();
        assertThat(table.player(0).hand().size()).isOne();
        assertThat(table.player(0).culture()).isZero();
    }

    @Test
    @Rule({"CV-07.13", "CV-15.03"})
    void theLastSpaceWins() {
        Scene scene = rich(7, 6, 20);
        scene.step(0, Phase.CITY_MANAGEMENT).choose("advance");
        assertThat(scene.table().victory()).isEqualTo(Victory.CULTURE);
        assertThat(scene.table().winner()).isZero();
    }

    @Test
    @Rule("CV-07.09")
    void aFreeAdvanceCanWin() {
        Scene scene = rich(0, 0, 20);
        Track.advanceFree(scene.table(), 0);
        assertThat(scene.table().victory()).isEqualTo(Victory.CULTURE);
    }
}

package civitas.clash.advance;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class CultureAbilitiesTest {

    private static TestTable twoCities() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.ANGRY, BaseBuilding.TEMPLE, BaseBuilding.FORTRESS, BaseBuilding.ACADEMY)
                .city(0, "D5", Mood.NEUTRAL)
                .advances(0, BaseAdvance.CIRCUS_AND_SPORTS, BaseAdvance.DRAMA_AND_MUSIC);
    }

    @Test
    @Rule({"CC-4.114", "CC-4.145", "CC-4.146"})
    void gamesRaiseTheMoodWhateverTheSize() {
        TestTable t = twoCities().goods(0, Good.CULTURE, 3).turnOf(0).choose("use circus-and-sports");
        assertThat(t.codes()).containsExactlyInAnyOrder("improve D2", "improve D2 2", "improve D5");
        t.choose("improve D2 2");
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.HAPPY);
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(1);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        t.choose("use circus-and-sports");
        assertThat(t.table().cities().mood(t.at("D5"))).isEqualTo(Mood.HAPPY);
        assertThat(t.codes()).doesNotContain("use circus-and-sports");
    }

    @Test
    @Rule("CC-4.114")
    void oneTokenBuysOneStep() {
        TestTable t = twoCities().goods(0, Good.CULTURE, 1).turnOf(0).choose("use circus-and-sports");
        assertThat(t.codes()).containsExactlyInAnyOrder("improve D2", "improve D5");
        t.choose("improve D2");
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.NEUTRAL);
        assertThat(twoCities().goods(0, Good.CULTURE, 0).turnOf(0).codes()).doesNotContain("use circus-and-sports");
    }

    @Test
    @Rule("CC-3.9")
    void theatreSwapsOneTokenPerTurn() {
        TestTable t =
                twoCities().goods(0, Good.CULTURE, 2).goods(0, Good.MOOD, 1).turnOf(0);
        t.choose("use drama-and-music");
        assertThat(t.codes()).containsExactly("give culture", "give mood");
        t.choose("give mood");
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(3);
        assertThat(t.table().player(0).get(Good.MOOD)).isZero();
        assertThat(t.codes()).doesNotContain("use drama-and-music");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
    }
}

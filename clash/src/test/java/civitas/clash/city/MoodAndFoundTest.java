package civitas.clash.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class MoodAndFoundTest {

    private static TestTable cities() {
        return TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.ANGRY, BaseBuilding.TEMPLE)
                .city(0, "D4", Mood.NEUTRAL)
                .city(1, "A3", Mood.NEUTRAL);
    }

    @Test
    @Rule({"CC-4.106", "CC-4.107", "CC-4.109", "CC-5.7", "CC-5.15"})
    void eachStepCostsTheSize() {
        TestTable t = cities().goods(0, Good.MOOD, 5).turnOf(0);
        t.choose("improve-mood", "improve D2", "improve D2", "improve D4");
        assertThat(t.table().player(0).get(Good.MOOD)).isZero();
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.HAPPY);
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule("CC-4.108")
    void theRealSizeCounts() {
        TestTable t = cities().goods(0, Good.MOOD, 1).turnOf(0);
        t.choose("improve-mood");
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(t.table().cities().mood(t.at("D2")))
                .as("size 2 although angry")
                .isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-4.112", "CC-3.9"})
    void votingIsAFreeActionThatCostsAToken() {
        TestTable t = cities().goods(0, Good.MOOD, 5)
                .advances(0, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING)
                .turnOf(0);
        t.choose("use voting", "improve D4", "done", "use voting");
        assertThat(t.table().player(0).get(Good.MOOD)).as("1 + 1, then 1 + 2").isZero();
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.NEUTRAL);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        assertThat(t.codes()).doesNotContain("use voting");
    }

    @Test
    @Rule({"CC-5.11", "CC-5.12"})
    void moodStopsAtItsEnds() {
        TestTable t = cities();
        Moods.worsen(t.table(), t.at("D2"));
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.ANGRY);
        Moods.set(t.table(), t.at("D4"), Mood.HAPPY);
        Moods.improve(t.table(), t.at("D4"));
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule({"CC-4.31", "CC-4.32", "CC-4.37", "CC-4.38"})
    void aSettlerBecomesACity() {
        TestTable t = cities().units(0, BaseUnit.SETTLER, "B2", 2)
                .units(0, BaseUnit.INFANTRY, "B2", 1)
                .turnOf(0);
        t.choose("found B2");
        int space = t.at("B2");
        assertThat(t.table().cities().owner(space)).isZero();
        assertThat(t.table().cities().mood(space)).isEqualTo(Mood.NEUTRAL);
        assertThat(t.table().cities().size(space)).isEqualTo(1);
        assertThat(t.table().cities().activations(space)).isZero();
        assertThat(t.table().units().count(BaseUnit.SETTLER, space)).isEqualTo(1);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, space)).isEqualTo(1);
        assertThat(t.codes()).contains("collect B2");
    }

    @Test
    @Rule({"CC-4.33", "CC-4.35", "CC-9.25"})
    void whereNoCityMayBeFounded() {
        TestTable t = cities().terrain("B2", Terrain.SEA)
                .terrain("F2", Terrain.BARREN)
                .units(0, BaseUnit.SHIP, "B2", 1)
                .units(0, BaseUnit.SETTLER, "B2", 1)
                .units(0, BaseUnit.SETTLER, "F2", 1)
                .units(0, BaseUnit.SETTLER, "D4", 1)
                .units(0, BaseUnit.SETTLER, "B4", 1);
        t.table().lands().exhaust(t.at("B4"));
        t.turnOf(0);
        assertThat(t.codes()).noneMatch(code -> code.startsWith("found"));
        t.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D6", 1);
        assertThat(Founding.isLegalSpace(t.table(), 0, t.at("D6"))).isFalse();
        assertThat(Founding.isLegalSpace(t.table(), 0, t.at("E6"))).isTrue();
    }

    @Test
    @Rule({"CC-4.36", "CC-1.18"})
    void withoutASettlementPieceNothingIsFounded() {
        TestTable t = cities().units(0, BaseUnit.SETTLER, "B2", 1);
        for (int i = 0; i < 5; i++) {
            t.table().player(0).loseSettlement();
        }
        t.turnOf(0);
        assertThat(t.codes()).doesNotContain("found B2");
    }
}

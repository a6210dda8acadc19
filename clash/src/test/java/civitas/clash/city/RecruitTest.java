package civitas.clash.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class RecruitTest {

    private static TestTable city(Mood mood, Building... buildings) {
        TestTable t = TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .terrain("D5", Terrain.SEA)
                .city(0, "D4", mood, buildings)
                .city(1, "A3", Mood.NEUTRAL)
                .advances(0, BaseAdvance.STORAGE)
                .goods(0, Good.FOOD, 7)
                .goods(0, Good.ORE, 5)
                .goods(0, Good.WOOD, 6);
        return t.table().cities().has(t.at("D4"), BaseBuilding.PORT) ? t.port("D4", "D5") : t;
    }

    @Test
    @Rule({"CC-4.89", "CC-4.90", "CC-4.91", "CC-4.95"})
    void unitsAreHiredOneByOneUpToTheSize() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.PORT).turnOf(0);
        t.choose("recruit D4", "hire infantry", "hire ship", "hire settler");
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D4"))).isEqualTo(1);
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("D4"))).isEqualTo(1);
        assertThat(t.table().units().count(BaseUnit.SHIP, t.at("D5"))).isEqualTo(1);
        assertThat(t.table().player(0).goods().code()).isEqualTo("4food+4ore+4wood");
    }

    @Test
    @Rule({"CC-4.89", "CC-5.8", "CC-5.9"})
    void moodChangesTheNumber() {
        TestTable happy = city(Mood.HAPPY).turnOf(0).choose("recruit D4", "hire settler", "hire settler");
        assertThat(happy.table().units().total(0, BaseUnit.SETTLER)).isEqualTo(2);

        TestTable angry = city(Mood.ANGRY, BaseBuilding.TEMPLE).turnOf(0).choose("recruit D4", "hire settler");
        assertThat(angry.table().units().total(0, BaseUnit.SETTLER)).isEqualTo(1);
        assertThat(angry.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-4.93", "CC-4.79"})
    void shipsNeedAPort() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE).turnOf(0).choose("recruit D4");
        assertThat(t.codes()).doesNotContain("hire ship");
    }

    @Test
    @Rule({"CC-4.96", "CC-6.20"})
    void theMilitaryLimitHolds() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .units(0, BaseUnit.INFANTRY, "D4", 3)
                .turnOf(0)
                .choose("recruit D4", "hire infantry");
        assertThat(t.codes()).doesNotContain("hire infantry").contains("hire settler");
    }

    @Test
    @Rule({"CC-4.97", "CC-1.16"})
    void withoutAPieceInSupplyOneIsMoved() {
        TestTable t = city(Mood.NEUTRAL).units(0, BaseUnit.SETTLER, "B2", 3).units(0, BaseUnit.SETTLER, "F2", 1);
        t.turnOf(0).choose("recruit D4", "hire settler");
        assertThat(t.loss("relocate F2")).isEqualTo("loss.relocate");
        t.choose("relocate F2");
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("F2"))).isZero();
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("D4"))).isEqualTo(1);
        assertThat(t.table().units().total(0, BaseUnit.SETTLER)).isEqualTo(4);
    }

    @Test
    @Rule("CC-4.101")
    void draftAndSanitationOncePerAction() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .advances(0, BaseAdvance.TACTICS, BaseAdvance.DRAFT, BaseAdvance.SANITATION)
                .goods(0, Good.MOOD, 3);
        t.turnOf(0).choose("recruit D4", "hire infantry", "pay 1mood draft", "hire settler", "pay 1mood sanitation");
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(7);
        t.choose("hire infantry");
        assertThat(t.table().player(0).goods().code()).isEqualTo("6food+4ore+6wood+1mood");
    }

    @Test
    @Rule("CC-4.101")
    void civilLibertiesMakeDraftDearer() {
        TestTable t = city(Mood.NEUTRAL)
                .advances(0, BaseAdvance.TACTICS, BaseAdvance.DRAFT, BaseAdvance.VOTING, BaseAdvance.CIVIL_LIBERTIES)
                .goods(0, Good.MOOD, 2);
        t.turnOf(0).choose("recruit D4", "hire infantry");
        assertThat(t.codes()).contains("pay 2mood draft").doesNotContain("pay 1mood draft");
    }

    @Test
    @Rule("CC-4.103")
    void medicineReturnsAResourceButNoToken() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .advances(0, BaseAdvance.MATH, BaseAdvance.MEDICINE, BaseAdvance.TACTICS, BaseAdvance.DRAFT)
                .goods(0, Good.MOOD, 1);
        t.turnOf(0).choose("recruit D4", "hire infantry", "pay 1food+1ore", "done", "take ore");
        assertThat(t.table().player(0).goods().code()).isEqualTo("6food+5ore+6wood+1mood");

        t.choose("recruit D4", "hire infantry", "pay 1mood draft", "done");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    void nationalismGivesATokenForFighters() {
        TestTable t = city(Mood.NEUTRAL, BaseBuilding.TEMPLE).advances(0, BaseAdvance.DRAFT, BaseAdvance.NATIONALISM);
        t.turnOf(0).choose("recruit D4", "hire settler", "done");
        assertThat(t.codes()).contains("end-turn");
        t.choose("recruit D4", "hire infantry", "done", "take mood");
        assertThat(t.table().player(0).get(Good.MOOD)).isEqualTo(1);
    }
}

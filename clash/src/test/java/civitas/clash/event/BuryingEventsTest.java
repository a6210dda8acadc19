package civitas.clash.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Volcano, Earthquake, Heavy Earthquake: pieces leave the game and give points. */
class BuryingEventsTest {

    private static TestTable fourCities() {
        return Events.plains(2)
                .city(0, "D2", Mood.HAPPY, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .city(0, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS)
                .city(0, "B4", Mood.NEUTRAL)
                .city(0, "F4", Mood.NEUTRAL)
                .city(1, "D7", Mood.HAPPY)
                .turnOf(0);
    }

    private static void wonder(TestTable t, Wonder wonder, int builder, String city) {
        t.table().wonders().build(wonder, builder);
        t.table().cities().addWonder(t.at(city), wonder);
        t.table().player(builder).setWonder(wonder, true);
    }

    private static int points(TestTable t, int player) {
        return t.table().player(player).eventHalfPoints() / 2;
    }

    // --- Volcano ------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.35", "CC-1.22", "CC-9.9"})
    void aVolcanoBuriesACityWithItsUnits() {
        TestTable t = fourCities().units(0, BaseUnit.INFANTRY, "D2", 2).units(0, BaseUnit.SETTLER, "D2", 1);
        t.table().cities().setBuilding(t.at("D2"), BaseBuilding.ACADEMY, 1);
        Events.draw(t, 0, Events.VOLCANO);
        assertThat(t.codes()).containsExactlyInAnyOrder("bury-city D2", "bury-city D4", "bury-city B4", "bury-city F4");
        t.choose("bury-city D2");
        assertThat(t.table().cities().isCity(t.at("D2"))).isFalse();
        assertThat(t.table().units().isEmpty(t.at("D2"))).isTrue();
        assertThat(points(t, 0)).as("settlement and temple").isEqualTo(4);
        assertThat(points(t, 1)).as("the academy is blue").isEqualTo(2);
        assertThat(t.table().settlementsLeft(0)).isEqualTo(3);
        assertThat(t.table().buildingsLeft(0, BaseBuilding.TEMPLE)).isEqualTo(4);
        assertThat(t.table().buildingsLeft(1, BaseBuilding.ACADEMY)).isEqualTo(4);
        assertThat(t.table().lasting().isKept(Events.VOLCANO)).isTrue();
        assertThat(Events.isDiscarded(t, Events.VOLCANO)).isFalse();
    }

    @Test
    @Rule({"CC-9.18", "CC-9.15"})
    void aVolcanoSparesThoseWithFewCities() {
        TestTable t = fourCities();
        Events.draw(t, 1, Events.VOLCANO);
        assertThat(t.table().cities().isCity(t.at("D7"))).isTrue();
        assertThat(Events.isDiscarded(t, Events.VOLCANO)).isTrue();
    }

    @Test
    @Rule({"CC-9.35", "CC-12.24"})
    void aBuriedWonderKeepsItsPointsButDoesNothingAnyMore() {
        TestTable t = fourCities();
        wonder(t, Wonder.GREAT_WALL, 0, "F4");
        wonder(t, Wonder.GREAT_PYRAMID, 0, "F4");
        Events.tell(t, 0, Events.VOLCANO).choose("bury-city F4");
        assertThat(t.table().wonders().isBuried(Wonder.GREAT_WALL)).isTrue();
        assertThat(t.table().wonders().builder(Wonder.GREAT_WALL)).isZero();
        assertThat(t.table().wonders().holder(Wonder.GREAT_WALL)).isZero();
        assertThat(t.table().player(0).holds(Wonder.GREAT_WALL)).isFalse();
        assertThat(t.table().player(0).holds(Wonder.GREAT_PYRAMID))
                .as("the exception")
                .isTrue();
        assertThat(points(t, 0)).as("only the settlement is counted here").isEqualTo(2);
    }

    // --- Earthquake ---------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.35", "CC-1.22"})
    void anEarthquakeTakesOneToThreePieces() {
        TestTable t = fourCities();
        Events.draw(t, 0, Events.EARTHQUAKE);
        assertThat(t.codes())
                .containsExactlyInAnyOrder(
                        "bury academy D2", "bury temple D2", "bury fortress D4", "bury-city B4", "bury-city F4");
        t.choose("bury temple D2");
        assertThat(t.codes()).contains("done").doesNotContain("bury-city D2");
        t.choose("done");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.NEUTRAL);
        assertThat(points(t, 0)).isEqualTo(2);
        assertThat(t.table().lasting().isKept(Events.EARTHQUAKE)).isTrue();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.35", "CC-5.23"})
    void aSettlementFallsOnlyWithAllOfItsCity() {
        TestTable t = fourCities().units(0, BaseUnit.INFANTRY, "D2", 1);
        Events.tell(t, 0, Events.EARTHQUAKE).choose("bury temple D2", "bury academy D2", "bury-city D2");
        assertThat(t.table().cities().isCity(t.at("D2"))).isFalse();
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D2")))
                .as("units stay")
                .isEqualTo(1);
        assertThat(points(t, 0)).isEqualTo(6);
        assertThat(t.codes()).as("three is the limit").contains("end-turn");
    }

    @Test
    @Rule({"CC-5.19"})
    void mythsProtectTheMoodOfEachShakenCity() {
        TestTable t = fourCities().advances(0, BaseAdvance.MYTHS).goods(0, Good.MOOD, 2);
        Events.tell(t, 0, Events.EARTHQUAKE).choose("bury temple D2", "bury fortress D4", "done");
        t.choose("yes", "no");
        assertThat(t.table().player(0).get(Good.MOOD)).isEqualTo(1);
        int kept = Events.mood(t, "D2").ordinal() + Events.mood(t, "D4").ordinal();
        assertThat(kept).as("one of the two has fallen").isEqualTo(2);
    }

    @Test
    @Rule({"CC-9.35"})
    void anEarthquakeMayTakeAWonder() {
        TestTable t = fourCities();
        wonder(t, Wonder.GREAT_LIBRARY, 1, "B4");
        t.table().wonders().setHolder(Wonder.GREAT_LIBRARY, 0);
        t.table().player(1).setWonder(Wonder.GREAT_LIBRARY, false);
        t.table().player(0).setWonder(Wonder.GREAT_LIBRARY, true);
        Events.tell(t, 0, Events.EARTHQUAKE).choose("bury great-library B4", "done");
        assertThat(t.table().cities().size(t.at("B4"))).isEqualTo(1);
        assertThat(t.table().player(0).holds(Wonder.GREAT_LIBRARY)).isFalse();
        assertThat(t.table().wonders().builder(Wonder.GREAT_LIBRARY)).isEqualTo(1);
        assertThat(t.table().wonders().holder(Wonder.GREAT_LIBRARY)).isZero();
        assertThat(Events.mood(t, "B4")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-9.13"})
    void aHeavyEarthquakeShakesEverybodyWithThreeCities() {
        TestTable t = fourCities().city(1, "F6", Mood.NEUTRAL);
        Events.draw(t, 1, Events.HEAVY_EARTHQUAKE);
        assertThat(t.table().asking()).as("blue has two cities only").isZero();
        t.choose("bury-city B4", "bury-city F4", "bury fortress D4");
        assertThat(points(t, 0)).isEqualTo(6);
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.ANGRY);
        assertThat(t.table().cities().count(1)).isEqualTo(2);
        assertThat(t.table().lasting().isKept(Events.HEAVY_EARTHQUAKE)).isTrue();
    }

    @Test
    @Rule({"CC-9.13"})
    void theDrawerOfAHeavyEarthquakeChoosesFirst() {
        TestTable t = fourCities().city(1, "F6", Mood.NEUTRAL).city(1, "B6", Mood.NEUTRAL);
        Events.draw(t, 1, Events.HEAVY_EARTHQUAKE);
        assertThat(t.table().asking()).isEqualTo(1);
        t.choose("bury-city F6", "done");
        assertThat(t.table().asking()).isZero();
    }
}

package civitas.clash.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.city.Constructing;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Events that lower the mood of cities: Pestilence, Famine, Flood, Migration, Civil War; and Myths against them. */
class MoodEventsTest {

    private static TestTable threeCities() {
        return Events.plains(2)
                .city(0, "D2", Mood.HAPPY)
                .city(0, "D4", Mood.NEUTRAL)
                .city(0, "B4", Mood.ANGRY)
                .city(1, "D7", Mood.HAPPY)
                .turnOf(0);
    }

    // --- insurance ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-5.18"})
    void onlyCitiesWhoseMoodCanFallAreChosen() {
        TestTable t = Events.tell(threeCities(), 0, Events.MIGRATION);
        assertThat(t.codes()).as("blue's settler first").containsExactlyInAnyOrder("worsen D4", "worsen D2");
    }

    @Test
    @Rule({"CC-5.19", "CC-EX-29"})
    void mythsKeepTheMoodForAToken() {
        TestTable t = threeCities()
                .advances(0, BaseAdvance.MYTHS)
                .goods(0, Good.MOOD, 1)
                .goods(0, Good.FOOD, 0);
        Events.tell(t, 0, Events.FAMINE).choose("worsen D2");
        assertThat(t.codes()).containsExactly("yes", "no");
        t.choose("yes");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.HAPPY);
        assertThat(t.table().player(0).get(Good.MOOD)).isZero();
    }

    @Test
    @Rule({"CC-5.19"})
    void mythsAreNotCompulsory() {
        TestTable t = threeCities()
                .advances(0, BaseAdvance.MYTHS)
                .goods(0, Good.MOOD, 1)
                .goods(0, Good.FOOD, 0);
        Events.tell(t, 0, Events.FAMINE).choose("worsen D2", "no");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.ANGRY);
        assertThat(t.table().player(0).get(Good.MOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-5.19", "CC-EX-29"})
    void mythsCostATokenForEveryCity() {
        TestTable t =
                threeCities().advances(0, BaseAdvance.MYTHS, BaseAdvance.ROADS).goods(0, Good.MOOD, 1);
        Events.tell(t, 0, Events.PESTILENCE).choose("worsen D2", "yes");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.HAPPY);
        assertThat(Events.mood(t, "D4")).as("no token left for the second city").isEqualTo(Mood.ANGRY);
    }

    // --- Pestilence ---------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.9", "CC-9.15"})
    void pestilenceTouchesEverybodyWithTwoCities() {
        TestTable t = threeCities();
        Events.tell(t, 0, Events.PESTILENCE).choose("worsen D2");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
        assertThat(Events.mood(t, "D7")).as("blue has one city only").isEqualTo(Mood.HAPPY);
        assertThat(Pestilence.rages(t.table())).isTrue();
        assertThat(t.table().lasting().isKept(Events.PESTILENCE)).isTrue();
        assertThat(Events.isDiscarded(t, Events.PESTILENCE)).isFalse();
        assertThat(Constructing.mayConstruct(t.table(), 0)).isFalse();
        assertThat(Constructing.mayConstruct(t.table(), 1)).isFalse();
    }

    @Test
    void pestilenceTravelsOnRoads() {
        TestTable t = threeCities().advances(0, BaseAdvance.NAVIGATION);
        Events.tell(t, 0, Events.PESTILENCE).choose("worsen D4");
        assertThat(Events.mood(t, "D2")).as("the only other city that can fall").isEqualTo(Mood.NEUTRAL);
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-9.16", "CC-9.17"})
    void sanitationProtectsItsOwnerOnly() {
        TestTable t = threeCities().advances(0, BaseAdvance.SANITATION).city(1, "F6", Mood.NEUTRAL);
        Events.tell(t, 0, Events.PESTILENCE).choose("worsen F6");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.HAPPY);
        assertThat(Events.mood(t, "F6")).isEqualTo(Mood.ANGRY);
        assertThat(Constructing.mayConstruct(t.table(), 0)).isTrue();
        assertThat(Constructing.mayConstruct(t.table(), 1)).isFalse();
    }

    @Test
    void pestilenceEndsWhenEverybodyHasSanitation() {
        TestTable t = threeCities().advances(0, BaseAdvance.SANITATION);
        Events.tell(t, 0, Events.PESTILENCE);
        t.table().player(1).borrow(Numbers.of(BaseAdvance.SANITATION.number()));
        Pestilence.liftIfOver(t.table());
        assertThat(Pestilence.rages(t.table())).as("borrowing is not owning").isTrue();
        t.table().player(1).borrow(Numbers.NONE);
        Gaining.free(t.table(), 1, BaseAdvance.SANITATION, Marker.SUPPLY);
        t.table().settle();
        assertThat(Pestilence.rages(t.table())).isFalse();
        assertThat(t.table().lasting().keptEvents().isEmpty()).isTrue();
        assertThat(Events.isDiscarded(t, Events.PESTILENCE)).isTrue();
    }

    @Test
    @Rule({"CC-9.15", "CC-9.17"})
    void pestilenceAgainstNobodyIsDiscarded() {
        TestTable t = threeCities().advances(0, BaseAdvance.SANITATION).advances(1, BaseAdvance.SANITATION);
        Events.tell(t, 0, Events.PESTILENCE);
        assertThat(Pestilence.rages(t.table())).isFalse();
        assertThat(Events.isDiscarded(t, Events.PESTILENCE)).isTrue();
    }

    // --- Famine -------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.12", "CC-9.22"})
    void famineCostsFoodOfTheDrawer() {
        TestTable t = threeCities().goods(0, Good.FOOD, 2).goods(0, Good.GOLD, 3);
        Events.tell(t, 0, Events.FAMINE);
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(1);
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(3);
        assertThat(t.table().player(1).get(Good.FOOD)).isEqualTo(2);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.22", "CC-9.18"})
    void severeFamineMakesACityAngryWhereFoodDoesNotSuffice() {
        TestTable t = threeCities().goods(0, Good.FOOD, 1).goods(0, Good.GOLD, 3);
        Events.tell(t, 0, Events.SEVERE_FAMINE).choose("worsen D2");
        assertThat(t.table().player(0).get(Good.FOOD)).isZero();
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(3);
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-9.16"})
    void irrigationIgnoresFamines() {
        TestTable t = threeCities().advances(0, BaseAdvance.IRRIGATION).goods(0, Good.FOOD, 1);
        Events.tell(t, 0, Events.SEVERE_FAMINE);
        assertThat(t.table().player(0).get(Good.FOOD)).isEqualTo(1);
    }

    // --- Flood --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.12", "CC-1.59"})
    void floodTouchesACoastalCityOfTheDrawer() {
        TestTable t = threeCities().terrain("D3", Terrain.SEA).terrain("D8", Terrain.SEA);
        Events.tell(t, 0, Events.FLOOD);
        assertThat(t.codes()).containsExactlyInAnyOrder("worsen D4", "worsen D2");
        t.choose("worsen D4");
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.ANGRY);
        assertThat(Events.mood(t, "D7")).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule({"CC-9.18"})
    void floodWithoutACoastDoesNothing() {
        TestTable t = Events.tell(threeCities(), 0, Events.FLOOD);
        assertThat(t.codes()).contains("end-turn");
        assertThat(Events.isDiscarded(t, Events.FLOOD)).isTrue();
    }

    @Test
    @Rule({"CC-9.13"})
    void heavyFloodTouchesEverybody() {
        TestTable t = threeCities().terrain("D1", Terrain.SEA).terrain("D8", Terrain.SEA);
        Events.tell(t, 0, Events.HEAVY_FLOOD);
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
        assertThat(Events.mood(t, "D7")).isEqualTo(Mood.NEUTRAL);
    }

    // --- Civil War ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.12"})
    void civilWarKillsInfantryInACityThatIsNotHappy() {
        TestTable t = threeCities()
                .units(0, BaseUnit.INFANTRY, "D2", 1)
                .units(0, BaseUnit.INFANTRY, "D4", 2)
                .units(0, BaseUnit.INFANTRY, "B4", 1);
        Events.tell(t, 0, Events.CIVIL_WAR);
        assertThat(t.codes()).containsExactlyInAnyOrder("choose D4", "choose B4");
        t.choose("choose D4");
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.ANGRY);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-5.19", "CC-5.11"})
    void mythsSaveTheMoodInACivilWarButNotTheInfantry() {
        TestTable t = threeCities()
                .units(0, BaseUnit.INFANTRY, "D4", 1)
                .units(0, BaseUnit.INFANTRY, "B4", 1)
                .advances(0, BaseAdvance.MYTHS)
                .goods(0, Good.MOOD, 1);
        Events.tell(t, 0, Events.CIVIL_WAR).choose("choose D4", "yes");
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.NEUTRAL);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D4"))).isZero();
        t.goods(0, Good.MOOD, 1);
        Events.tell(t, 0, Events.CIVIL_WAR + 1);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("B4")))
                .as("angry: infantry only")
                .isZero();
        assertThat(t.table().player(0).get(Good.MOOD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-9.12"})
    void civilWarWithoutSuchACityLowersAnyMood() {
        TestTable t = threeCities().units(0, BaseUnit.INFANTRY, "D2", 1);
        Events.tell(t, 0, Events.CIVIL_WAR);
        assertThat(t.codes()).containsExactlyInAnyOrder("worsen D4", "worsen D2");
        t.choose("worsen D2");
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D2"))).isEqualTo(1);
    }

    // --- Migration ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.12"})
    void migrationGivesAnOpponentASettlerAndCostsMood() {
        TestTable t = threeCities();
        Events.draw(t, 0, Events.MIGRATION).choose("worsen D2");
        assertThat(t.table().player(0).get(Good.GOLD)).isEqualTo(2);
        assertThat(t.table().units().count(1, BaseUnit.SETTLER, t.at("D7"))).isEqualTo(1);
        assertThat(Events.mood(t, "D2")).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule({"CC-9.18"})
    void migrationWithoutASettlerInSupplyOnlyCostsMood() {
        TestTable t = threeCities().units(1, BaseUnit.SETTLER, "D7", 4);
        Events.tell(t, 0, Events.MIGRATION).choose("worsen D4");
        assertThat(t.table().units().count(1, BaseUnit.SETTLER, t.at("D7"))).isEqualTo(4);
        assertThat(Events.mood(t, "D4")).isEqualTo(Mood.ANGRY);
    }

    @Test
    void aBuildingWaitsWhileThePestilenceLies() {
        TestTable t = threeCities()
                .advances(0, BaseAdvance.MYTHS)
                .goods(0, Good.ORE, 1)
                .goods(0, Good.WOOD, 1);
        assertThat(Constructing.isLegal(t.table(), 0, t.at("D2"), BaseBuilding.TEMPLE))
                .isTrue();
        Pestilence.breakOut(t.table());
        assertThat(Constructing.isLegal(t.table(), 0, t.at("D2"), BaseBuilding.TEMPLE))
                .isFalse();
    }
}

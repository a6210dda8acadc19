package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.card.Drawing;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.event.Happenings;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How far the events of the expansion go, and whom they spare. */
class EventLimitsTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;

    @BeforeEach
    void begin() {
        between(Civilization.ROME, Civilization.AZTECS);
    }

    private int points(int player) {
        return table.player(player).eventHalfPoints();
    }

    @Test
    @Rule("CC-15.11")
    void uprisingTakesFourTokensAtMost() {
        test.goods(RED, Good.MOOD, 6);
        befall(ExpansionEvent.UPRISING, RED);
        while (test.codes().contains("give mood")) {
            test.choose("give mood");
        }
        chooseIfAsked("done");
        assertThat(goods()).isEqualTo("2mood");
        assertThat(points(RED)).isEqualTo(4);
        begin();
        befall(ExpansionEvent.UPRISING, RED);
        assertThat(points(RED)).as("without tokens nothing happens").isZero();
        assertThat(test.codes()).contains("end-turn");
    }

    @Test
    @Rule("CC-9.9")
    void solarEclipseWaitsForARealBattleWithAWinner() {
        befall(ExpansionEvent.SOLAR_ECLIPSE, RED);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Force.of(INFANTRY, 1));
        assertThat(points(RED)).as("an undefended city").isZero();
        test.emptyBoard();
        table.cities().setOwner(test.at("B3"), RED);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Force.of(INFANTRY, 2), "6i", "6i", "2e");
        assertThat(points(RED)).as("the winner").isEqualTo(2);
        begin();
        befall(ExpansionEvent.SOLAR_ECLIPSE, RED);
        test.units(WILD, INFANTRY, "D4", 2);
        attack(Force.of(INFANTRY, 2), "2e", "2e", "2e", "2e");
        assertThat(table.battle().result()).isEqualTo(Battle.Result.NOBODY_WON);
        assertThat(points(RED) + points(BLUE)).as("barbarians score nothing").isZero();
    }

    @Test
    @Rule("CC-9.9")
    void trojanHorseNeedsADefendedCityAndMayBeLeft() {
        test.goods(RED, Good.WOOD, 1).goods(RED, Good.CULTURE, 1).city(BLUE, "D4", Mood.NEUTRAL);
        befall(ExpansionEvent.TROJAN_HORSE, RED);
        attack(Force.of(INFANTRY, 1));
        assertThat(points(RED)).as("nobody defends it").isZero();
        assertThat(goods()).contains("1wood").contains("1culture");
        begin();
        test.goods(RED, Good.WOOD, 1).goods(RED, Good.CULTURE, 1).city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        befall(ExpansionEvent.TROJAN_HORSE, RED);
        attack(Force.of(INFANTRY, 2));
        test.choose("no");
        assertThat(points(RED)).isZero();
        assertThat(goods()).contains("1wood").contains("1culture");
    }

    @Test
    @Rule({"CC-16.22", "CC-16.16"})
    void guillotineMayBeKeptForTwoPoints() {
        test.city(RED, "D4", Mood.NEUTRAL);
        leads(RED, Leader.SULLA, "D4");
        befall(ExpansionEvent.GUILLOTINE, RED);
        test.choose("take e43");
        assertThat(points(RED)).isEqualTo(4);
        assertThat(Peoples.of(table).leader(RED)).isEmpty();
        assertThat(Peoples.of(table).isBanned(RED)).isTrue();
        test.goods(RED, Good.CULTURE, 2)
                .goods(RED, Good.MOOD, 2)
                .goods(RED, Good.FOOD, 2)
                .turnOf(RED)
                .choose("recruit D4");
        assertThat(test.codes()).as("no leader ever again").doesNotContain("hire leader");
    }

    @Test
    @Rule("CC-9.1")
    void anarchyWithoutAGovernmentDoesNothing() {
        befall(ExpansionEvent.ANARCHY, RED);
        assertThat(Happenings.of(table).anarchy(RED)).isZero();
        assertThat(table.player(RED).owns(BaseAdvance.FARMING)).isTrue();
    }

    private void fourCities(BaseBuilding building) {
        for (String city : new String[] {"D2", "D4", "D6", "F4"}) {
            test.city(RED, city, Mood.NEUTRAL, building);
        }
    }

    @Test
    @Rule("CC-9.13")
    void tradeAndStabilityBringThreeAtMost() {
        fourCities(BaseBuilding.PORT);
        befall(ExpansionEvent.FLOURISHING_TRADE, RED);
        assertThat(goods()).isEqualTo("3gold");
        begin();
        fourCities(BaseBuilding.TEMPLE);
        table.cities().setBuilding(test.at("D4"), ExpansionBuilding.OBELISK, RED);
        befall(ExpansionEvent.ERA_OF_STABILITY, RED);
        while (test.codes().contains("take culture")) {
            test.choose("take culture");
        }
        assertThat(goods()).isEqualTo("3culture");
        begin();
        fourCities(BaseBuilding.ACADEMY);
        table.cities().setBuilding(test.at("D4"), ExpansionBuilding.OBSERVATORY, RED);
        befall(ExpansionEvent.SCIENTIFIC_TRADE, RED);
        assertThat(goods()).as("each city once, no limit").isEqualTo("4ideas");
    }

    @Test
    @Rule("CC-9.18")
    void reformationNeedsATempleSomewhere() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY);
        befall(ExpansionEvent.REFORMATION, RED);
        assertThat(test.codes()).as("nothing happens").contains("end-turn");
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.ACADEMY)).isEqualTo(RED);
    }

    @Test
    @Rule({"CC-9.16", "CC-9.13"})
    void sanitationKeepsPandemicsAway() {
        fourCities(BaseBuilding.TEMPLE);
        test.advances(RED, BaseAdvance.SANITATION).units(RED, INFANTRY, "D4", 2).goods(RED, Good.ORE, 2);
        draw(ExpansionEvent.PANDEMICS, RED);
        assertThat(test.codes()).doesNotContain("remove infantry D4", "give ore");
        assertThat(has(Good.ORE)).isEqualTo(2);
    }

    @Test
    @Rule("CC-9.13")
    void blackDeathCountsInFours() {
        test.units(RED, INFANTRY, "D4", 3).advances(RED, BaseAdvance.ROADS);
        befall(ExpansionEvent.BLACK_DEATH, RED);
        assertThat(count(RED, INFANTRY, "D4"))
                .as("three units are spared, Roads or not")
                .isEqualTo(3);
        begin();
        test.units(RED, INFANTRY, "D4", 4).units(RED, SETTLER, "D6", 4);
        befall(ExpansionEvent.BLACK_DEATH, RED);
        test.choose("remove settler D6", "remove settler D6");
        assertThat(count(RED, SETTLER, "D6")).as("two of eight").isEqualTo(2);
        assertThat(points(RED)).isEqualTo(4);
    }

    @Test
    @Rule("CC-9.22")
    void faminesTakeFoodFirst() {
        test.city(RED, "D4", Mood.NEUTRAL)
                .advances(RED, BaseAdvance.STORAGE)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.GOLD, 1);
        befall(ExpansionEvent.FAMINE_VERMIN, RED);
        assertThat(goods()).isEqualTo("1gold");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.NEUTRAL);
        befall(ExpansionEvent.FAMINE_VERMIN, RED);
        assertThat(goods()).as("gold does not help").isEqualTo("1gold");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        begin();
        fourCities(BaseBuilding.TEMPLE);
        for (String space : new String[] {"D3", "D5", "E4", "F3"}) {
            test.terrain(space, Terrain.BARREN);
        }
        test.advances(RED, BaseAdvance.STORAGE).goods(RED, Good.FOOD, 7);
        befall(ExpansionEvent.FAMINE_DROUGHT, RED);
        assertThat(has(Good.FOOD)).as("four cities, three food at most").isEqualTo(4);
    }

    @Test
    @Rule("CC-5.18")
    void fireWithoutACityInAForestBurnsWood() {
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.WOOD, 2);
        befall(ExpansionEvent.FIRE, RED);
        assertThat(goods()).isEqualTo("1wood");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
    }

    @Test
    @Rule("CC-9.13")
    void aSuccessfulYearForEqualsIsOneFoodEach() {
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.NEUTRAL);
        befall(ExpansionEvent.SUCCESSFUL_YEAR, RED);
        assertThat(goods()).isEqualTo("1food");
        assertThat(table.player(BLUE).goods().code()).isEqualTo("1food");
    }

    @Test
    @Rule({"CC-9.36", "CC-9.30"})
    void greatPeopleCostOthersTwoTokens() {
        test.goods(RED, Good.CULTURE, 1).goods(BLUE, Good.CULTURE, 2);
        befall(ExpansionEvent.GREAT_ARCHITECT, RED);
        test.choose("pass");
        test.choose(BLUE, "take e55");
        assertThat(Happenings.of(table).hasArchitect(BLUE)).isTrue();
        assertThat(table.player(BLUE).goods().code()).isEqualTo("nothing");
        assertThat(goods()).isEqualTo("1culture");
    }

    @Test
    @Rule({"CC-9.31", "CC-9.30"})
    void greatAthleteTeachesACultureAdvanceFromTheSupply() {
        test.goods(RED, Good.CULTURE, 1);
        befall(ExpansionEvent.GREAT_ATHLETE, RED);
        test.choose("take e56");
        assertThat(table.player(RED).greatPeople().has(56)).as("into the hand").isTrue();
        test.goods(RED, Good.CULTURE, 2).turnOf(RED);
        int track = table.player(RED).eventTrack();
        test.choose("play e56");
        chooseIfAsked("advance arts");
        assertThat(owns(BaseAdvance.ARTS)).isTrue();
        assertThat(table.player(RED).eventTrack()).as("marked from the supply").isEqualTo(track);
        assertThat(test.codes()).as("the other direction too").contains("give 2culture");
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule("CC-9.36")
    void greatDiplomatMayBeDismissedWithAnAction() {
        test.goods(RED, Good.CULTURE, 1);
        befall(ExpansionEvent.GREAT_DIPLOMAT, RED);
        test.choose("take e57");
        chooseIfAsked("choose blue");
        assertThat(Happenings.of(table).diplomat()).isEqualTo(RED);
        test.turnOf(RED);
        String dismiss = test.codes().stream()
                .filter(code -> code.endsWith("e57"))
                .findFirst()
                .orElseThrow();
        test.choose(dismiss);
        assertThat(Happenings.of(table).diplomat()).isEqualTo(ClashTable.NOBODY);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule("CC-18.9")
    void greatSeerHasAnObjectiveForEverybody() {
        test.turnOf(RED);
        int pile = table.objectiveDeck().size();
        table.book().people().of(ExpansionEvent.GREAT_SEER).perform(table, RED);
        table.settle();
        assertThat(test.codes()).as("two players, two cards").hasSize(2);
        test.choose(test.codes().getFirst());
        chooseIfAsked("done");
        assertThat(table.objectiveDeck().size()).isEqualTo(pile - 2);
        Drawing.objectiveCard(table, RED);
        Drawing.objectiveCard(table, BLUE);
        assertThat(table.objectiveDeck().size()).as("theirs were waiting").isEqualTo(pile - 2);
        assertThat(table.player(RED).objectiveCards().size()).isEqualTo(1);
        assertThat(table.player(BLUE).objectiveCards().size()).isEqualTo(1);
    }
}

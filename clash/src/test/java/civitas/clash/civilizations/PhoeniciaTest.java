package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.route.TradeRoutes;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Phoenicia: free ports and far trade, and its three kings. */
class PhoeniciaTest extends Position {

    @Test
    @Rule({"CC-16.10", "CC-4.82"})
    void cityIndependenceKeepsPortsPhoenician() {
        between(Civilization.ROME, Civilization.PHOENICIA);
        test.advances(BLUE, BaseAdvance.FISHING).terrain("D5", Terrain.SEA);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.PORT, BaseBuilding.TEMPLE)
                .port("D4", "D5");
        attack(Force.of(INFANTRY, 1));
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.PORT))
                .as("%s", CivAdvance.PHOENICIA_CITY_INDEPENDENCE)
                .isEqualTo(BLUE);
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
    }

    @Test
    @Rule("CC-16.10")
    void cityIndependencePaysForPortsAndNotForGovernments() {
        red(Civilization.PHOENICIA, BaseAdvance.FISHING);
        int before = Scoring.total(table, RED);
        test.advances(RED, BaseAdvance.VOTING);
        assertThat(Scoring.total(table, RED))
                .as("a government is worth nothing")
                .isEqualTo(before);
        test.city(RED, "D4", Mood.NEUTRAL);
        int city = Scoring.total(table, RED);
        table.cities().setBuilding(test.at("D4"), BaseBuilding.PORT, RED);
        assertThat(Scoring.total(table, RED) - city).as("a port, in halves").isEqualTo(3);
        test.city(RED, "D6", Mood.NEUTRAL).city(BLUE, "D7", Mood.NEUTRAL);
        table.cities().clear(test.at("D4"));
        table.cities().setBuilding(test.at("D7"), BaseBuilding.PORT, RED);
        table.cities().setOwner(test.at("D6"), BLUE);
        assertThat(table.isFast(RED, BaseBuilding.PORT)).isTrue();
    }

    private void atSea(BaseAdvance... enemy) {
        red(Civilization.PHOENICIA, BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS);
        test.advances(BLUE, enemy)
                .terrain("D4", Terrain.SEA)
                .terrain("D3", Terrain.SEA)
                .units(BLUE, SHIP, "D4", 3);
        attack(Force.of(SHIP, 3));
        test.choose("fight-on");
    }

    @Test
    @Rule({"CC-16.10", "CC-16.19"})
    void biremesAreBetterThanOrdinaryShips() {
        atSea();
        assertThat(bonus(1, Battle.ATTACKER, CivAdvance.PHOENICIA_BIREMES)).isEqualTo(2);
        assertThat(bonus(2, Battle.ATTACKER, CivAdvance.PHOENICIA_BIREMES)).isEqualTo(2);
        atSea(BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS);
        assertThat(bonus(1, Battle.ATTACKER, CivAdvance.PHOENICIA_BIREMES)).isEqualTo(2);
        assertThat(bonus(2, Battle.ATTACKER, CivAdvance.PHOENICIA_BIREMES))
                .as("against War Ships")
                .isZero();
    }

    private void trade() {
        test.turnOf(RED);
        TradeRoutes.income(table, RED);
        table.settle();
    }

    @Test
    @Rule("CC-16.10")
    void alphabetTurnsTwoRoutesIntoCultureOrIdeas() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.WRITING);
        test.units(RED, SETTLER, "D4", 3);
        for (String city : new String[] {"D5", "C5", "E4"}) {
            test.city(BLUE, city, Mood.NEUTRAL);
        }
        trade();
        test.choose("route D4 D5");
        assertThat(test.codes())
                .as("%s", CivAdvance.PHOENICIA_ALPHABET)
                .containsExactlyInAnyOrder("take 1food", "take 1culture", "take 2ideas");
        test.choose("take 1culture", "route D4 C5", "take 2ideas", "route D4 E4");
        assertThat(goods()).as("the third brings food").isEqualTo("1food+2ideas+1culture");
    }

    @Test
    @Rule("CC-16.72")
    void cedarsAndDyesReachCoastsThreeSpacesAway() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.terrain("D5", Terrain.SEA).units(RED, SHIP, "D5", 1).city(BLUE, "D8", Mood.NEUTRAL);
        assertThat(TradeRoutes.count(table, RED)).as("inland").isZero();
        test.terrain("C8", Terrain.SEA);
        assertThat(TradeRoutes.count(table, RED))
                .as("%s", CivAdvance.PHOENICIA_CEDARS_AND_DYES)
                .isEqualTo(1);
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.terrain("C8", Terrain.SEA).city(BLUE, "D8", Mood.NEUTRAL).terrain("C5", Terrain.SEA);
        test.city(RED, "D5", Mood.NEUTRAL, BaseBuilding.PORT);
        assertThat(TradeRoutes.count(table, RED)).as("a port by itself").isEqualTo(1);
        table.cities().setBuilding(test.at("D5"), BaseBuilding.PORT, Cities.NOBODY);
        assertThat(TradeRoutes.count(table, RED)).as("no port").isZero();
        test.units(RED, SETTLER, "D5", 1);
        assertThat(TradeRoutes.count(table, RED)).as("settlers go two spaces").isZero();
    }

    @Test
    @Rule({"CC-16.72", "CC-6.89"})
    void settlersAndThePortOfACityTradeEachWithTheirOwn() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.terrain("C5", Terrain.SEA)
                .city(RED, "D5", Mood.NEUTRAL, BaseBuilding.PORT)
                .units(RED, SETTLER, "D5", 1);
        test.city(BLUE, "D3", Mood.NEUTRAL).terrain("C8", Terrain.SEA).city(BLUE, "D8", Mood.NEUTRAL);
        trade();
        assertThat(test.codes()).contains("route D5 D3", "route D5 D8");
        test.choose("route D5 D3");
        chooseIfAsked("take 1food");
        assertThat(test.codes())
                .as("the settler went inland, the port reaches the coast: %s", CivAdvance.PHOENICIA_CEDARS_AND_DYES)
                .contains("route D5 D8");
        test.choose("route D5 D8");
        chooseIfAsked("take 1food");
        assertThat(goods()).isEqualTo("2food");
    }

    private void fiveCities() {
        for (String city : new String[] {"D5", "C5", "E4", "D3", "C4"}) {
            test.city(BLUE, city, Mood.NEUTRAL);
        }
    }

    @Test
    @Rule("CC-16.17")
    void kingHiramTradeMasterMakesAFifthRoute() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        fiveCities();
        test.units(RED, SETTLER, "D4", 5);
        leads(RED, Leader.KING_HIRAM, "D4");
        trade();
        test.choose("route D4 D5", "route D4 C5", "route D4 E4", "route D4 D3");
        chooseIfAsked("route D4 C4");
        assertThat(has(Good.FOOD))
                .as("%s", LeaderAbility.KING_HIRAM_TRADE_MASTER)
                .isEqualTo(5);
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        fiveCities();
        test.units(RED, SETTLER, "D4", 5);
        leads(RED, Leader.KING_HIRAM, "D7");
        trade();
        test.choose("route D4 D5", "route D4 C5", "route D4 E4", "route D4 D3");
        assertThat(has(Good.FOOD)).as("he is elsewhere").isEqualTo(4);
        assertThat(test.codes()).doesNotContain("route D4 C4");
    }

    @Test
    @Rule({"CC-16.82", "CC-16.81"})
    void kingHiramConstructorTeachesConstruction() {
        red(Civilization.PHOENICIA);
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.MOOD, 1);
        leads(RED, Leader.KING_HIRAM, "D4");
        test.turnOf(RED).choose("use king-hiram-constructor");
        assertThat(test.codes())
                .as("%s", LeaderAbility.KING_HIRAM_CONSTRUCTOR)
                .containsExactlyInAnyOrder("advance engineering", "advance sanitation", "advance roads");
        test.choose("advance roads");
        assertThat(owns(BaseAdvance.ROADS)).isTrue();
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.MOOD, 1).turnOf(RED);
        assertThat(offers(LeaderAbility.KING_HIRAM_CONSTRUCTOR)).isFalse();
    }

    @Test
    @Rule("CC-16.17")
    void pygmalionMediterraneanTraderEnrichesOneRoute() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.city(BLUE, "D5", Mood.NEUTRAL).city(BLUE, "C5", Mood.NEUTRAL).units(RED, SETTLER, "D4", 2);
        leads(RED, Leader.PYGMALION, "D4");
        trade();
        test.choose("route D4 D5");
        chooseIfAsked("take 1food");
        assertThat(test.codes())
                .as("%s", LeaderAbility.PYGMALION_MEDITERRANEAN_TRADER)
                .containsExactly("take 1gold", "take 1culture");
        test.choose("take 1culture");
        chooseIfAsked("route D4 C5");
        chooseIfAsked("take 1food");
        assertThat(goods()).as("one route only").isEqualTo("2food+1culture");
    }

    @Test
    @Rule("CC-16.72")
    void aPortIsNoSettlerOfPygmalionOrHiram() {
        red(Civilization.PHOENICIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.terrain("C4", Terrain.SEA).terrain("C5", Terrain.SEA).city(RED, "D4", Mood.NEUTRAL, BaseBuilding.PORT);
        test.city(BLUE, "D5", Mood.NEUTRAL);
        leads(RED, Leader.PYGMALION, "D4");
        trade();
        test.choose("route D4 D5");
        chooseIfAsked("take 1food");
        assertThat(goods()).as("the route of the port").isEqualTo("1food");
    }

    private void protector(String... dice) {
        between(Civilization.ROME, Civilization.PHOENICIA);
        test.city(BLUE, "D4", Mood.NEUTRAL).goods(BLUE, Good.CULTURE, 2).units(BLUE, INFANTRY, "D4", 2);
        leads(BLUE, Leader.PYGMALION, "D4");
        attack(Force.of(INFANTRY, 3), dice);
        test.choose(BLUE, "yes");
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void pygmalionProtectorCancelsOneHitPerBattle() {
        protector("2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e");
        assertThat(cancels(1, Battle.DEFENDER, LeaderAbility.PYGMALION_PROTECTOR))
                .isEqualTo(1);
        assertThat(table.player(BLUE).get(Good.CULTURE)).isEqualTo(1);
        chooseIfAsked("lose infantry");
        test.choose("fight-on");
        assertThat(test.codes(BLUE)).as("once per battle").doesNotContain("yes");
        protector("2e", "2e", "2e", "6i", "6i", "6i");
        assertThat(table.battle().wonBy(Battle.DEFENDER)).isTrue();
        assertThat(table.player(BLUE).get(Good.CULTURE))
                .as("it comes back with victory")
                .isEqualTo(2);
    }

    private Mood deliverance(boolean own) {
        red(Civilization.PHOENICIA);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        if (own) {
            table.cities().setBuilding(test.at("D4"), BaseBuilding.TEMPLE, RED);
        }
        attack(Leader.ITHOBAAL, 1);
        return table.cities().mood(test.at("D4"));
    }

    @Test
    @Rule("CC-16.17")
    void ithobaalDeliverancePleasesCitiesWithHisBuildings() {
        assertThat(deliverance(true))
                .as("%s", LeaderAbility.ITHOBAAL_DELIVERANCE)
                .isEqualTo(Mood.HAPPY);
        assertThat(deliverance(false)).isEqualTo(Mood.ANGRY);
    }

    private int astarte(String city, BaseBuilding building) {
        red(Civilization.PHOENICIA);
        test.city(RED, city, Mood.NEUTRAL, building).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.ITHOBAAL, 1);
        return bonus(Battle.ATTACKER, LeaderAbility.ITHOBAAL_PRIEST_OF_ASTARTE);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void ithobaalPriestOfAstarteNeedsATempleWithinTwoSpaces() {
        assertThat(astarte("D6", BaseBuilding.TEMPLE)).isEqualTo(2);
        assertThat(astarte("D7", BaseBuilding.TEMPLE)).isZero();
        assertThat(astarte("D6", BaseBuilding.ACADEMY)).isZero();
    }
}

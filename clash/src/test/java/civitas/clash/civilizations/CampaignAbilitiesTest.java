package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.event.MoodLoss;
import civitas.clash.pay.Payments;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.state.Round;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Riders, storms, fleets and roads: what civilizations and leaders do on the march. */
class CampaignAbilitiesTest extends Position {

    private static final int SURPRISE = 10;
    private static final int RETREAT = 17;

    private Round.Side firstRound(int role) {
        return table.battle().rounds().getFirst().sides().get(role);
    }

    // --- riders -----------------------------------------------------------------------------------------------------

    private void cavalryDefends(BaseBuilding building) {
        between(Civilization.ROME, Civilization.JAPAN);
        test.advances(BLUE, BaseAdvance.HUSBANDRY).city(BLUE, "D4", Mood.NEUTRAL, building);
        test.units(BLUE, ExpansionUnit.CAVALRY, "D4", 2);
        assertThat(table.player(BLUE).owns(CivAdvance.JAPAN_HORSEMANSHIP)).isTrue();
    }

    @Test
    @Rule({"CC-16.10", "CC-7.27"})
    void horsemanshipAddsOneForOneRiderBehindAFortress() {
        cavalryDefends(BaseBuilding.FORTRESS);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "2c", "2c", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("+3 and +2").isEqualTo(5);
        cavalryDefends(BaseBuilding.TEMPLE);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "2c", "2c", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("no fortress").isEqualTo(4);
        cavalryDefends(BaseBuilding.FORTRESS);
        attack(Force.of(BaseUnit.INFANTRY, 1), "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l", "1l");
        assertThat(firstRound(Battle.DEFENDER).clash()).as("no rider clashes").isZero();
    }

    private void attilaRides(String answer) {
        between(Civilization.HUNS, Civilization.ROME);
        test.units(BLUE, BaseUnit.INFANTRY, "D4", 2);
        Peoples.of(table).crown(RED, Leader.ATTILA);
        attack(
                Force.of(ExpansionUnit.LEADER, 1).plus(ExpansionUnit.CAVALRY, 1),
                "2c",
                "4c",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l",
                "1l");
        test.choose(answer);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.28", "CC-7.30"})
    void attilaHorseMasterLetsOneRiderTrample() {
        attilaRides("yes");
        assertThat(firstRound(Battle.ATTACKER).value())
                .as("without the 2 and its bonus")
                .isEqualTo(4);
        assertThat(firstRound(Battle.ATTACKER).cancels())
                .as("%s", LeaderAbility.ATTILA_HORSE_MASTER)
                .isEqualTo(1);
        attilaRides("no");
        assertThat(firstRound(Battle.ATTACKER).value()).isEqualTo(2 + 4 + 2);
        assertThat(firstRound(Battle.ATTACKER).cancels()).isZero();
    }

    // --- storms -----------------------------------------------------------------------------------------------------

    private void marqzenIsIn(String city) {
        between(Civilization.AZTECS, Civilization.ROME);
        test.city(RED, city, Mood.NEUTRAL).units(RED, BaseUnit.INFANTRY, city, 2);
        leads(RED, Leader.MARQZEN, city);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.22"})
    void marqzenStormMasterKeepsMoodAndUnitsButNotHimself() {
        marqzenIsIn("D4");
        test.turnOf(RED);
        table.push(new MoodLoss(RED, test.at("D4"), MoodLoss.Fall.TO_ANGRY));
        table.settle();
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.MARQZEN_STORM_MASTER)
                .isEqualTo(Mood.NEUTRAL);
        test.units(RED, BaseUnit.SETTLER, "D6", 6);
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove infantry D4");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(2);
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove leader D4");
        assertThat(Peoples.of(table).leader(RED)).as("he is not spared").isEmpty();
        befall(BaseEvent.EPIDEMICS, RED);
        test.choose("remove infantry D4");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.22"})
    void marqzenStormMasterSavesThePeopleFromTheVolcano() {
        marqzenIsIn("D4");
        for (String city : new String[] {"B3", "D6", "F5"}) {
            test.city(RED, city, Mood.NEUTRAL);
        }
        befall(BaseEvent.VOLCANO, RED);
        test.choose("bury-city D4");
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(2);
        assertThat(Peoples.of(table).leader(RED)).isEmpty();
    }

    // --- fleets -----------------------------------------------------------------------------------------------------

    private void hannoSails() {
        between(Civilization.CARTHAGE, Civilization.ROME);
        for (String sea : new String[] {"C3", "C4", "C5", "C6"}) {
            test.terrain(sea, Terrain.SEA);
        }
        test.advances(RED, BaseAdvance.TACTICS).units(RED, BaseUnit.SHIP, "C4", 2);
        test.units(RED, BaseUnit.SETTLER, "C4", 2);
        leads(RED, Leader.HANNO, "C4");
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.18", "CC-16.23"})
    void hannoNavigatorMovesHisShipsOnceForFree() {
        hannoSails();
        int actions = table.turn().actionsLeft();
        test.choose("use hanno-navigator", "from C4", "add ship");
        assertThat(test.codes()).as("not without Hanno").doesNotContain("go C6");
        test.choose("add leader", "go C6");
        assertThat(table.units().count(BaseUnit.SHIP, test.at("C6"))).isEqualTo(1);
        assertThat(table.units().count(ExpansionUnit.LEADER, test.at("C6"))).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(LeaderAbility.HANNO_NAVIGATOR)).as("once per turn").isFalse();
        test.choose("move", "from C6");
        assertThat(test.codes())
                .as("he may land, but his ship stays")
                .contains("go D6")
                .doesNotContain("go C5");
    }

    @Test
    @Rule({"CC-16.18", "CC-16.23"})
    void hannoNavigatorNeedsShipsThatHaveNotMoved() {
        hannoSails();
        assertThat(offers(LeaderAbility.HANNO_NAVIGATOR)).isTrue();
        test.choose("move", "from C4", "add all", "go C5", "done");
        assertThat(offers(LeaderAbility.HANNO_NAVIGATOR))
                .as("the ships have moved")
                .isFalse();
        between(Civilization.CARTHAGE, Civilization.ROME);
        test.terrain("C4", Terrain.SEA).terrain("C5", Terrain.SEA).advances(RED, BaseAdvance.TACTICS);
        test.units(RED, BaseUnit.SHIP, "C4", 1);
        leads(RED, Leader.HANNO, "D4");
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.HANNO_NAVIGATOR)).as("he is ashore").isFalse();
        test.choose("move", "from D4", "go C4", "done");
        assertThat(offers(LeaderAbility.HANNO_NAVIGATOR)).as("he has moved").isFalse();
    }

    @Test
    @Rule({"CC-16.18", "CC-16.23"})
    void erikTheRedLandsNewColonies() {
        between(Civilization.VIKINGS, Civilization.ROME);
        test.terrain("C4", Terrain.SEA).advances(RED, BaseAdvance.TACTICS);
        test.units(RED, BaseUnit.SHIP, "C4", 2).units(RED, BaseUnit.SETTLER, "C4", 2);
        leads(RED, Leader.ERIK_THE_RED, "C4");
        test.units(BLUE, BaseUnit.SETTLER, "D4", 1);
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use erik-the-red-new-colonies", "from C4", "add leader");
        assertThat(test.codes()).as("all of them").doesNotContain("go D4");
        test.choose("add all", "go D4");
        assertThat(table.battle().side(Battle.DEFENDER))
                .as("a battle may come of it")
                .isEqualTo(BLUE);
        assertThat(table.units().count(RED, ExpansionUnit.LEADER, test.at("D4")))
                .isEqualTo(1);
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("D4"))).isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(LeaderAbility.ERIK_THE_RED_NEW_COLONIES)).as("ashore").isFalse();
    }

    // --- roads ------------------------------------------------------------------------------------------------------

    private void romansOnTheRoad() {
        between(Civilization.ROME, Civilization.AZTECS);
        test.advances(RED, BaseAdvance.STORAGE, BaseAdvance.ROADS, BaseAdvance.TACTICS);
        test.goods(RED, Good.FOOD, 1).goods(RED, Good.ORE, 1);
        test.city(RED, "D2", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        test.units(RED, BaseUnit.INFANTRY, "D2", 2).turnOf(RED);
        assertThat(table.player(RED).owns(CivAdvance.ROME_IMPERIAL_ROADS)).isTrue();
    }

    @Test
    @Rule("CC-6.36")
    void imperialRoadsReachFourSpacesBetweenRomanCities() {
        romansOnTheRoad();
        test.choose("move", "from D2", "add all");
        assertThat(test.codes()).as("only to a city").contains("road D6").doesNotContain("road D5");
        test.choose("road D6");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D6"))).isEqualTo(2);
        assertThat(table.player(RED).get(Good.FOOD)).isZero();
        assertThat(table.player(RED).get(Good.ORE)).isZero();
    }

    @Test
    @Rule({"CC-6.36", "CC-6.29", "CC-6.33"})
    void imperialRoadsNeedEverySpaceBetweenOpen() {
        romansOnTheRoad();
        for (int space = 0; space < table.board().size(); space++) {
            if (table.board().distance(test.at("D2"), space) == 2 && space != test.at("D4")) {
                test.terrain(table.space(space).code(), Terrain.SEA);
            }
        }
        test.units(RED, BaseUnit.INFANTRY, "D4", 3)
                .turnOf(RED)
                .choose("move", "from D2", "add infantry", "add infantry");
        assertThat(test.codes()).as("3 + 2 are too many").doesNotContain("road D6");
        romansOnTheRoad();
        test.units(BLUE, BaseUnit.SETTLER, "D6", 0).units(BLUE, BaseUnit.SETTLER, "D4", 1);
        for (int space = 0; space < table.board().size(); space++) {
            if (table.board().distance(test.at("D2"), space) == 2 && space != test.at("D4")) {
                test.terrain(table.space(space).code(), Terrain.SEA);
            }
        }
        test.turnOf(RED).choose("move", "from D2", "add infantry", "add infantry");
        assertThat(test.codes()).as("an enemy on the way").doesNotContain("road D6");
    }

    // --- friends of barbarians --------------------------------------------------------------------------------------

    private void viriatusIsAt(String space, int... hand) {
        between(Civilization.ROME, Civilization.CELTS);
        test.advances(BLUE, BaseAdvance.TACTICS).hand(BLUE, hand);
        test.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D4", 2);
        leads(BLUE, Leader.VIRIATUS, space);
        attack(Force.of(BaseUnit.INFANTRY, 2), "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c");
    }

    @Test
    @Rule({"CC-16.17", "CC-7.44"})
    void viriatusLoyaltyPlaysCardsForBarbariansNearHim() {
        viriatusIsAt("D6", SURPRISE);
        assertThat(test.codes(BLUE)).as("%s", LeaderAbility.VIRIATUS_LOYALTY).contains("tactic a10", "pass");
        test.choose(BLUE, "tactic a10");
        assertThat(firstRound(Battle.DEFENDER).parts())
                .extracting(Battle.Part::number)
                .contains(1);
        assertThat(table.player(BLUE).actionCards().has(SURPRISE)).isFalse();
        assertThat(table.actionDeck().topDiscard()).isEqualTo(SURPRISE);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.80"})
    void viriatusLoyaltyLeadsBarbariansAway() {
        viriatusIsAt("D6", RETREAT);
        test.choose(BLUE, "tactic a17").choose(BLUE, "go D5");
        assertThat(table.units().count(ClashTable.BARBARIANS, BaseUnit.INFANTRY, test.at("D5")))
                .isEqualTo(2);
        assertThat(table.units().count(RED, BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void viriatusLoyaltyEndsTwoSpacesAway() {
        viriatusIsAt("D1", SURPRISE);
        assertThat(test.codes(BLUE)).doesNotContain("tactic a10");
        assertThat(table.player(BLUE).actionCards().has(SURPRISE)).isTrue();
    }

    // --- captives ---------------------------------------------------------------------------------------------------

    private void aztecsHoldACaptive() {
        between(Civilization.AZTECS, Civilization.ROME);
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        for (Good good : Good.values()) {
            test.goods(RED, good, 0);
        }
        test.units(BLUE, BaseUnit.INFANTRY, "D4", 1);
        attack(Force.of(BaseUnit.INFANTRY, 4), "2c", "2c", "2c", "2c", "1l", "2c", "2c", "2c", "2c", "1l");
        test.choose("take infantry");
        assertThat(table.player(RED).owns(CivAdvance.AZTECS_HUMAN_SACRIFICE)).isTrue();
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.28", "CC-16.26"})
    void humanSacrificeSpendsCaptivesAsTokens() {
        aztecsHoldACaptive();
        int supply = table.unitsLeft(BLUE, BaseUnit.INFANTRY);
        assertThat(canPay(Goods.of(Good.MOOD, 1), Purpose.OTHER)).isTrue();
        assertThat(canPay(Goods.of(Good.CULTURE, 1), Purpose.OTHER)).isTrue();
        assertThat(canPay(Goods.of(Good.CULTURE, 1, Good.MOOD, 1), Purpose.OTHER))
                .as("one captive, one token")
                .isFalse();
        assertThat(canPay(Goods.of(Good.IDEAS, 1), Purpose.OTHER))
                .as("only tokens")
                .isFalse();
        assertThat(Payments.most(table, RED, Good.CULTURE, Purpose.OTHER)).isEqualTo(1);
        test.city(RED, "D6", Mood.NEUTRAL).turnOf(RED).choose("improve-mood");
        assertThat(table.cities().mood(test.at("D6"))).isEqualTo(Mood.HAPPY);
        assertThat(table.unitsLeft(BLUE, BaseUnit.INFANTRY))
                .as("back in its owner's supply")
                .isEqualTo(supply + 1);
        assertThat(canPay(Goods.of(Good.MOOD, 1), Purpose.OTHER)).isFalse();
    }

    @Test
    @Rule("CC-16.28")
    void humanSacrificeLeavesTheChoiceBetweenTokenAndCaptive() {
        aztecsHoldACaptive();
        test.goods(RED, Good.MOOD, 1).city(RED, "D6", Mood.NEUTRAL).turnOf(RED).choose("improve-mood");
        assertThat(test.codes()).contains("spend mood aztecs-human-sacrifice").hasSize(2);
        test.choose("spend mood aztecs-human-sacrifice");
        assertThat(table.player(RED).get(Good.MOOD)).isEqualTo(1);
        assertThat(table.cities().mood(test.at("D6"))).isEqualTo(Mood.HAPPY);
    }
}

package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.city.Founding;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.event.DrawEvent;
import civitas.clash.pay.Payments;
import civitas.clash.score.Scoring;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Settlers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What civilizations and leaders do for cities, and what they offer between actions. */
class CityAbilitiesTest extends Position {

    @Test
    @Rule({"CC-16.34", "CC-EX-82"})
    void babylonianCanalsDoubleTheOnlyFood() {
        red(Civilization.BABYLON, BaseAdvance.STORAGE, BaseAdvance.MINING, BaseAdvance.ENGINEERING);
        assertThat(table.player(RED).owns(CivAdvance.BABYLON_CANALS)).isTrue();
        test.city(RED, "D4", Mood.NEUTRAL);
        test.turnOf(RED);
        collect("D4");
        assertThat(has(Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.10")
    void babylonianStarCataloguesAndZiggurats() {
        red(Civilization.BABYLON, BaseAdvance.ASTRONOMY, BaseAdvance.DOGMA);
        assertThat(table.cap(RED, Good.IDEAS))
                .as("%s", CivAdvance.BABYLON_ZIGGURATS)
                .isEqualTo(7);
        test.goods(RED, Good.IDEAS, 3);
        assertThat(Payments.canPay(
                        table, RED, table.constants().buildingCost, Purpose.constructing(BaseBuilding.TEMPLE)))
                .isTrue();
        assertThat(Payments.canPay(
                        table, RED, table.constants().buildingCost, Purpose.constructing(BaseBuilding.ACADEMY)))
                .isFalse();
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        table.push(new DrawEvent(RED));
        table.settle();
        assertThat(test.codes()).as("%s", CivAdvance.BABYLON_STAR_CATALOGUES).hasSize(2);
    }

    @Test
    @Rule({"CC-16.49", "CC-16.50", "CC-4.39"})
    void egyptSettlesTheFloodPlains() {
        red(Civilization.EGYPT, BaseAdvance.STORAGE, BaseAdvance.IRRIGATION);
        test.terrain("D4", Terrain.BARREN);
        assertThat(Founding.isLegalSpace(table, RED, test.at("D4")))
                .as("%s", CivAdvance.EGYPT_FLOOD_PLAINS)
                .isTrue();
        assertThat(Founding.isLegalSpace(table, BLUE, test.at("D4"))).isFalse();
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED).choose("collect D4");
        assertThat(test.codes()).contains("gather D4 food", "gather D4 wood");
    }

    @Test
    @Rule({"CC-16.52", "CC-EX-78", "CC-15.6"})
    void theManGodRulesLikeATyrant() {
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD, BaseAdvance.DOGMA);
        assertThat(table.player(RED).owns(CivAdvance.EGYPT_MAN_GOD)).isTrue();
        assertThat(table.player(RED).uses(BaseAdvance.NATIONALISM)).isTrue();
        assertThat(table.player(RED).owns(BaseAdvance.NATIONALISM)).isFalse();
        assertThat(table.player(RED).uses(BaseAdvance.TOTALITARIANISM)).isFalse();
    }

    @Test
    @Rule("CC-16.53")
    void cleopatraIsBeloved() {
        red(Civilization.EGYPT);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 1);
        leads(RED, Leader.CLEOPATRA, "D4");
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.CLEOPATRA_BELOVED)).isTrue();
        test.choose("use cleopatra-beloved");
        assertThat(has(Good.CULTURE)).isZero();
        assertThat(table.memory().get(LeaderAbility.CLEOPATRA_BELOVED, test.at("D4")))
                .isEqualTo(1);
    }

    @Test
    @Rule("CC-16.68")
    void mayanBallcourtsEnlargeACity() {
        red(Civilization.MAYA, BaseAdvance.STORAGE, BaseAdvance.ARTS, BaseAdvance.CIRCUS_AND_SPORTS);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.MOOD, 1).turnOf(RED).choose("collect D4");
        test.choose("use " + CivAdvance.MAYA_BALLCOURTS.code(), "gather D4 food", "gather D5 food");
        if (test.codes().contains("done")) {
            test.choose("done");
        }
        assertThat(has(Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.69")
    void theMayanCalendarShowsTheNextEvent() {
        red(Civilization.MAYA, BaseAdvance.MATH, BaseAdvance.ASTRONOMY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 2).turnOf(RED);
        byte[] pile = table.eventDeck().drawPile();
        String use = "use " + CivAdvance.MAYA_CALENDAR.code();
        String putUnder = "put-under " + CivAdvance.MAYA_CALENDAR.code();
        test.choose(use, putUnder, "pass");
        byte[] after = table.eventDeck().drawPile();
        assertThat(after[0]).isEqualTo(pile[pile.length - 1]);
        assertThat(test.codes())
                .as("the card on top is known, and it can still go under the deck")
                .doesNotContain(use)
                .contains(putUnder);
        test.choose(putUnder);
        assertThat(table.eventDeck().drawPile()[0]).isEqualTo(pile[pile.length - 2]);
    }

    @Test
    @Rule("CC-16.10")
    void elephantsAndCavalryWithoutAMarket() {
        red(Civilization.PERSIA, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).terrain("D5", Terrain.BARREN).goods(RED, Good.FOOD, 2);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("%s", CivAdvance.PERSIA_ELEPHANTS).contains("hire elephant");
        red(Civilization.HUNS, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).goods(RED, Good.WOOD, 1);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("%s", CivAdvance.HUNS_MOUNTED_ARCHERS).contains("hire cavalry");
        red(Civilization.CARTHAGE, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).goods(RED, Good.CULTURE, 1);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("%s", CivAdvance.CARTHAGE_WARBEASTS).contains("hire elephant");
        red(Civilization.JAPAN, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS)
                .goods(RED, Good.FOOD, 2)
                .goods(RED, Good.WOOD, 1);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("%s", CivAdvance.JAPAN_HORSEMANSHIP).contains("hire cavalry");
        red(Civilization.INDIA, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.terrain("D4", Terrain.FOREST).city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("%s", CivAdvance.INDIA_INDIAN_ELEPHANTS).contains("hire elephant");
    }

    @Test
    @Rule({"CC-16.17", "CC-6.63"})
    void greatArmiesAndLongships() {
        red(Civilization.PERSIA);
        leads(RED, Leader.XERXES, "D4");
        assertThat(table.stackLimit(RED, test.at("D4"), Force.NONE))
                .as("%s", LeaderAbility.XERXES_MIGHTY_ARMY)
                .isEqualTo(5);
        assertThat(table.stackLimit(RED, test.at("D5"), Force.NONE)).isEqualTo(4);
        assertThat(table.stackLimit(RED, test.at("D5"), Force.of(ExpansionUnit.LEADER, 1)))
                .isEqualTo(5);
        red(Civilization.VIKINGS, BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS);
        assertThat(table.shipCapacity(RED))
                .as("%s", CivAdvance.VIKINGS_LONGSHIPS)
                .isEqualTo(3);
        assertThat(table.shipCapacity(BLUE)).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.10")
    void hunnicRaidersHinderSettlers() {
        red(Civilization.HUNS, BaseAdvance.TACTICS);
        test.units(RED, BaseUnit.INFANTRY, "D4", 1).units(BLUE, BaseUnit.SETTLER, "D5", 1);
        assertThat(Settlers.isHindered(table, BLUE, test.at("D5")))
                .as("%s", CivAdvance.HUNS_RAIDERS)
                .isTrue();
        test.units(BLUE, BaseUnit.INFANTRY, "D5", 1);
        assertThat(Settlers.isHindered(table, BLUE, test.at("D5"))).isFalse();
    }

    @Test
    @Rule("CC-16.10")
    void phoenicianPortsStayPhoenician() {
        red(Civilization.PHOENICIA, BaseAdvance.FISHING);
        int before = Scoring.total(table, RED);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.PORT);
        assertThat(Scoring.total(table, RED) - before)
                .as("settlement 1, port 1 1/2: %s", CivAdvance.PHOENICIA_CITY_INDEPENDENCE)
                .isEqualTo(5);
        assertThat(table.isFast(RED, BaseBuilding.PORT)).isTrue();
        assertThat(table.isFast(RED, BaseBuilding.TEMPLE)).isFalse();
    }

    @Test
    @Rule("CC-16.10")
    void founding() {
        red(Civilization.AZTECS, BaseAdvance.ARTS);
        test.units(RED, BaseUnit.SETTLER, "D4", 1).turnOf(RED).choose("found D4");
        assertThat(has(Good.GOLD)).as("%s", CivAdvance.AZTECS_AZTEC_GOLD).isEqualTo(1);
        red(Civilization.MAYA, BaseAdvance.ARTS);
        test.units(RED, BaseUnit.SETTLER, "D4", 1).turnOf(RED).choose("found D4");
        assertThat(test.codes()).as("%s", CivAdvance.MAYA_STELAS).hasSize(2);
        red(Civilization.CELTS);
        test.units(RED, BaseUnit.SETTLER, "D4", 1).goods(RED, Good.FOOD, 1);
        leads(RED, Leader.QUEEN_BOUDICA, "D4");
        test.turnOf(RED).choose("found D4", "yes");
        assertThat(table.units().count(BaseUnit.SETTLER, test.at("D4")))
                .as("%s", LeaderAbility.QUEEN_BOUDICA_GREAT_NUMBERS)
                .isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void statesmenAndObelisks() {
        red(Civilization.ROME);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.MOOD, 1);
        leads(RED, Leader.JULIUS_CAESAR, "D4");
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.JULIUS_CAESAR_STATESMAN)).isTrue();
        test.choose("use julius-caesar-statesman");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
        red(Civilization.EGYPT, BaseAdvance.ARTS, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "F5", Mood.NEUTRAL).goods(RED, Good.GOLD, 3);
        leads(RED, Leader.RAMSES_II, "D4");
        test.turnOf(RED).choose("construct obelisk D4");
        assertThat(test.codes()).as("%s", LeaderAbility.RAMSES_II_MONUMENTAL).hasSize(2);
        assertThat(ExpansionBuilding.OBELISK.code()).isEqualTo("obelisk");
    }

    private void startOfTurn() {
        test.turnOf(RED);
        civitas.clash.route.TradeRoutes.income(table, RED);
        table.settle();
    }

    @Test
    @Rule({"CC-16.10", "CC-4.81"})
    void tradeOfIndiaAndTheCelts() {
        red(Civilization.INDIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.units(RED, BaseUnit.SETTLER, "D4", 1).city(BLUE, "D5", Mood.NEUTRAL, ExpansionBuilding.MARKET);
        int gold = table.player(BLUE).get(Good.GOLD);
        startOfTurn();
        test.choose("route D4 D5");
        assertThat(test.codes()).as("%s", CivAdvance.INDIA_PROSPERITY).hasSize(2);
        test.choose(test.codes().get(1));
        assertThat(has(Good.MOOD)).isEqualTo(1);
        assertThat(table.player(BLUE).get(Good.GOLD)).as("the market").isEqualTo(gold + 1);
        red(Civilization.CELTS, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.units(RED, BaseUnit.SETTLER, "D4", 1).city(ClashTable.BARBARIANS, "D5", Mood.NEUTRAL);
        startOfTurn();
        test.choose("route D4 D5");
        assertThat(has(Good.FOOD)).as("%s", CivAdvance.CELTS_TRIBAL_TRADE).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.72")
    void tradeOfPhoeniciaAndRaidsOfTheVikings() {
        red(
                Civilization.PHOENICIA,
                BaseAdvance.BARTERING,
                BaseAdvance.TRADE_ROUTES,
                BaseAdvance.STORAGE,
                BaseAdvance.WRITING);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.PORT)
                .terrain("D5", Terrain.SEA)
                .city(BLUE, "D6", Mood.NEUTRAL);
        startOfTurn();
        test.choose("route D4 D6");
        assertThat(test.codes())
                .as("%s, %s", CivAdvance.PHOENICIA_CEDARS_AND_DYES, CivAdvance.PHOENICIA_ALPHABET)
                .hasSize(3);
        red(Civilization.VIKINGS, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES, BaseAdvance.STORAGE);
        test.terrain("D5", Terrain.SEA)
                .units(RED, BaseUnit.SHIP, "D5", 1)
                .city(BLUE, "D6", Mood.NEUTRAL)
                .goods(BLUE, Good.WOOD, 1)
                .goods(BLUE, Good.FOOD, 0);
        startOfTurn();
        test.choose("route D5 D6");
        assertThat(table.player(BLUE).get(Good.WOOD))
                .as("%s", CivAdvance.VIKINGS_RAIDING)
                .isZero();
    }
}

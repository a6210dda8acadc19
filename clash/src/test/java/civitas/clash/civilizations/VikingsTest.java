package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.route.TradeRoutes;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Vikings: longships, raids and runes, and their three leaders. */
class VikingsTest extends Position {

    @Test
    @Rule("CC-16.10")
    void shipConstructionBringsNavigationWithoutFood() {
        red(Civilization.VIKINGS, BaseAdvance.FISHING);
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        assertThat(test.codes())
                .as("%s", CivAdvance.VIKINGS_SHIP_CONSTRUCTION)
                .contains("advance navigation")
                .doesNotContain("advance cartography");
        test.choose("advance navigation");
        assertThat(owns(BaseAdvance.NAVIGATION)).isTrue();
    }

    private boolean sailsOn(BaseAdvance... advances) {
        red(Civilization.VIKINGS, advances);
        for (String sea : new String[] {"D3", "D4", "D5"}) {
            test.terrain(sea, Terrain.SEA);
        }
        test.units(RED, SHIP, "D3", 2).units(BLUE, SHIP, "D4", 1).units(RED, SHIP, "B3", 0);
        test.turnOf(RED).dice("6i", "6i", "2e").choose("move", "from D3", "add all", "go D4");
        chooseIfAsked("done");
        if (!test.codes().contains("move")) {
            return false;
        }
        test.choose("move");
        chooseIfAsked("from D4");
        chooseIfAsked("add all");
        return test.codes().contains("go D5");
    }

    @Test
    @Rule({"CC-16.10", "CC-6.40", "CC-6.63"})
    void longshipsCarryThreeAndSailOnAfterABattle() {
        assertThat(sailsOn(BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS))
                .as("%s", CivAdvance.VIKINGS_LONGSHIPS)
                .isTrue();
        assertThat(sailsOn(BaseAdvance.FISHING)).as("without them").isFalse();
        red(Civilization.VIKINGS, BaseAdvance.FISHING, BaseAdvance.WAR_SHIPS, BaseAdvance.TACTICS);
        test.terrain("D5", Terrain.SEA)
                .units(RED, SHIP, "D5", 1)
                .units(RED, INFANTRY, "D4", 4)
                .turnOf(RED);
        test.choose("move", "from D4", "add infantry", "add infantry", "add infantry");
        assertThat(test.codes()).contains("go D5");
        test.choose("add infantry");
        assertThat(test.codes()).as("no fourth").doesNotContain("go D5");
    }

    private void raid(String ship) {
        red(Civilization.VIKINGS, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.terrain("D5", Terrain.SEA).terrain("D4", Terrain.SEA).units(RED, SHIP, ship, 2);
        test.city(BLUE, "D6", Mood.NEUTRAL).city(BLUE, "E6", Mood.NEUTRAL);
        test.goods(BLUE, Good.WOOD, 2)
                .goods(BLUE, Good.ORE, 1)
                .goods(BLUE, Good.CULTURE, 1)
                .turnOf(RED);
        TradeRoutes.income(table, RED);
        table.settle();
        test.choose("route " + ship + " D6");
    }

    @Test
    @Rule("CC-16.10")
    void raidingCostsEachPartnerOneResourceOfHisChoice() {
        raid("D5");
        assertThat(test.codes(BLUE))
                .as("%s: resources, no tokens", CivAdvance.VIKINGS_RAIDING)
                .containsExactlyInAnyOrder("spend wood", "spend ore");
        test.choose(BLUE, "spend wood");
        chooseIfAsked("take 1food");
        test.choose("route D5 E6");
        chooseIfAsked("take 1food");
        assertThat(table.player(BLUE).goods().code()).as("once in a turn").isEqualTo("1ore+1wood+1culture");
        raid("D4");
        assertThat(table.player(BLUE).goods().code()).as("not beside the city").isEqualTo("1ore+2wood+1culture");
    }

    private void fallen(int lost) {
        red(Civilization.VIKINGS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.units(BLUE, INFANTRY, "D4", 4);
        attack(Force.of(INFANTRY, lost), "2e", "2e", "2e", "6i", "6i", "6i", "6i", "6i", "6i");
        chooseIfAsked("retreat");
    }

    @Test
    @Rule("CC-16.79")
    void runeStonesMournTwoOrMore() {
        fallen(2);
        int points = Scoring.total(table, RED);
        int left = table.buildingsLeft(RED, ExpansionBuilding.OBELISK);
        test.choose("yes");
        assertThat(Scoring.total(table, RED) - points)
                .as("%s, in halves", CivAdvance.VIKINGS_RUNE_STONES)
                .isEqualTo(2);
        assertThat(table.buildingsLeft(RED, ExpansionBuilding.OBELISK))
                .as("it is never built")
                .isEqualTo(left - 1);
        fallen(1);
        assertThat(test.codes()).as("one is not enough").doesNotContain("yes");
    }

    @Test
    @Rule("CC-16.79")
    void runeStonesMournThoseAboardButNoShips() {
        red(Civilization.VIKINGS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 3);
        attack(Force.of(SHIP, 2), "2e", "2e", "6i", "6i", "6i");
        assertThat(test.codes()).as("ships are no military units").doesNotContain("yes");
        red(Civilization.VIKINGS, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 1);
        attack(Force.of(SHIP, 1).plus(INFANTRY, 2), "2e", "6i");
        assertThat(test.codes())
                .as("two infantry went down with the ship: %s", CivAdvance.VIKINGS_RUNE_STONES)
                .contains("yes");
    }

    @Test
    @Rule({"CC-16.17", "CC-15.12"})
    void cnutRulerOfTheNorthScoresHisDistanceFromHome() {
        red(Civilization.VIKINGS);
        table.player(RED).setHome(test.at("D2"));
        int points = Scoring.total(table, RED);
        leads(RED, Leader.CNUT_THE_GREAT, "D5");
        assertThat(Scoring.total(table, RED) - points)
                .as("three spaces, in halves: %s", LeaderAbility.CNUT_THE_GREAT_RULER_OF_THE_NORTH)
                .isEqualTo(3);
        table.removeUnits(LEADER, test.at("D5"), 1);
        table.hooks().recruit.unitFate.voice(LEADER).fell(table, RED, ClashTable.NOBODY);
        assertThat(Scoring.total(table, RED)).as("no longer in play").isEqualTo(points);
    }

    private void cnut(BaseAdvance... advances) {
        red(Civilization.VIKINGS, advances);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        leads(RED, Leader.CNUT_THE_GREAT, "D4");
        test.turnOf(RED);
    }

    @Test
    @Rule("CC-16.17")
    void cnutDanegeldTaxesWithoutAMoodToken() {
        cnut(BaseAdvance.BARTERING);
        assertThat(offers(LeaderAbility.CNUT_THE_GREAT_DANEGELD))
                .as("without Taxes")
                .isFalse();
        cnut(BaseAdvance.BARTERING, BaseAdvance.TAXES);
        test.choose("use cnut-the-great-danegeld");
        while (test.codes().stream().anyMatch(code -> code.startsWith("take"))) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.player(RED).goods().total()).as("one for each city").isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
        test.goods(RED, Good.MOOD, 2);
        assertThat(offers(LeaderAbility.CNUT_THE_GREAT_DANEGELD)).as("once").isFalse();
        assertThat(offers(BaseAdvance.TAXES)).as("nor the normal use").isFalse();
    }

    private void erikAt(String space) {
        red(Civilization.VIKINGS);
        for (String sea : new String[] {"D4", "D5", "E4"}) {
            test.terrain(sea, Terrain.SEA);
        }
        test.goods(RED, Good.CULTURE, 3).units(RED, SHIP, space, 1);
        leads(RED, Leader.ERIK_THE_RED, space);
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.18", "CC-16.81"})
    void erikLegendaryExplorerMarksEachRegionOnce() {
        erikAt("D4");
        int points = Scoring.total(table, RED);
        test.choose("use erik-the-red-legendary-explorer");
        assertThat(Scoring.total(table, RED) - points)
                .as("a point, in halves: %s", LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER)
                .isEqualTo(2);
        assertThat(has(Good.CULTURE)).isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(offers(LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER))
                .as("this region has one")
                .isFalse();
        test.choose("move");
        chooseIfAsked("from D4");
        chooseIfAsked("add all");
        test.choose("go D5");
        chooseIfAsked("done");
        assertThat(offers(LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER))
                .as("another region")
                .isTrue();
        red(Civilization.VIKINGS);
        test.goods(RED, Good.CULTURE, 1);
        leads(RED, Leader.ERIK_THE_RED, "D4");
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER))
                .as("ashore")
                .isFalse();
    }

    private int preyIn(Mood mood) {
        red(Civilization.VIKINGS);
        test.city(BLUE, "D4", mood);
        attack(Leader.RAGNAR_LODBROK, 1);
        return has(Good.GOLD);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.85", "CC-7.90"})
    void ragnarPreyIsTwoGoldUnlessTheCityIsAngry() {
        assertThat(preyIn(Mood.NEUTRAL))
                .as("1 + 2: %s", LeaderAbility.RAGNAR_LODBROK_PREY)
                .isEqualTo(3);
        assertThat(preyIn(Mood.HAPPY)).as("2 + 2").isEqualTo(4);
        assertThat(preyIn(Mood.ANGRY)).as("1").isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.92"})
    void ragnarPreyComesFromACityThatFallsForWantOfASettlementToo() {
        red(Civilization.VIKINGS);
        while (table.settlementsLeft(RED) > 0) {
            table.player(RED).loseSettlement();
        }
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Leader.RAGNAR_LODBROK, 1);
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
        assertThat(has(Good.GOLD))
                .as("1 for the size, 1 for the missing piece, 2 for %s", LeaderAbility.RAGNAR_LODBROK_PREY)
                .isEqualTo(1 + 1 + 2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void ragnarHorrorOfTheNorthComesFromTheSea() {
        red(Civilization.VIKINGS, BaseAdvance.TACTICS);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.RAGNAR_LODBROK, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.RAGNAR_LODBROK_HORROR_OF_THE_NORTH))
                .as("by land")
                .isZero();
        red(Civilization.VIKINGS, BaseAdvance.TACTICS);
        test.terrain("D3", Terrain.SEA).units(RED, SHIP, "D3", 1).units(BLUE, INFANTRY, "D4", 1);
        leads(RED, Leader.RAGNAR_LODBROK, "D3");
        test.turnOf(RED).dice("2e", "2e", "2e", "2e", "2e").choose("move");
        chooseIfAsked("from D3");
        chooseIfAsked("add leader");
        test.choose("go D4");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.RAGNAR_LODBROK_HORROR_OF_THE_NORTH))
                .isEqualTo(2);
        assertThat(Peoples.of(table).leader(RED)).isPresent();
        assertThat(count(RED, SETTLER, "D3")).isZero();
    }
}

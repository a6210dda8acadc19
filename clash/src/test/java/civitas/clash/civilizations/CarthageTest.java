package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
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
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.view.ClashView;
import civitas.clash.view.ClashView.SiteView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

/** Carthage: elephants, mercenaries, cities out of ships, and its three leaders. */
class CarthageTest extends Position {

    @Test
    @Rule("CC-16.10")
    void warbeastsNeedGoldOrCultureWhereThereIsNoMarket() {
        red(Civilization.CARTHAGE, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).turnOf(RED).choose("recruit D4");
        assertThat(test.codes())
                .as("food alone: %s", CivAdvance.CARTHAGE_WARBEASTS)
                .doesNotContain("hire elephant");
        red(Civilization.CARTHAGE, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 1).goods(RED, Good.CULTURE, 1);
        test.turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire elephant");
        assertThat(count(RED, ELEPHANT, "D4")).isEqualTo(1);
        assertThat(goods()).isEqualTo("nothing");
        red(Civilization.CARTHAGE, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL, ExpansionBuilding.MARKET).goods(RED, Good.CULTURE, 2);
        test.turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire elephant");
        assertThat(count(RED, ELEPHANT, "D4")).as("culture for all its food").isEqualTo(1);
        assertThat(goods()).isEqualTo("nothing");
    }

    private void hires(String unit, Good good, int number) {
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT)
                .port("D4", "D5");
        test.goods(RED, good, number).turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire " + unit);
    }

    @Test
    @Rule({"CC-16.10", "CC-4.101"})
    void mercenariesAreDraftedForGoldAndShipsToo() {
        hires("infantry", Good.GOLD, 1);
        assertThat(count(RED, INFANTRY, "D4"))
                .as("%s", CivAdvance.CARTHAGE_MERCENARIES)
                .isEqualTo(1);
        assertThat(has(Good.GOLD)).isZero();
        hires("ship", Good.MOOD, 2);
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        assertThat(has(Good.MOOD)).isEqualTo(1);
        assertThat(test.codes()).as("one of Draft in an action").doesNotContain("hire ship", "hire infantry");
        hires("ship", Good.GOLD, 1);
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.terrain("D5", Terrain.SEA).city(RED, "D4", Mood.HAPPY).goods(RED, Good.GOLD, 1);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("no port").doesNotContain("hire ship");
    }

    @Test
    @Rule({"CC-16.35", "CC-16.36"})
    void hegemonyLandsWhatTheShipCarried() {
        red(Civilization.CARTHAGE, BaseAdvance.FISHING, BaseAdvance.CARTOGRAPHY);
        test.terrain("D5", Terrain.SEA).terrain("E5", Terrain.BARREN).units(RED, SHIP, "D5", 2);
        test.units(RED, INFANTRY, "D5", 3).units(RED, SETTLER, "D5", 1).units(BLUE, INFANTRY, "E6", 1);
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use " + CivAdvance.CARTHAGE_HEGEMONY.code());
        assertThat(test.codes())
                .as("not barren, not beside enemies only")
                .contains("found D4 D5", "found D6 D5")
                .doesNotContain("found E5 D5", "found E6 D5");
        assertThat(ClashView.of(table, new Viewer(RED)).sites())
                .as("what a city could collect there")
                .extracting(SiteView::space)
                .contains("D4", "D6")
                .doesNotContain("E5", "E6");
        test.choose("found D4 D5", "add infantry", "add infantry");
        assertThat(test.codes()).as("a ship carries two").doesNotContain("add infantry", "add settler");
        assertThat(count(RED, INFANTRY, "D4")).isEqualTo(2);
        assertThat(count(RED, INFANTRY, "D5")).as("on the other ship").isEqualTo(1);
        assertThat(count(RED, SETTLER, "D5")).isEqualTo(1);
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions - 1);
        test.choose("move");
        assertThat(test.codes()).as("they stay this turn").contains("from D5").doesNotContain("from D4");
    }

    @Test
    @Rule("CC-16.36")
    void hegemonyDrownsWhomNobodyCarries() {
        red(Civilization.CARTHAGE, BaseAdvance.FISHING, BaseAdvance.CARTOGRAPHY);
        test.terrain("D5", Terrain.SEA).units(RED, SHIP, "D5", 1).units(RED, INFANTRY, "D5", 2);
        test.turnOf(RED).choose("use " + CivAdvance.CARTHAGE_HEGEMONY.code(), "found D4 D5", "add infantry", "done");
        assertThat(count(RED, INFANTRY, "D4")).isEqualTo(1);
        assertThat(table.units().total(RED, INFANTRY)).isEqualTo(1);
    }

    private void celtsWithTheirPeople() {
        between(Civilization.CARTHAGE, Civilization.CELTS);
        test.units(BLUE, INFANTRY, "D4", 3).units(BLUE, SETTLER, "D5", 4);
        leads(BLUE, Leader.VERCINGETORIX, "D4");
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void hannibalFatherOfStrategyCapsBonusesOfTheFirstRoundAtTwo() {
        celtsWithTheirPeople();
        attack(Leader.HANNIBAL, 3);
        assertThat(bonus(1, Battle.DEFENDER, LeaderAbility.VERCINGETORIX_WARRIOR_PEOPLE))
                .isEqualTo(4);
        assertThat(round(1, Battle.DEFENDER).value())
                .as("%s", LeaderAbility.HANNIBAL_FATHER_OF_STRATEGY)
                .isEqualTo(dice(1, Battle.DEFENDER) + 2);
        test.choose("lose infantry", "lose infantry", "lose infantry", "fight-on");
        assertThat(round(2, Battle.DEFENDER).value())
                .as("all of it in the second round")
                .isEqualTo(dice(2, Battle.DEFENDER) + 4);
    }

    @Test
    @Rule("CC-16.17")
    void hannibalCapsNothingWhereHeDoesNotFight() {
        celtsWithTheirPeople();
        leads(RED, Leader.HANNIBAL, "D3");
        attack(Force.of(INFANTRY, 3));
        assertThat(round(1, Battle.DEFENDER).value()).isEqualTo(dice(1, Battle.DEFENDER) + 4);
    }

    @Test
    @Rule({"CC-16.17", "CC-6.15"})
    void hannibalAdPortasCrossesMountainsWithAnElephant() {
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS);
        test.terrain("D5", Terrain.MOUNTAIN).units(RED, ELEPHANT, "D4", 1);
        leads(RED, Leader.HANNIBAL, "D4");
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5");
        test.choose("move", "from D5", "add all", "go D6");
        assertThat(count(RED, LEADER, "D6"))
                .as("%s", LeaderAbility.HANNIBAL_HANNIBAL_AD_PORTAS)
                .isEqualTo(1);
        assertThat(count(RED, ELEPHANT, "D6")).isEqualTo(1);
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS);
        test.terrain("D5", Terrain.MOUNTAIN).units(RED, INFANTRY, "D4", 1).units(RED, INFANTRY, "B3", 1);
        leads(RED, Leader.HANNIBAL, "D4");
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5", "done", "move");
        assertThat(test.codes()).as("without an elephant").contains("from B3").doesNotContain("from D5");
    }

    private void hannoFights(boolean aboard) {
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 1);
        Peoples.of(table).crown(RED, Leader.HANNO);
        attack(aboard ? Force.of(SHIP, 1).plus(LEADER, 1) : Force.of(SHIP, 1));
    }

    @Test
    @Rule({"CC-16.18", "CC-16.19"})
    void hannoFleetCommanderFightsAtSea() {
        hannoFights(true);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.HANNO_FLEET_COMMANDER)).isEqualTo(2);
        hannoFights(false);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.HANNO_FLEET_COMMANDER))
                .as("not aboard")
                .isZero();
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.HANNO, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.HANNO_FLEET_COMMANDER))
                .as("on land")
                .isZero();
    }

    @Test
    @Rule({"CC-16.18", "CC-16.19"})
    void hannoFleetCommanderSailsIntoBattle() {
        red(Civilization.CARTHAGE, BaseAdvance.TACTICS, BaseAdvance.FISHING, BaseAdvance.NAVIGATION);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 1);
        test.units(RED, SHIP, "D3", 1);
        leads(RED, Leader.HANNO, "D3");
        test.turnOf(RED).dice("2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c");
        test.choose("move", "from D3", "add ship", "go D4");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.HANNO_FLEET_COMMANDER)).isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void didoFounderFoundsFreely() {
        red(Civilization.CARTHAGE);
        test.units(RED, SETTLER, "D4", 1).units(RED, SETTLER, "D6", 1);
        leads(RED, Leader.QUEEN_DIDO, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        assertThat(offers(LeaderAbility.QUEEN_DIDO_FOUNDER)).isTrue();
        test.choose("use queen-dido-founder");
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        assertThat(table.cities().isCity(test.at("D6"))).isFalse();
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(LeaderAbility.QUEEN_DIDO_FOUNDER))
                .as("no settler where she is")
                .isFalse();
    }

    private boolean didoSails(BaseAdvance... advances) {
        red(Civilization.CARTHAGE, advances);
        test.terrain("D5", Terrain.SEA).units(RED, SHIP, "D5", 1);
        leads(RED, Leader.QUEEN_DIDO, "D5");
        test.turnOf(RED);
        return offers(LeaderAbility.QUEEN_DIDO_FOUNDER);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.35"})
    void didoFounderUsesShipsWithHegemony() {
        assertThat(didoSails(BaseAdvance.FISHING)).as("no Hegemony").isFalse();
        assertThat(didoSails(BaseAdvance.FISHING, BaseAdvance.CARTOGRAPHY)).isTrue();
        int actions = table.turn().actionsLeft();
        test.choose("use queen-dido-founder", "found D4 D5");
        test.choose("add leader");
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        assertThat(count(RED, LEADER, "D4")).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.15"})
    void didoSacrificeOnlyDefendsCities() {
        between(Civilization.ROME, Civilization.CARTHAGE);
        leads(BLUE, Leader.QUEEN_DIDO, "D4");
        attack(Force.of(INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.QUEEN_DIDO_SACRIFICE))
                .as("no city")
                .isZero();
        assertThat(test.codes()).as("no sacrifice either").doesNotContain("yes");
    }
}

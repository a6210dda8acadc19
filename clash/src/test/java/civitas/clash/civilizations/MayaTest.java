package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Maya: terraces, stelas and games, and their three rulers. */
class MayaTest extends Position {

    @Test
    @Rule({"CC-16.10", "CC-6.15"})
    void terracingFarmsMountainsAndSettlersClimbThem() {
        red(Civilization.MAYA, BaseAdvance.IRRIGATION, BaseAdvance.TACTICS);
        test.terrain("D5", Terrain.MOUNTAIN)
                .city(RED, "D4", Mood.NEUTRAL)
                .turnOf(RED)
                .choose("collect D4");
        assertThat(test.codes())
                .as("%s", CivAdvance.MAYA_TERRACING)
                .contains("gather D5 food", "gather D5 wood", "gather D5 ore");
        test.choose("gather D5 wood");
        test.units(RED, SETTLER, "D4", 1).units(RED, INFANTRY, "D4", 1).units(RED, INFANTRY, "B3", 1);
        leads(RED, Leader.PAKAL, "D4");
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5", "done", "move", "from D5");
        assertThat(test.codes()).as("the infantry stays").doesNotContain("add infantry");
        test.choose("add settler", "add leader", "go D6");
        assertThat(count(RED, SETTLER, "D6")).isEqualTo(1);
        assertThat(count(RED, LEADER, "D6")).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.10")
    void stelasCelebrateObelisksAndCities() {
        red(Civilization.MAYA, BaseAdvance.ARTS);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D7", Mood.NEUTRAL).goods(RED, Good.GOLD, 3);
        test.turnOf(RED).choose("construct obelisk D4");
        assertThat(test.codes())
                .as("%s: an obelisk", CivAdvance.MAYA_STELAS)
                .containsExactly("take 1culture", "take 1ideas");
        red(Civilization.MAYA, BaseAdvance.ARTS);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Force.of(INFANTRY, 1));
        assertThat(test.codes()).as("a captured city").containsExactly("take 1culture", "take 1ideas");
        test.choose("take 1ideas");
        assertThat(has(Good.IDEAS)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.68")
    void ballcourtsWorkOnceInAnActivationAndNotInAnger() {
        red(Civilization.MAYA, BaseAdvance.ARTS, BaseAdvance.CIRCUS_AND_SPORTS);
        test.city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.MOOD, 2)
                .goods(RED, Good.FOOD, 4)
                .turnOf(RED);
        test.choose("recruit D4");
        String game = "use " + CivAdvance.MAYA_BALLCOURTS.code();
        test.choose(game);
        assertThat(test.codes()).as("one game").doesNotContain(game);
        chooseIfAsked("hire settler");
        chooseIfAsked("hire settler");
        assertThat(count(RED, SETTLER, "D4")).as("size 2").isEqualTo(2);
        assertThat(goods()).as("units are paid").isEqualTo("1mood");
        red(Civilization.MAYA, BaseAdvance.ARTS, BaseAdvance.CIRCUS_AND_SPORTS);
        test.city(RED, "D4", Mood.ANGRY).goods(RED, Good.MOOD, 2).turnOf(RED).choose("collect D4");
        assertThat(test.codes()).as("angry").doesNotContain(game);
    }

    @Test
    @Rule("CC-16.68")
    void ballcourtsCheapenSpiritualityOnce() {
        red(Civilization.MAYA, BaseAdvance.ARTS, BaseAdvance.CIRCUS_AND_SPORTS);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).turnOf(RED);
        test.goods(RED, Good.FOOD, 1).turnOf(RED);
        assertThat(test.codes()).contains("advance myths").doesNotContain("advance writing");
        test.choose("advance myths");
        assertThat(has(Good.FOOD)).isZero();
        test.goods(RED, Good.FOOD, 1);
        assertThat(test.codes()).as("once per turn").doesNotContain("advance rituals");
    }

    @Test
    @Rule("CC-16.69")
    void calendarShowsEventsForNothingAndBuriesThemForCulture() {
        red(Civilization.MAYA, BaseAdvance.MATH, BaseAdvance.ASTRONOMY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 1).turnOf(RED);
        byte[] pile = table.eventDeck().drawPile();
        test.choose("use " + CivAdvance.MAYA_CALENDAR.code());
        assertThat(table.eventDeck().drawPile()).as("looking changes nothing").isEqualTo(pile);
        test.choose(test.codes().stream()
                .filter(code -> !code.equals("pass"))
                .findFirst()
                .orElseThrow());
        byte[] after = table.eventDeck().drawPile();
        assertThat(after[0]).as("under the deck").isEqualTo(pile[pile.length - 1]);
        assertThat(after).hasSameSizeAs(pile);
        assertThat(has(Good.CULTURE)).isZero();
        assertThat(test.codes()).as("no token for another").containsExactly("pass");
    }

    private int sunShield(int builder, int round) {
        between(Civilization.ROME, Civilization.MAYA);
        test.city(BLUE, "D4", Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 2);
        table.cities().setBuilding(test.at("D4"), ExpansionBuilding.OBELISK, builder);
        leads(BLUE, Leader.PAKAL, "D4");
        attack(Force.of(INFANTRY, 3), "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e");
        chooseIfAsked("lose infantry");
        if (round > 1) {
            test.choose("fight-on");
            chooseIfAsked("lose infantry");
        }
        return cancels(round, Battle.DEFENDER, LeaderAbility.PAKAL_SUN_SHIELD);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void pakalSunShieldIsHisOwnObeliskInTheFirstRound() {
        assertThat(sunShield(BLUE, 1)).isEqualTo(1);
        assertThat(sunShield(BLUE, 2)).as("later").isZero();
        assertThat(sunShield(RED, 1)).as("another colour").isZero();
    }

    @Test
    @Rule("CC-16.17")
    void pakalArtAndArchitectureReplacesTwoResourcesByCulture() {
        red(Civilization.MAYA);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        leads(RED, Leader.PAKAL, "D4");
        Goods price = Goods.of(Good.WOOD, 1, Good.CULTURE, 1);
        assertThat(costs("D4", BaseBuilding.TEMPLE, price))
                .as("%s", LeaderAbility.PAKAL_ART_AND_ARCHITECTURE)
                .isTrue();
        assertThat(costs("D4", BaseBuilding.TEMPLE, Goods.of(Good.ORE, 1, Good.CULTURE, 1)))
                .as("any two")
                .isTrue();
        assertThat(costs("D4", BaseBuilding.TEMPLE, Goods.of(Good.CULTURE, 2)))
                .as("only once")
                .isFalse();
        assertThat(costs("D6", BaseBuilding.TEMPLE, price)).as("elsewhere").isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void siyajKakFireIsBornInTheFirstRound() {
        red(Civilization.MAYA);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).units(BLUE, INFANTRY, "D4", 4);
        attack(Leader.SIYAJ_KAK, 3);
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.SIYAJ_KAK_FIRE_IS_BORN))
                .as("size 2")
                .isEqualTo(2);
        chooseIfAsked("lose infantry");
        test.choose("fight-on");
        chooseIfAsked("lose infantry");
        assertThat(bonus(2, Battle.ATTACKER, LeaderAbility.SIYAJ_KAK_FIRE_IS_BORN))
                .isZero();
    }

    private void influx(String leader) {
        red(Civilization.MAYA, BaseAdvance.MYTHS);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL).goods(RED, Good.GOLD, 3);
        test.city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.ACADEMY);
        leads(RED, Leader.SIYAJ_KAK, leader);
        test.turnOf(RED).dice("6i").choose("construct temple D4");
        chooseIfAsked("take mood");
    }

    @Test
    @Rule("CC-16.17")
    void siyajKakCulturalInfluxFollowsABuildingInHisCity() {
        influx("D4");
        int actions = table.turn().actionsLeft();
        test.choose("yes");
        chooseIfAsked("target D5");
        assertThat(table.cities().builder(test.at("D5"), BaseBuilding.ACADEMY))
                .as("%s", LeaderAbility.SIYAJ_KAK_CULTURAL_INFLUX)
                .isEqualTo(RED);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        influx("B3");
        assertThat(test.codes()).as("not where he is").doesNotContain("yes");
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void wakChanilAjawNewDynastyStaysWithinTwoSpacesOfItsCities() {
        for (String city : new String[] {"D6", "D7"}) {
            red(Civilization.MAYA);
            test.city(RED, city, Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 1);
            attack(Leader.WAK_CHANIL_AJAW, 1);
            assertThat(bonus(Battle.ATTACKER, LeaderAbility.WAK_CHANIL_AJAW_NEW_DYNASTY))
                    .isEqualTo(city.equals("D6") ? 2 : 0);
        }
    }

    @Test
    @Rule("CC-16.17")
    void wakChanilAjawReconstructionChangesABuildingOfTheCapturedCity() {
        red(Civilization.MAYA, BaseAdvance.MYTHS);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY).city(RED, "B3", Mood.NEUTRAL);
        attack(Leader.WAK_CHANIL_AJAW, 1);
        assertThat(table.cities().mood(test.at("D4"))).as("it is angry").isEqualTo(Mood.ANGRY);
        assertThat(test.codes())
                .as("%s: what could be built", LeaderAbility.WAK_CHANIL_AJAW_RECONSTRUCTION)
                .contains("convert academy temple", "pass")
                .doesNotContain("convert academy market", "convert academy academy");
        String before = goods();
        test.choose("convert academy temple");
        chooseIfAsked("take mood");
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(table.cities().has(test.at("D4"), BaseBuilding.ACADEMY)).isFalse();
        assertThat(goods()).as("nothing is paid; a temple brings a token").contains(before);
        red(Civilization.MAYA, BaseAdvance.MYTHS);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY);
        attack(Force.of(INFANTRY, 1));
        assertThat(test.codes()).as("without her").noneMatch(code -> code.startsWith("convert"));
    }
}

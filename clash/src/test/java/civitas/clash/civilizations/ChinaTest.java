package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.card.Drawing;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** China: settlers who plant, wander and fight, and its three rulers. */
class ChinaTest extends Position {

    @Test
    @Rule("CC-16.47")
    void riceGrowsOnTwoPlainsAtMostOutsideTheCity() {
        red(Civilization.CHINA, BaseAdvance.STORAGE, BaseAdvance.IRRIGATION);
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .units(RED, SETTLER, "D4", 1);
        test.units(RED, SETTLER, "D5", 2).units(RED, SETTLER, "D3", 1).units(RED, SETTLER, "C4", 1);
        test.turnOf(RED);
        collect("D4", "D5", "D3", "C4");
        assertThat(has(Good.FOOD))
                .as("4 + 2: %s", CivAdvance.CHINA_RICE_CULTIVATION)
                .isEqualTo(6);
        red(Civilization.CHINA, BaseAdvance.STORAGE, BaseAdvance.IRRIGATION);
        test.city(RED, "D4", Mood.HAPPY).terrain("D5", Terrain.BARREN).units(RED, SETTLER, "D5", 1);
        test.units(RED, SETTLER, "D4", 1).turnOf(RED);
        collect("D4", "D5");
        assertThat(has(Good.FOOD)).as("not in the city, not on barren land").isEqualTo(2);
    }

    @Test
    @Rule("CC-16.48")
    void expansionMovesSettlersOutOfCitiesAfterRecruitingOne() {
        red(Civilization.CHINA, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL).goods(RED, Good.FOOD, 2);
        test.units(RED, SETTLER, "D6", 1).units(RED, SETTLER, "B3", 1).turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("recruit D4");
        chooseIfAsked("hire settler");
        test.choose("yes");
        assertThat(test.codes())
                .as("only from cities")
                .contains("from D4", "from D6")
                .doesNotContain("from B3");
        test.choose("from D6", "go D7");
        assertThat(count(RED, SETTLER, "D7"))
                .as("%s", CivAdvance.CHINA_EXPANSION)
                .isEqualTo(1);
        test.choose("done");
        assertThat(table.turn().actionsLeft())
                .as("free besides the Recruit action")
                .isEqualTo(actions - 1);
    }

    @Test
    @Rule("CC-16.48")
    void expansionNeedsANewSettlerAndTakesNobodyAlong() {
        red(Civilization.CHINA, BaseAdvance.STORAGE, BaseAdvance.HUSBANDRY, BaseAdvance.TACTICS);
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.FOOD, 3).goods(RED, Good.ORE, 1);
        test.units(RED, SETTLER, "D4", 1).turnOf(RED).choose("recruit D4", "hire infantry", "done");
        assertThat(test.codes()).as("no settler").doesNotContain("yes");
        test.goods(RED, Good.FOOD, 2).turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire settler");
        chooseIfAsked("done");
        test.choose("yes");
        chooseIfAsked("from D4");
        assertThat(test.codes()).contains("add settler").doesNotContain("add infantry");
    }

    private void fireworks(String... answers) {
        red(Civilization.CHINA, BaseAdvance.MATH, BaseAdvance.METALLURGY);
        test.goods(RED, Good.ORE, 2).goods(RED, Good.WOOD, 2).units(BLUE, INFANTRY, "D4", 4);
        attack(
                Force.of(INFANTRY, 3),
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e",
                "2e");
        test.choose(answers);
    }

    @Test
    @Rule({"CC-16.10", "CC-16.81"})
    void fireworksCancelOneHitOfTheFirstRound() {
        fireworks("yes");
        assertThat(cancels(1, Battle.ATTACKER, CivAdvance.CHINA_FIREWORKS)).isEqualTo(1);
        assertThat(round(1, Battle.ATTACKER).losses()).isZero();
        assertThat(goods()).as("and not again").isEqualTo("1ore+1wood");
        test.choose("fight-on");
        assertThat(test.codes()).as("not in the second round").doesNotContain("yes");
        fireworks("no");
        assertThat(round(1, Battle.ATTACKER).losses()).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.10")
    void imperialArmyChangesSettlersAndInfantryOnceATurn() {
        red(Civilization.CHINA, BaseAdvance.VOTING);
        test.units(RED, SETTLER, "D4", 2).units(RED, INFANTRY, "D6", 1);
        test.units(RED, INFANTRY, "B3", 4).units(RED, SETTLER, "B3", 1).turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use " + CivAdvance.CHINA_IMPERIAL_ARMY.code());
        assertThat(test.codes())
                .as("four soldiers are enough")
                .containsExactlyInAnyOrder("convert settler D4", "convert infantry D6", "convert infantry B3");
        test.choose("convert settler D4", "convert settler D4", "convert infantry D6", "done");
        assertThat(count(RED, INFANTRY, "D4")).isEqualTo(2);
        assertThat(count(RED, SETTLER, "D6")).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions - 1);
        assertThat(offers(CivAdvance.CHINA_IMPERIAL_ARMY)).as("once").isFalse();
    }

    private void teaches(Leader leader, LeaderAbility ability, Mood mood, Good token) {
        red(Civilization.CHINA);
        test.city(RED, "D4", mood).goods(RED, token, 1);
        leads(RED, leader, "D4");
        test.turnOf(RED);
        if (mood == Mood.HAPPY) {
            test.choose("use " + ability.code());
        }
    }

    @Test
    @Rule({"CC-16.82", "CC-16.81", "CC-4.28"})
    void wuZetianAgricultureEconomistTeachesForAToken() {
        teaches(Leader.WU_ZETIAN, LeaderAbility.WU_ZETIAN_AGRICULTURE_ECONOMIST, Mood.HAPPY, Good.CULTURE);
        assertThat(test.codes())
                .as("Farming is known: what follows it")
                .containsExactlyInAnyOrder("advance storage", "advance irrigation", "advance husbandry");
        int track = table.player(RED).eventTrack();
        int actions = table.turn().actionsLeft();
        test.choose("advance storage");
        assertThat(owns(BaseAdvance.STORAGE)).isTrue();
        assertThat(table.player(RED).eventTrack())
                .as("its marker is from the track")
                .isEqualTo(track - 1);
        assertThat(goods())
                .as("no food, one token; Storage brings a mood token")
                .isEqualTo("1mood");
        assertThat(actions).isEqualTo(2);
        teaches(Leader.WU_ZETIAN, LeaderAbility.WU_ZETIAN_AGRICULTURE_ECONOMIST, Mood.NEUTRAL, Good.CULTURE);
        assertThat(offers(LeaderAbility.WU_ZETIAN_AGRICULTURE_ECONOMIST))
                .as("not happy")
                .isFalse();
    }

    @Test
    @Rule({"CC-16.82", "CC-16.81"})
    void sunTzuArtOfWarTeachesWarfareOnly() {
        teaches(Leader.SUN_TZU, LeaderAbility.SUN_TZU_ART_OF_WAR, Mood.HAPPY, Good.MOOD);
        assertThat(owns(BaseAdvance.TACTICS)).as("the only one open to him").isTrue();
        assertThat(has(Good.MOOD)).isZero();
        teaches(Leader.SUN_TZU, LeaderAbility.SUN_TZU_ART_OF_WAR, Mood.ANGRY, Good.MOOD);
        assertThat(offers(LeaderAbility.SUN_TZU_ART_OF_WAR)).isFalse();
        test.city(RED, "D4", Mood.HAPPY)
                .goods(RED, Good.MOOD, 0)
                .goods(RED, Good.GOLD, 3)
                .turnOf(RED);
        assertThat(offers(LeaderAbility.SUN_TZU_ART_OF_WAR))
                .as("gold is no token")
                .isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void wuZetianBrilliantConquerorNeedsAsManyInTheRound() {
        red(Civilization.CHINA);
        test.units(BLUE, INFANTRY, "D4", 3);
        attack(Leader.WU_ZETIAN, 1);
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.WU_ZETIAN_BRILLIANT_CONQUEROR))
                .as("2 of 3")
                .isZero();
        red(Civilization.CHINA);
        test.units(BLUE, INFANTRY, "D4", 2);
        attack(Leader.WU_ZETIAN, 1);
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.WU_ZETIAN_BRILLIANT_CONQUEROR))
                .isEqualTo(2);
        test.choose("fight-on");
        assertThat(bonus(2, Battle.ATTACKER, LeaderAbility.WU_ZETIAN_BRILLIANT_CONQUEROR))
                .as("again")
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.31", "CC-16.32"})
    void qinShiHuangFetchesTheGreatWallFromTheDiscard() {
        red(Civilization.CHINA);
        test.city(RED, "D4", Mood.HAPPY).wonderCards(RED).wonderCards(BLUE);
        table.wonderDeck().remove(Wonder.GREAT_WALL.card());
        table.wonderDeck().discard(Wonder.GREAT_WALL.card());
        leads(RED, Leader.QIN_SHI_HUANG, "D4");
        Drawing.wonderCard(table, RED);
        assertThat(table.player(RED).wonderCards().has(Wonder.GREAT_WALL.card()))
                .as("%s", LeaderAbility.QIN_SHI_HUANG_GREAT_WALL)
                .isTrue();
        assertThat(table.player(RED).wonderCards().size()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void qinShiHuangTacticianCancelsAHitInEveryRoundForTwoCulture() {
        red(Civilization.CHINA);
        test.units(BLUE, INFANTRY, "D4", 4).goods(RED, Good.CULTURE, 4);
        attack(Leader.QIN_SHI_HUANG, 2);
        test.choose("yes", "fight-on", "yes");
        assertThat(cancels(1, Battle.ATTACKER, LeaderAbility.QIN_SHI_HUANG_TACTICIAN))
                .isEqualTo(1);
        assertThat(cancels(2, Battle.ATTACKER, LeaderAbility.QIN_SHI_HUANG_TACTICIAN))
                .isEqualTo(1);
        assertThat(has(Good.CULTURE)).isZero();
    }

    private String fastWar(int enemies, String... dice) {
        red(Civilization.CHINA);
        test.units(BLUE, INFANTRY, "D4", enemies);
        attack(Leader.SUN_TZU, 2, dice);
        chooseIfAsked("lose leader");
        chooseIfAsked("fight-on");
        return goods();
    }

    @Test
    @Rule("CC-16.17")
    void sunTzuFastWarRewardsAVictoryInTheFirstRound() {
        assertThat(fastWar(1, "6i", "2e", "2e", "2e"))
                .as("%s", LeaderAbility.SUN_TZU_FAST_WAR)
                .isEqualTo("1culture+1mood");
        assertThat(fastWar(2, "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e", "2e"))
                .as("two rounds")
                .isEqualTo("nothing");
        assertThat(fastWar(1, "6i", "2e", "2e", "6i")).as("he fell").isEqualTo("nothing");
        red(Civilization.CHINA);
        test.units(BLUE, SETTLER, "D4", 1);
        attack(Leader.SUN_TZU, 1);
        assertThat(goods()).as("settlers are no army").isEqualTo("nothing");
        assertThat(count(RED, ExpansionUnit.LEADER, "D4")).isEqualTo(1);
    }
}

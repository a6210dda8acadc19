package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.route.TradeRoutes;
import civitas.clash.state.Battle;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** India: elephants, faith and poems, and its three rulers. */
class IndiaTest extends Position {

    private static final int HIGH_MORALE = 6;

    @Test
    @Rule("CC-16.10")
    void indianElephantsComeFromForestsAndTrade() {
        red(Civilization.INDIA, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("no forest").doesNotContain("hire elephant");
        red(Civilization.INDIA, BaseAdvance.HUSBANDRY, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.city(RED, "D4", Mood.NEUTRAL).units(RED, ELEPHANT, "D4", 1).city(BLUE, "D6", Mood.NEUTRAL);
        assertThat(TradeRoutes.count(table, RED))
                .as("%s", CivAdvance.INDIA_INDIAN_ELEPHANTS)
                .isEqualTo(1);
        test.city(RED, "D4", Mood.ANGRY);
        assertThat(TradeRoutes.count(table, RED)).as("an angry city").isZero();
        test.units(RED, ELEPHANT, "D5", 1);
        assertThat(TradeRoutes.count(table, RED)).as("outside a city").isZero();
    }

    private boolean reaches(int settlers, String from, String target) {
        red(Civilization.INDIA, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION);
        test.units(RED, SETTLER, from, settlers)
                .city(BLUE, target, Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .turnOf(RED);
        return test.codes().contains("influence");
    }

    @Test
    @Rule({"CC-16.64", "CC-EX-76"})
    void proselytismReachesFurtherWithEverySettler() {
        assertThat(reaches(1, "D4", "D6"))
                .as("%s: range 2", CivAdvance.INDIA_PROSELYTISM)
                .isTrue();
        assertThat(reaches(1, "D4", "D7")).isFalse();
        assertThat(reaches(3, "D4", "D8")).as("2 + 1 + 1").isTrue();
        assertThat(reaches(2, "D4", "D8")).isFalse();
        red(Civilization.INDIA, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).units(RED, SETTLER, "D4", 2);
        test.city(BLUE, "D8", Mood.NEUTRAL, BaseBuilding.TEMPLE).turnOf(RED);
        assertThat(test.codes()).as("size 2 and 2 settlers").contains("influence");
        table.removeUnits(SETTLER, test.at("D4"), 1);
        test.turnOf(RED);
        assertThat(test.codes()).doesNotContain("influence");
    }

    @Test
    @Rule("CC-16.64")
    void proselytismOfSettlersIsForEnemyCities() {
        red(Civilization.INDIA, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).units(RED, SETTLER, "D5", 1);
        table.cities().setBuilding(test.at("D4"), BaseBuilding.TEMPLE, BLUE);
        test.turnOf(RED).choose("influence");
        assertThat(test.codes())
                .as("the city may influence itself, settlers beside it may not: %s", CivAdvance.INDIA_PROSELYTISM)
                .containsExactly("target D4");
        red(Civilization.INDIA, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).units(RED, SETTLER, "D5", 1);
        test.turnOf(RED);
        assertThat(test.codes()).as("an enemy city").contains("influence");
    }

    private List<String> incomes(boolean ownBuilding) {
        red(Civilization.INDIA, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.units(RED, SETTLER, "D4", 1).city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        if (ownBuilding) {
            table.cities().setBuilding(test.at("D5"), BaseBuilding.TEMPLE, RED);
        }
        test.turnOf(RED);
        TradeRoutes.income(table, RED);
        table.settle();
        test.choose("route D4 D5");
        return test.codes();
    }

    @Test
    @Rule("CC-16.10")
    void prosperityBringsMoodOrWithABuildingCulture() {
        assertThat(incomes(false))
                .as("%s", CivAdvance.INDIA_PROSPERITY)
                .containsExactlyInAnyOrder("take 1food", "take 1mood");
        assertThat(incomes(true)).containsExactlyInAnyOrder("take 1food", "take 1mood", "take 1culture");
        test.choose("take 1culture");
        assertThat(goods()).isEqualTo("1culture");
    }

    @Test
    @Rule("CC-16.10")
    void peaceAndPoetryReplacesTwoFoodOnceATurn() {
        red(Civilization.INDIA, BaseAdvance.ARTS, BaseAdvance.DRAMA_AND_MUSIC);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.MOOD, 2).turnOf(RED).choose("advance writing");
        assertThat(owns(BaseAdvance.WRITING))
                .as("%s", CivAdvance.INDIA_PEACE_AND_POETRY)
                .isTrue();
        assertThat(goods())
                .as("one mood token left, and the culture token of Writing")
                .isEqualTo("1culture+1mood");
        assertThat(test.codes()).as("once").noneMatch(code -> code.startsWith("advance"));
    }

    private void akbarFights(String answer, String... dice) {
        red(Civilization.INDIA);
        test.goods(RED, Good.ORE, 1).units(BLUE, INFANTRY, "D4", 4);
        Peoples.of(table).crown(RED, Leader.AKBAR_THE_GREAT);
        attack(Force.of(LEADER, 1).plus(ELEPHANT, 2), dice);
        test.choose(answer);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81", "CC-16.20"})
    void akbarBladedTusksCountElephantsEvenWithoutHim() {
        akbarFights("yes", "2c", "2c", "2c", "4c", "4c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c");
        assertThat(has(Good.ORE)).isZero();
        test.choose("lose leader");
        test.choose("fight-on");
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS))
                .isEqualTo(2);
        assertThat(bonus(2, Battle.ATTACKER, LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS))
                .as("he fell, and an elephant with him")
                .isEqualTo(1);
        akbarFights("no", "2c", "2c", "2c", "2c", "2c", "2c", "2c");
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS))
                .isZero();
        assertThat(has(Good.ORE)).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void akbarProsperousFindsGoldWhenHeEntersACity() {
        red(Civilization.INDIA, BaseAdvance.TACTICS);
        test.city(RED, "D4", Mood.NEUTRAL).units(RED, INFANTRY, "B4", 1);
        leads(RED, Leader.AKBAR_THE_GREAT, "D6");
        test.turnOf(RED).choose("move", "from D6", "go D5");
        chooseIfAsked("done");
        assertThat(has(Good.GOLD)).as("no city").isZero();
        test.choose("move", "from D5", "go D4");
        chooseIfAsked("done");
        assertThat(has(Good.GOLD))
                .as("%s", LeaderAbility.AKBAR_THE_GREAT_PROSPEROUS)
                .isEqualTo(1);
        test.choose("move", "from B4", "go C4");
        chooseIfAsked("done");
        assertThat(has(Good.GOLD)).as("others bring none").isEqualTo(1);
    }

    private void ashokaRolls(String leader, BaseBuilding target, String... dice) {
        red(Civilization.INDIA);
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D5", Mood.NEUTRAL, target);
        leads(RED, Leader.ASHOKA_THE_GREAT, leader);
        test.turnOf(RED).dice(dice).choose("influence");
        chooseIfAsked("target D5");
    }

    @Test
    @Rule("CC-16.17")
    void ashokaBuddhismRollsAgainForTemplesFromHisCity() {
        ashokaRolls("D4", BaseBuilding.TEMPLE, "1l", "6i");
        test.choose("use ashoka-the-great-buddhism");
        assertThat(table.cities().builder(test.at("D5"), BaseBuilding.TEMPLE))
                .as("%s", LeaderAbility.ASHOKA_THE_GREAT_BUDDHISM)
                .isEqualTo(RED);
        ashokaRolls("D4", BaseBuilding.ACADEMY, "1l");
        assertThat(test.codes()).as("no temple").doesNotContain("use ashoka-the-great-buddhism");
        ashokaRolls("D6", BaseBuilding.TEMPLE, "1l");
        assertThat(test.codes()).as("not from his city").doesNotContain("use ashoka-the-great-buddhism");
    }

    @Test
    @Rule("CC-16.17")
    void ashokaExpansionistGainsCultureForEveryCity() {
        red(Civilization.INDIA);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Leader.ASHOKA_THE_GREAT, 1);
        assertThat(has(Good.CULTURE))
                .as("%s", LeaderAbility.ASHOKA_THE_GREAT_EXPANSIONIST)
                .isEqualTo(1);
        red(Civilization.INDIA);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        attack(Leader.ASHOKA_THE_GREAT, 1);
        assertThat(has(Good.CULTURE)).as("with a temple").isEqualTo(2);
        red(Civilization.INDIA);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        attack(Force.of(INFANTRY, 1));
        assertThat(has(Good.CULTURE)).as("without him").isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-4.24"})
    void sriGuptaGoldenAgeOpensNewCategoriesFreely() {
        red(Civilization.INDIA);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 1).goods(RED, Good.FOOD, 2);
        leads(RED, Leader.SRI_GUPTA, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        int track = table.player(RED).eventTrack();
        test.choose("use sri-gupta-golden-age");
        assertThat(test.codes())
                .as("%s: nothing of agriculture and construction", LeaderAbility.SRI_GUPTA_GOLDEN_AGE)
                .contains("advance writing", "advance tactics", "advance fishing")
                .doesNotContain("advance storage", "advance engineering");
        test.choose("advance fishing");
        assertThat(owns(BaseAdvance.FISHING)).isTrue();
        assertThat(has(Good.FOOD)).as("the normal price").isZero();
        assertThat(has(Good.CULTURE)).as("and the token").isZero();
        assertThat(table.player(RED).eventTrack()).isEqualTo(track - 1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
    }

    private void preparedWith(int... hand) {
        red(Civilization.INDIA, BaseAdvance.TACTICS);
        test.hand(RED, hand).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.SRI_GUPTA, 1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void sriGuptaPreparedHelpsOnlyWithoutACard() {
        preparedWith(HIGH_MORALE);
        test.choose("pass");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SRI_GUPTA_PREPARED)).isEqualTo(2);
        preparedWith(HIGH_MORALE);
        test.choose("tactic a" + HIGH_MORALE);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SRI_GUPTA_PREPARED))
                .as("he played one")
                .isZero();
    }
}

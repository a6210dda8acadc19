package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Greece: schools, spears, cities that stand for each other, and its three leaders. */
class GreeceTest extends Position {

    /** High morale for the lower half, a hero for the upper one. */
    private static final int HIGH_MORALE = 6;

    private static final int CULTURAL_TAKEOVER = 15;

    /** New ideas: a card that needs an action and costs nothing. */
    private static final int NEW_IDEAS = 41;

    /** A spy: a card that needs an action and costs a culture token. */
    private static final int SPY = 7;

    private int ideasByRecruiting(Building... buildings) {
        red(Civilization.GREECE, BaseAdvance.WRITING, BaseAdvance.PUBLIC_EDUCATION);
        test.terrain("D5", Terrain.SEA).city(RED, "D4", Mood.NEUTRAL, buildings).port("D4", "D5");
        test.goods(RED, Good.WOOD, 2).turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire ship");
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        return has(Good.IDEAS);
    }

    @Test
    @Rule("CC-16.54")
    void studyNeedsAnAcademyAndCountsShips() {
        assertThat(ideasByRecruiting(BaseBuilding.PORT, BaseBuilding.ACADEMY))
                .as("%s", CivAdvance.GREECE_STUDY)
                .isEqualTo(1);
        assertThat(ideasByRecruiting(BaseBuilding.PORT)).isZero();
    }

    private void defenders(int number) {
        red(Civilization.GREECE, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.advances(BLUE, BaseAdvance.TACTICS).hand(BLUE, HIGH_MORALE).units(BLUE, INFANTRY, "D4", number);
        attack(Force.of(INFANTRY, 2));
    }

    @Test
    @Rule({"CC-16.10", "CC-4.101"})
    void spartaDraftsForCultureAndSilencesTheStronger() {
        red(Civilization.GREECE, BaseAdvance.TACTICS, BaseAdvance.DRAFT);
        test.city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.CULTURE, 1)
                .turnOf(RED)
                .choose("recruit D4");
        chooseIfAsked("hire infantry");
        assertThat(count(RED, INFANTRY, "D4"))
                .as("%s", CivAdvance.GREECE_SPARTA)
                .isEqualTo(1);
        assertThat(has(Good.CULTURE)).isZero();
        defenders(2);
        assertThat(test.codes(BLUE)).as("as many").contains("tactic a" + HIGH_MORALE);
        defenders(3);
        assertThat(test.codes(BLUE)).as("fewer Greeks").doesNotContain("tactic a" + HIGH_MORALE);
        assertThat(table.battle().rounds()).as("the battle goes on").isNotEmpty();
    }

    @Test
    @Rule({"CC-16.55", "CC-EX-75"})
    void hellenisticCultureReachesAsFarAsTheForeignCityIsLarge() {
        red(Civilization.GREECE, BaseAdvance.ARTS);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY);
        test.city(BLUE, "D7", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        test.turnOf(RED);
        assertThat(test.codes()).as("no building of his").doesNotContain("influence");
        table.cities().setBuilding(test.at("D4"), BaseBuilding.ACADEMY, RED);
        test.turnOf(RED);
        assertThat(test.codes())
                .as("%s: size 3", CivAdvance.GREECE_HELLENISTIC_CULTURE)
                .contains("influence");
        test.city(BLUE, "D7", Mood.NEUTRAL);
        table.cities().clear(test.at("D7"));
        table.cities().setBuilding(test.at("D4"), BaseBuilding.TEMPLE, RED);
        test.city(BLUE, "D8", Mood.NEUTRAL, BaseBuilding.TEMPLE).turnOf(RED);
        assertThat(test.codes()).as("four spaces").doesNotContain("influence");
    }

    @Test
    @Rule("CC-16.55")
    void hellenisticCulturePaysForArtsWithTwoMoodOnce() {
        red(Civilization.GREECE, BaseAdvance.ARTS);
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        test.goods(RED, Good.MOOD, 4).goods(RED, Good.CULTURE, 1).turnOf(RED).dice("1l", "1l");
        int actions = table.turn().actionsLeft();
        test.choose("use " + CivAdvance.GREECE_HELLENISTIC_CULTURE.code());
        chooseIfAsked("target D5");
        chooseIfAsked("pass");
        chooseIfAsked("no");
        assertThat(has(Good.MOOD)).isEqualTo(2);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(CivAdvance.GREECE_HELLENISTIC_CULTURE))
                .as("Arts is used")
                .isFalse();
        assertThat(offers(BaseAdvance.ARTS)).isFalse();
    }

    @Test
    @Rule({"CC-16.55", "CC-4.142"})
    void hellenisticCulturePaysForTheAttemptOfACardToo() {
        red(Civilization.GREECE, BaseAdvance.ARTS);
        test.city(RED, "D4", Mood.NEUTRAL).city(ClashTable.BARBARIANS, "D5", Mood.NEUTRAL);
        test.goods(RED, Good.MOOD, 2).hand(RED, CULTURAL_TAKEOVER).turnOf(RED).dice("5i");
        int actions = table.turn().actionsLeft();
        test.choose("play a" + CULTURAL_TAKEOVER, "use greece-hellenistic-culture");
        chooseIfAsked("target D5");
        assertThat(table.cities().isOf(RED, test.at("D5")))
                .as("%s", CivAdvance.GREECE_HELLENISTIC_CULTURE)
                .isTrue();
        assertThat(goods()).isEqualTo("nothing");
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(table.turn().hasUsed(BaseAdvance.ARTS)).as("once per turn").isTrue();
    }

    private void secondActivation(Mood first, Mood second) {
        red(Civilization.GREECE, BaseAdvance.VOTING);
        test.city(RED, "D4", first).city(RED, "D6", second).city(RED, "B3", Mood.ANGRY);
        test.turnOf(RED);
        table.cities().setActivations(test.at("D4"), 1);
        test.choose("collect D4");
        gather("D4");
    }

    @Test
    @Rule({"CC-16.56", "CC-EX-77"})
    void cityStatesCountTheSecondActivationElsewhere() {
        secondActivation(Mood.NEUTRAL, Mood.NEUTRAL);
        assertThat(test.codes())
                .as("not the angry one: %s", CivAdvance.GREECE_CITY_STATES)
                .contains("choose D6")
                .doesNotContain("choose B3");
        test.choose("choose D6");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.NEUTRAL);
        assertThat(table.cities().activations(test.at("D6"))).isEqualTo(1);
        assertThat(has(Good.FOOD)).isEqualTo(1);
        secondActivation(Mood.HAPPY, Mood.NEUTRAL);
        assertThat(test.codes()).as("a neutral one is worse").doesNotContain("choose D6");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule("CC-16.56")
    void cityStatesCountNoThirdActivationElsewhere() {
        red(Civilization.GREECE, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.HAPPY).city(RED, "D6", Mood.HAPPY).turnOf(RED);
        table.cities().setActivations(test.at("D4"), 2);
        test.choose("collect D4");
        gather("D4");
        assertThat(test.codes())
                .as("%s", CivAdvance.GREECE_CITY_STATES)
                .doesNotContain("choose D6")
                .contains("end-turn");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.NEUTRAL);
    }

    private void idol(int culture) {
        red(Civilization.GREECE);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, culture).goods(RED, Good.FOOD, 2);
        test.hand(RED, NEW_IDEAS);
        leads(RED, Leader.ALEXANDER_THE_GREAT, "D4");
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void alexanderIdolPlaysAnActionCardFreely() {
        idol(0);
        assertThat(offers(LeaderAbility.ALEXANDER_THE_GREAT_IDOL)).as("a token").isFalse();
        idol(1);
        int actions = table.turn().actionsLeft();
        test.choose("use alexander-the-great-idol");
        chooseIfAsked("play a" + NEW_IDEAS);
        assertThat(table.player(RED).actionCards().has(NEW_IDEAS))
                .as("it is played")
                .isFalse();
        assertThat(has(Good.CULTURE)).isZero();
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
    }

    @Test
    @Rule("CC-16.17")
    void alexanderIdolNeedsACardForAnAction() {
        idol(1);
        test.hand(RED, 10).turnOf(RED);
        assertThat(offers(LeaderAbility.ALEXANDER_THE_GREAT_IDOL))
                .as("a free card only")
                .isFalse();
        test.units(BLUE, INFANTRY, "D5", 1).hand(BLUE, 1).hand(RED, SPY).turnOf(RED);
        assertThat(offers(LeaderAbility.ALEXANDER_THE_GREAT_IDOL))
                .as("one token for two prices")
                .isFalse();
        test.goods(RED, Good.CULTURE, 2).turnOf(RED);
        assertThat(offers(LeaderAbility.ALEXANDER_THE_GREAT_IDOL)).isTrue();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void alexanderRulerOfTheWorldCountsRegionsNotCities() {
        red(Civilization.GREECE);
        table.player(RED).setHome(test.at("B3"));
        test.city(RED, "B3", Mood.NEUTRAL).city(RED, "F5", Mood.NEUTRAL).city(RED, "F4", Mood.NEUTRAL);
        test.city(RED, "D6", Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.ALEXANDER_THE_GREAT, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.ALEXANDER_THE_GREAT_RULER_OF_THE_WORLD))
                .as("two regions abroad")
                .isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void leonidasThatsSpartaRewardsRecruitingInHisCity() {
        red(Civilization.GREECE);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL).goods(RED, Good.FOOD, 2);
        leads(RED, Leader.LEONIDAS_I, "D4");
        test.turnOf(RED).choose("recruit D6");
        chooseIfAsked("hire settler");
        assertThat(has(Good.CULTURE)).as("elsewhere").isZero();
        test.goods(RED, Good.FOOD, 2).turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire settler");
        assertThat(has(Good.CULTURE))
                .as("%s", LeaderAbility.LEONIDAS_I_THATS_SPARTA)
                .isEqualTo(1);
        assertThat(count(RED, SETTLER, "D4")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void leonidasHeroOfThermopylaeCountsTheDifference() {
        red(Civilization.GREECE);
        test.units(BLUE, INFANTRY, "D4", 2);
        attack(Leader.LEONIDAS_I, 2);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.LEONIDAS_I_HERO_OF_THERMOPYLAE))
                .as("he has more")
                .isZero();
        red(Civilization.GREECE);
        test.units(BLUE, INFANTRY, "D4", 4);
        attack(Leader.LEONIDAS_I, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.LEONIDAS_I_HERO_OF_THERMOPYLAE))
                .as("two more")
                .isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.82", "CC-16.81"})
    void periclesMasterTeachesEducation() {
        red(Civilization.GREECE);
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.MOOD, 1);
        leads(RED, Leader.PERICLES, "D4");
        test.turnOf(RED).choose("use pericles-master");
        assertThat(owns(BaseAdvance.WRITING))
                .as("%s", LeaderAbility.PERICLES_MASTER)
                .isTrue();
        assertThat(has(Good.MOOD)).isZero();
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.MOOD, 1).turnOf(RED);
        assertThat(offers(LeaderAbility.PERICLES_MASTER)).as("not happy").isFalse();
    }

    @Test
    @Rule({"CC-16.18", "CC-16.19"})
    void periclesAdmiralFightsAtSeaOnly() {
        red(Civilization.GREECE);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 1);
        Peoples.of(table).crown(RED, Leader.PERICLES);
        attack(Force.of(SHIP, 1).plus(LEADER, 1));
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.PERICLES_ADMIRAL)).isEqualTo(2);
        red(Civilization.GREECE);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.PERICLES, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.PERICLES_ADMIRAL)).isZero();
    }
}

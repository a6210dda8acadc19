package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.route.TradeRoutes;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Huns: riders and raiders, and their three kings. */
class HunsTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;
    private static final int HIGH_MORALE = 6;

    @Test
    @Rule("CC-16.10")
    void mountedArchersComeFromSmallCitiesAndRideAtOnce() {
        red(Civilization.HUNS, BaseAdvance.HUSBANDRY, BaseAdvance.TACTICS);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 1).goods(RED, Good.WOOD, 1);
        test.units(RED, CAVALRY, "D4", 1).turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("recruit D4");
        chooseIfAsked("hire cavalry");
        chooseIfAsked("from D4");
        assertThat(test.codes())
                .as("%s: the new one", CivAdvance.HUNS_MOUNTED_ARCHERS)
                .contains("go D5");
        test.choose("go D5");
        chooseIfAsked("done");
        assertThat(count(RED, CAVALRY, "D5")).isEqualTo(1);
        assertThat(count(RED, CAVALRY, "D4")).as("the old one stays").isEqualTo(1);
        assertThat(table.turn().actionsLeft())
                .as("free besides the Recruit action")
                .isEqualTo(actions - 1);
        red(Civilization.HUNS, BaseAdvance.HUSBANDRY, BaseAdvance.TACTICS);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .goods(RED, Good.FOOD, 2)
                .goods(RED, Good.WOOD, 1);
        test.turnOf(RED).choose("recruit D4");
        assertThat(test.codes()).as("size 2 needs a market").doesNotContain("hire cavalry");
    }

    private void blueSettler(String riders) {
        between(Civilization.HUNS, Civilization.ROME);
        test.advances(RED, BaseAdvance.TACTICS).units(RED, CAVALRY, riders, 1);
        test.advances(BLUE, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        test.units(BLUE, SETTLER, "D4", 1).city(RED, "C5", Mood.NEUTRAL).turnOf(BLUE);
    }

    @Test
    @Rule("CC-16.10")
    void raidersKeepSettlersFromFoundingAndTrading() {
        blueSettler("D6");
        assertThat(test.codes()).as("%s", CivAdvance.HUNS_RAIDERS).doesNotContain("found D4");
        assertThat(TradeRoutes.count(table, BLUE)).isZero();
        blueSettler("D7");
        assertThat(test.codes()).as("three spaces").contains("found D4");
        assertThat(TradeRoutes.count(table, BLUE)).isEqualTo(1);
        blueSettler("D6");
        test.units(BLUE, INFANTRY, "D4", 1).turnOf(BLUE);
        assertThat(test.codes()).as("an army of its own").contains("found D4");
    }

    private List<String> marches(String... answers) {
        red(Civilization.HUNS, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.GOLD, 1).goods(RED, Good.CULTURE, 1);
        test.units(WILD, INFANTRY, "D6", 2).turnOf(RED);
        Barbarians.move(table, RED);
        table.settle();
        assertThat(test.codes()).containsExactly("pay 1gold", "pay 1culture", "pass");
        test.choose(answers);
        return test.codes().stream().filter(code -> code.startsWith("march")).toList();
    }

    @Test
    @Rule({"CC-16.63", "CC-8.24"})
    void hunnicTribesSayWhereBarbariansGo() {
        assertThat(marches("pay 1gold"))
                .as("%s: away from the city too, never split", CivAdvance.HUNS_HUNNIC_TRIBES)
                .containsExactlyInAnyOrder(
                        "march D6 D5", "march D6 E6", "march D6 E7", "march D6 D7", "march D6 C7", "march D6 C6");
        assertThat(goods()).isEqualTo("1culture");
        assertThat(marches("pass")).as("nearer to a city").doesNotContain("march D6 D7");
        assertThat(goods()).isEqualTo("1gold+1culture");
    }

    @Test
    @Rule({"CC-16.63", "CC-12.30"})
    void hunnicTribesTakeAMoodTokenFromTheArena() {
        red(Civilization.HUNS, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.NEUTRAL).wonder(RED, "D4", Wonder.GREAT_ARENA).goods(RED, Good.MOOD, 1);
        test.units(WILD, INFANTRY, "D6", 2).turnOf(RED);
        Barbarians.move(table, RED);
        table.settle();
        assertThat(test.codes()).containsExactly("pay 1culture", "pass");
        test.choose("pay 1culture");
        assertThat(has(Good.MOOD)).isZero();
        assertThat(test.codes()).as("where they like").contains("march D6 D7");
    }

    @Test
    @Rule("CC-16.17")
    void attilaRulerEnlargesSmallCitiesThatAreNotAngry() {
        red(Civilization.HUNS);
        test.city(RED, "D4", Mood.NEUTRAL);
        leads(RED, Leader.ATTILA, "D4");
        test.turnOf(RED);
        collect("D4", "D5");
        assertThat(has(Good.FOOD)).as("%s", LeaderAbility.ATTILA_RULER).isEqualTo(2);
        red(Civilization.HUNS);
        test.city(RED, "D4", Mood.ANGRY);
        leads(RED, Leader.ATTILA, "D4");
        test.turnOf(RED);
        collect("D4");
        assertThat(has(Good.FOOD)).as("angry").isEqualTo(1);
        red(Civilization.HUNS);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        leads(RED, Leader.ATTILA, "D4");
        test.turnOf(RED);
        collect("D4", "D5");
        assertThat(has(Good.FOOD)).as("size 2 is no more").isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-5.16"})
    void bledaEnforcerMakesTheFirstActivationAHappyOneAndTheLast() {
        red(Civilization.HUNS);
        test.city(RED, "D4", Mood.ANGRY).city(RED, "D6", Mood.NEUTRAL);
        leads(RED, Leader.BLEDA, "D4");
        test.turnOf(RED).choose("use bleda-enforcer");
        collect("D4", "D5");
        assertThat(has(Good.FOOD))
                .as("%s: size 1 and happy", LeaderAbility.BLEDA_ENFORCER)
                .isEqualTo(2);
        assertThat(table.cities().mood(test.at("D4"))).as("it stays angry").isEqualTo(Mood.ANGRY);
        assertThat(test.codes())
                .as("no second activation")
                .contains("collect D6")
                .doesNotContain("collect D4");
        table.cities().setActivations(test.at("D4"), 0);
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.BLEDA_ENFORCER))
                .as("before its first activation")
                .isTrue();
        table.cities().setActivations(test.at("D4"), 1);
        test.turnOf(RED);
        assertThat(offers(LeaderAbility.BLEDA_ENFORCER)).as("after it").isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-12.7"})
    void bledaEnforcerRaisesAWonderAsInAHappyCity() {
        red(Civilization.HUNS, BaseAdvance.ENGINEERING, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.city(RED, "D4", Mood.ANGRY).city(RED, "D6", Mood.NEUTRAL).wonderCards(RED, Wonder.GREAT_PYRAMID);
        for (Good good : new Good[] {Good.FOOD, Good.ORE, Good.WOOD, Good.CULTURE}) {
            test.goods(RED, good, 7);
        }
        leads(RED, Leader.BLEDA, "D4");
        test.turnOf(RED);
        assertThat(test.codes()).doesNotContain("build great-pyramid D4", "build great-pyramid D6");
        test.choose("use bleda-enforcer");
        assertThat(test.codes())
                .as("%s", LeaderAbility.BLEDA_ENFORCER)
                .contains("build great-pyramid D4")
                .doesNotContain("build great-pyramid D6");
    }

    private List<String> cardsAgainstBleda(boolean city) {
        red(Civilization.HUNS);
        test.advances(BLUE, BaseAdvance.TACTICS).hand(BLUE, HIGH_MORALE).units(BLUE, INFANTRY, "D4", 3);
        if (city) {
            test.city(BLUE, "D4", Mood.NEUTRAL);
        }
        attack(Leader.BLEDA, 3);
        return test.codes(BLUE);
    }

    @Test
    @Rule({"CC-16.17", "CC-7.44"})
    void bledaBatteringRamsSilenceCitiesInTheFirstRound() {
        assertThat(cardsAgainstBleda(false)).as("no city").contains("tactic a" + HIGH_MORALE);
        assertThat(cardsAgainstBleda(true))
                .as("%s", LeaderAbility.BLEDA_BATTERING_RAMS)
                .doesNotContain("tactic a" + HIGH_MORALE);
        test.choose("lose infantry", "fight-on");
        assertThat(test.codes(BLUE)).as("the second round").contains("tactic a" + HIGH_MORALE);
    }

    private int goldFor(String other, int owner) {
        red(Civilization.HUNS);
        test.city(WILD, "D4", Mood.NEUTRAL).city(owner, other, Mood.NEUTRAL);
        attack(Leader.RUGILA, 1);
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        return has(Good.GOLD);
    }

    @Test
    @Rule("CC-16.17")
    void rugilaTributeIsTwoGoldForAnotherEnemyCityNearby() {
        int plain = goldFor("D7", BLUE);
        assertThat(goldFor("D6", BLUE) - plain)
                .as("%s", LeaderAbility.RUGILA_TRIBUTE)
                .isEqualTo(2);
        assertThat(goldFor("D6", WILD) - plain).as("a barbarian one too").isEqualTo(2);
        assertThat(goldFor("D6", RED) - plain).as("his own").isZero();
        assertThat(plain).as("a barbarian city is worth this much").isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void rugilaUnifierMakesOnlyBarbarianCitiesHappy() {
        goldFor("D7", BLUE);
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.RUGILA_UNIFIER)
                .isEqualTo(Mood.HAPPY);
        red(Civilization.HUNS);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Leader.RUGILA, 1);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
    }
}

package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
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
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.state.Battle;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Japan: pottery, riders and shadows, and its three rulers. */
class JapanTest extends Position {

    private static final int HIGH_MORALE = 6;
    private static final int NEW_IDEAS = 41;

    @Test
    @Rule("CC-16.65")
    void potteryRewardsThreeFoodOnceATurn() {
        red(Civilization.JAPAN, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE).city(RED, "D7", Mood.HAPPY, BaseBuilding.TEMPLE);
        test.turnOf(RED);
        collect("D4", "D3");
        assertThat(has(Good.CULTURE)).as("two food").isZero();
        test.choose("collect D7");
        gather("D7", "D6", "D8");
        assertThat(has(Good.CULTURE)).as("%s", CivAdvance.JAPAN_POTTERY).isEqualTo(1);
        table.cities().setActivations(test.at("D4"), 0);
        test.choose("collect D4");
        gather("D4", "D3", "D5");
        assertThat(has(Good.CULTURE)).as("once per turn").isEqualTo(1);
    }

    private boolean hiresCavalry(BaseBuilding building) {
        red(Civilization.JAPAN, BaseAdvance.HUSBANDRY);
        test.city(RED, "D4", Mood.NEUTRAL, building).goods(RED, Good.FOOD, 1).goods(RED, Good.WOOD, 1);
        test.turnOf(RED);
        if (!test.codes().contains("recruit D4")) {
            return false;
        }
        test.choose("recruit D4");
        chooseIfAsked("hire cavalry");
        return count(RED, CAVALRY, "D4") == 1;
    }

    @Test
    @Rule("CC-16.10")
    void horsemanshipRecruitsRidersInFortresses() {
        assertThat(hiresCavalry(BaseBuilding.FORTRESS))
                .as("%s", CivAdvance.JAPAN_HORSEMANSHIP)
                .isTrue();
        assertThat(hiresCavalry(BaseBuilding.TEMPLE)).isFalse();
    }

    private void romePlaysACardNear(String japanese, int... hand) {
        between(Civilization.ROME, Civilization.JAPAN);
        test.advances(BLUE, BaseAdvance.TACTICS)
                .units(BLUE, INFANTRY, japanese, 1)
                .hand(BLUE, hand);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.FOOD, 2).hand(RED, NEW_IDEAS);
        test.turnOf(RED).choose("play a" + NEW_IDEAS);
    }

    @Test
    @Rule({"CC-16.66", "CC-10.17"})
    void subterfugeCancelsACardForACard() {
        romePlaysACardNear("D6", HIGH_MORALE, 1);
        assertThat(test.codes(BLUE))
                .as("%s", CivAdvance.JAPAN_SUBTERFUGE)
                .containsExactlyInAnyOrder("pass", "discard a1", "discard a" + HIGH_MORALE);
        test.choose(BLUE, "discard a1");
        assertThat(table.player(BLUE).actionCards().size()).isEqualTo(1);
        assertThat(table.player(RED).actionCards().isEmpty())
                .as("gone all the same")
                .isTrue();
        assertThat(test.codes()).as("nothing came of it").contains("end-turn");
        assertThat(goods()).isEqualTo("2food");
        romePlaysACardNear("D6", HIGH_MORALE);
        test.choose(BLUE, "pass");
        test.choose("advance fishing");
        assertThat(owns(BaseAdvance.FISHING)).as("not cancelled").isTrue();
        assertThat(table.player(BLUE).actionCards().size()).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.66")
    void subterfugeNeedsSomebodyNearAndACard() {
        romePlaysACardNear("D7", HIGH_MORALE);
        assertThat(test.codes(BLUE)).as("three spaces").isEmpty();
        romePlaysACardNear("D6");
        assertThat(test.codes(BLUE)).as("no card to give").isEmpty();
    }

    @Test
    @Rule({"CC-16.67"})
    void shogunatePlaysOneActionCardFreely() {
        red(Civilization.JAPAN, BaseAdvance.VOTING);
        test.city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 4)
                .hand(RED, NEW_IDEAS, NEW_IDEAS + 1)
                .turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use " + CivAdvance.JAPAN_SHOGUNATE.code(), "play a" + NEW_IDEAS);
        assertThat(table.player(RED).actionCards().has(NEW_IDEAS)).isFalse();
        test.choose("advance fishing");
        assertThat(owns(BaseAdvance.FISHING)).isTrue();
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(CivAdvance.JAPAN_SHOGUNATE)).as("once per turn").isFalse();
    }

    @Test
    @Rule({"CC-16.67", "CC-4.101"})
    void shogunateDraftsACardInsteadOfASoldier() {
        red(Civilization.JAPAN, BaseAdvance.TACTICS, BaseAdvance.DRAFT, BaseAdvance.NATIONALISM);
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.MOOD, 2).turnOf(RED).choose("recruit D4");
        String card = test.codes().stream()
                .filter(code -> code.contains("shogunate"))
                .findFirst()
                .orElseThrow();
        test.choose(card);
        chooseIfAsked("done");
        assertThat(table.player(RED).actionHandSize()).isEqualTo(1);
        assertThat(table.units().total(RED, INFANTRY)).isZero();
        assertThat(goods()).as("Nationalism is silent").isEqualTo("1mood");
        test.choose("recruit D4");
        assertThat(test.codes()).as("once per turn").noneMatch(code -> code.contains("shogunate"));
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81", "CC-16.19"})
    void goTobaWayOfTheSwordOutlivesHim() {
        red(Civilization.JAPAN);
        test.goods(RED, Good.ORE, 1).units(BLUE, INFANTRY, "D4", 3);
        attack(Leader.GO_TOBA, 2);
        test.choose("yes", "lose leader", "fight-on");
        assertThat(has(Good.ORE)).isZero();
        assertThat(bonus(1, Battle.ATTACKER, LeaderAbility.GO_TOBA_WAY_OF_THE_SWORD))
                .isEqualTo(2);
        assertThat(bonus(2, Battle.ATTACKER, LeaderAbility.GO_TOBA_WAY_OF_THE_SWORD))
                .isEqualTo(2);
    }

    private List<String> scholar(Building building, String city) {
        red(Civilization.JAPAN, BaseAdvance.WRITING, BaseAdvance.MYTHS);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        test.goods(RED, Good.FOOD, 3).goods(RED, Good.WOOD, 1).goods(RED, Good.ORE, 1);
        leads(RED, Leader.GO_TOBA, "D4");
        test.turnOf(RED).choose("construct " + building.code() + " " + city);
        chooseIfAsked("pay 1food+1ore+1wood");
        chooseIfAsked("take mood");
        return test.codes();
    }

    @Test
    @Rule({"CC-16.17", "CC-4.24"})
    void goTobaScholarLearnsAfterAnAcademyInHisCity() {
        assertThat(scholar(BaseBuilding.TEMPLE, "D4")).as("a temple").doesNotContain("pass");
        assertThat(scholar(BaseBuilding.ACADEMY, "D6")).as("elsewhere").doesNotContain("pass");
        assertThat(scholar(BaseBuilding.ACADEMY, "D4"))
                .as("%s", LeaderAbility.GO_TOBA_SCHOLAR)
                .contains("pass", "advance fishing");
        int actions = table.turn().actionsLeft();
        test.choose("advance fishing");
        chooseIfAsked("pay 2food");
        assertThat(owns(BaseAdvance.FISHING)).isTrue();
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
    }

    private int fortified(String jimmu, BaseBuilding building) {
        between(Civilization.ROME, Civilization.JAPAN);
        test.city(BLUE, "D4", Mood.NEUTRAL, building).units(BLUE, INFANTRY, "D4", 1);
        leads(BLUE, Leader.JIMMU, jimmu);
        attack(Force.of(INFANTRY, 1));
        return bonus(Battle.DEFENDER, LeaderAbility.JIMMU_FORTIFIED);
    }

    @Test
    @Rule("CC-16.17")
    void jimmuFortifiedGuardsFortressesWithinTwoSpaces() {
        assertThat(fortified("D6", BaseBuilding.FORTRESS)).isEqualTo(2);
        assertThat(fortified("D7", BaseBuilding.FORTRESS)).as("too far").isZero();
        assertThat(fortified("D6", BaseBuilding.TEMPLE)).as("no fortress").isZero();
    }

    @Test
    @Rule("CC-16.17")
    void jimmuFortifiedWithstandsSiegecraft() {
        between(Civilization.ROME, Civilization.JAPAN);
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.SIEGECRAFT);
        test.goods(RED, Good.ORE, 2).goods(RED, Good.WOOD, 2).city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        test.units(BLUE, INFANTRY, "D4", 1);
        leads(BLUE, Leader.JIMMU, "D6");
        attack(Force.of(INFANTRY, 1));
        test.choose("disable fortress-die 2wood", "disable fortress-cancel 2ore");
        assertThat(table.battle().hasFortressDie()).isFalse();
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.JIMMU_FORTIFIED)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void jimmuMythicalTakesACardBack() {
        red(Civilization.JAPAN, BaseAdvance.TACTICS);
        test.hand(RED, HIGH_MORALE).goods(RED, Good.CULTURE, 1).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.JIMMU, 2);
        test.choose("tactic a" + HIGH_MORALE, "yes");
        chooseIfAsked("return a" + HIGH_MORALE);
        assertThat(table.player(RED).actionCards().has(HIGH_MORALE))
                .as("%s", LeaderAbility.JIMMU_MYTHICAL)
                .isTrue();
        assertThat(has(Good.CULTURE)).isZero();
        red(Civilization.JAPAN, BaseAdvance.TACTICS);
        test.goods(RED, Good.CULTURE, 1).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.JIMMU, 2);
        assertThat(test.codes()).as("no card was played").doesNotContain("yes");
    }

    private void suikoIsIn(Building building, BaseAdvance... advances) {
        red(Civilization.JAPAN, advances);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 1);
        table.cities().setBuilding(test.at("D4"), building, BLUE);
        leads(RED, Leader.SUIKO, "D4");
        test.turnOf(RED);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void suikoJapaneseBuddhismTakesABuildingBack() {
        suikoIsIn(BaseBuilding.TEMPLE);
        test.choose("use suiko-japanese-buddhism");
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(has(Good.CULTURE)).isZero();
        assertThat(table.turn().actionsLeft()).as("an action").isEqualTo(2);
        suikoIsIn(BaseBuilding.TEMPLE, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION);
        test.choose("use suiko-japanese-buddhism");
        assertThat(table.turn().actionsLeft()).as("free with State Religion").isEqualTo(3);
        suikoIsIn(ExpansionBuilding.OBELISK);
        assertThat(offers(LeaderAbility.SUIKO_JAPANESE_BUDDHISM))
                .as("no obelisk")
                .isFalse();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19", "CC-16.20"})
    void suikoDefenderHelpsInTheRoundInWhichSheFalls() {
        between(Civilization.ROME, Civilization.JAPAN);
        leads(BLUE, Leader.SUIKO, "D4");
        test.units(BLUE, SETTLER, "D4", 1);
        attack(Force.of(INFANTRY, 2), "6i", "6i", "3e");
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.SUIKO_DEFENDER)).isEqualTo(2);
        assertThat(round(1, Battle.DEFENDER).value()).isEqualTo(3 + 2);
        assertThat(round(1, Battle.ATTACKER).losses()).as("her hit counts").isEqualTo(1);
    }
}

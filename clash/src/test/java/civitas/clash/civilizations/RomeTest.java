package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.EventKind;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Rome: aqueducts, roads, slaves and provinces, and its three rulers. */
class RomeTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;
    private static final int MERCENARIES = 13;
    private static final int TEACH_US = 35;

    @Test
    @Rule({"CC-16.10", "CC-9.16"})
    void aqueductsIgnoreEveryFamine() {
        EventKind[] famines = {
            BaseEvent.FAMINE, BaseEvent.SEVERE_FAMINE, ExpansionEvent.FAMINE_VERMIN, ExpansionEvent.FAMINE_DROUGHT
        };
        for (EventKind famine : famines) {
            assertThat(foodAfter(famine, BaseAdvance.STORAGE))
                    .as("%s hurts", famine)
                    .isLessThan(4);
            assertThat(foodAfter(famine, BaseAdvance.STORAGE, BaseAdvance.ENGINEERING))
                    .as("%s: %s", CivAdvance.ROME_AQUEDUCTS, famine)
                    .isEqualTo(4);
        }
    }

    private int foodAfter(EventKind famine, BaseAdvance... advances) {
        red(Civilization.ROME, advances);
        test.city(RED, "D4", Mood.NEUTRAL).terrain("D5", Terrain.BARREN).goods(RED, Good.FOOD, 4);
        draw(famine, RED);
        while (!test.codes().contains("end-turn")) {
            // The symbol of the card: where barbarians settle does not matter.
            test.choose(test.codes().getFirst());
        }
        return has(Good.FOOD);
    }

    @Test
    @Rule("CC-16.73")
    void aqueductsBringSanitationWithoutFoodOrWithoutAnAction() {
        red(Civilization.ROME, BaseAdvance.ENGINEERING);
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        int actions = table.turn().actionsLeft();
        assertThat(offers(CivAdvance.ROME_AQUEDUCTS))
                .as("free only for the price")
                .isFalse();
        test.choose("advance sanitation");
        assertThat(owns(BaseAdvance.SANITATION)).isTrue();
        assertThat(table.turn().actionsLeft()).as("an action").isEqualTo(actions - 1);
        red(Civilization.ROME, BaseAdvance.ENGINEERING);
        test.city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 2)
                .turnOf(RED)
                .choose("use " + CivAdvance.ROME_AQUEDUCTS.code());
        assertThat(owns(BaseAdvance.SANITATION)).isTrue();
        assertThat(has(Good.FOOD)).isZero();
        assertThat(table.turn().actionsLeft()).as("free").isEqualTo(actions);
    }

    @Test
    @Rule("CC-16.10")
    void captiviBuildAndCelebrateEveryVictory() {
        red(Civilization.ROME, BaseAdvance.BARTERING);
        test.goods(RED, Good.MOOD, 3);
        assertThat(canPay(table.constants().buildingCost, Purpose.constructing(BaseBuilding.TEMPLE)))
                .as("%s", CivAdvance.ROME_CAPTIVI)
                .isTrue();
        assertThat(canPay(Goods.of(Good.FOOD, 1), Purpose.recruiting(INFANTRY)))
                .as("units")
                .isFalse();
        assertThat(canPay(Goods.of(Good.FOOD, 1), Purpose.WONDER)).as("wonders").isFalse();
        red(Civilization.ROME, BaseAdvance.BARTERING);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(BLUE, SHIP, "D4", 1);
        attack(Force.of(SHIP, 3));
        assertThat(goods()).as("at sea too").isEqualTo("1gold+1mood");
        red(Civilization.ROME, BaseAdvance.BARTERING);
        test.units(BLUE, INFANTRY, "D4", 4);
        attack(Force.of(INFANTRY, 1), "2e", "6i", "6i", "6i", "6i");
        assertThat(goods()).as("a defeat").isEqualTo("nothing");
    }

    private boolean hiresCavalry(String city) {
        red(Civilization.ROME, BaseAdvance.VOTING);
        table.player(RED).setHome(test.at("D2"));
        test.city(RED, city, Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.WOOD, 1)
                .turnOf(RED);
        if (!test.codes().contains("recruit " + city)) {
            return false;
        }
        test.choose("recruit " + city);
        chooseIfAsked("hire cavalry");
        return count(RED, CAVALRY, city) == 1;
    }

    @Test
    @Rule("CC-16.10")
    void provincesRaiseCavalryThreeSpacesFromHome() {
        assertThat(hiresCavalry("D5")).as("%s", CivAdvance.ROME_PROVINCES).isTrue();
        assertThat(hiresCavalry("D4")).as("two spaces").isFalse();
    }

    @Test
    @Rule({"CC-16.10", "CC-1.60"})
    void provincesAreFarWhereTheStraightWayIsUnexplored() {
        red(Civilization.ROME, BaseAdvance.VOTING);
        table.player(RED).setHome(test.at("D2"));
        test.terrain("D3", Terrain.UNEXPLORED)
                .city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.WOOD, 1)
                .turnOf(RED);
        test.choose("recruit D4");
        chooseIfAsked("hire cavalry");
        assertThat(count(RED, CAVALRY, "D4")).as("three spaces round it").isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.10", "CC-7.89"})
    void provincesAreNeutralOrForATokenHappy() {
        red(Civilization.ROME, BaseAdvance.VOTING);
        test.city(BLUE, "D4", Mood.HAPPY);
        attack(Force.of(INFANTRY, 1));
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.NEUTRAL);
        assertThat(test.codes()).as("no token, no question").doesNotContain("yes");
        red(Civilization.ROME, BaseAdvance.VOTING);
        test.city(BLUE, "D4", Mood.HAPPY).goods(RED, Good.CULTURE, 1);
        attack(Force.of(INFANTRY, 1));
        test.choose("yes");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(has(Good.CULTURE)).isZero();
    }

    @Test
    @Rule({"CC-7.108", "CC-16.10"})
    void provincesWaitForTheCardThatAnswersTheCapture() {
        red(Civilization.ROME, BaseAdvance.VOTING);
        test.city(BLUE, "D4", Mood.HAPPY)
                .city(BLUE, "D7", Mood.NEUTRAL)
                .advances(BLUE, BaseAdvance.FISHING)
                .goods(RED, Good.CULTURE, 1)
                .hand(RED, TEACH_US);
        attack(Force.of(INFANTRY, 1));
        assertThat(test.codes()).containsExactly("play a" + TEACH_US, "pass");
        test.choose("play a" + TEACH_US);
        assertThat(owns(BaseAdvance.FISHING)).isTrue();
        assertThat(test.codes()).as("%s", CivAdvance.ROME_PROVINCES).containsExactly("yes", "no");
        test.choose("yes");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(count(BLUE, SETTLER, "D7")).as("and blue gets his settler").isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void augustusPrincepsExchangesCards() {
        red(Civilization.ROME);
        test.city(RED, "D4", Mood.NEUTRAL)
                .goods(RED, Good.CULTURE, 1)
                .hand(RED, 10)
                .objectives(RED, 1);
        leads(RED, Leader.EMPEROR_AUGUSTUS, "D4");
        test.turnOf(RED).choose("use emperor-augustus-princeps");
        assertThat(table.player(RED).actionHandSize()).as("one was drawn").isEqualTo(2);
        assertThat(test.codes())
                .as("%s", LeaderAbility.EMPEROR_AUGUSTUS_PRINCEPS)
                .hasSize(2)
                .contains("discard a10");
        test.choose("discard a10");
        assertThat(test.codes()).as("then an objective").hasSize(2);
        test.choose("discard o1");
        assertThat(table.player(RED).actionHandSize()).isEqualTo(1);
        assertThat(table.player(RED).objectiveCards().size()).isEqualTo(1);
        assertThat(has(Good.CULTURE)).isZero();
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(table.cities().activations(test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void augustusEmperorFightsWhereRomeHasNoCity() {
        for (String city : new String[] {"E4", "D5"}) {
            red(Civilization.ROME);
            test.city(RED, city, Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 1);
            attack(Leader.EMPEROR_AUGUSTUS, 1);
            assertThat(bonus(Battle.ATTACKER, LeaderAbility.EMPEROR_AUGUSTUS_EMPEROR))
                    .as("E4 is in the region of D4, D5 is not")
                    .isEqualTo(city.equals("D5") ? 2 : 0);
        }
    }

    @Test
    @Rule("CC-16.17")
    void caesarStatesmanCheersHisCityOnly() {
        red(Civilization.ROME);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL).goods(RED, Good.MOOD, 2);
        leads(RED, Leader.JULIUS_CAESAR, "D4");
        test.turnOf(RED);
        int actions = table.turn().actionsLeft();
        test.choose("use julius-caesar-statesman");
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.JULIUS_CAESAR_STATESMAN)
                .isEqualTo(Mood.HAPPY);
        assertThat(table.cities().mood(test.at("D6"))).isEqualTo(Mood.NEUTRAL);
        assertThat(has(Good.MOOD)).as("size 1 costs 1").isEqualTo(1);
        assertThat(table.turn().actionsLeft()).isEqualTo(actions);
        assertThat(offers(LeaderAbility.JULIUS_CAESAR_STATESMAN))
                .as("it is happy")
                .isFalse();
    }

    private void proconsul(int infantry, int gold) {
        red(Civilization.ROME);
        test.city(BLUE, "D4", Mood.ANGRY).goods(RED, Good.GOLD, gold);
        attack(Leader.JULIUS_CAESAR, infantry);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void caesarProconsulPaysAGarrison() {
        proconsul(1, 1);
        int gold = has(Good.GOLD);
        test.choose("yes");
        assertThat(count(RED, INFANTRY, "D4"))
                .as("%s", LeaderAbility.JULIUS_CAESAR_PROCONSUL)
                .isEqualTo(2);
        assertThat(has(Good.GOLD)).isEqualTo(gold - 1);
        proconsul(3, 1);
        assertThat(test.codes()).as("no room").doesNotContain("yes");
    }

    private void sullaIsAt(String space) {
        red(Civilization.ROME);
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(BLUE, "D5", Mood.NEUTRAL);
        leads(RED, Leader.SULLA, space);
    }

    @Test
    @Rule({"CC-16.17", "CC-4.136"})
    void sullaDictatorShieldsHisCity() {
        sullaIsAt("D4");
        test.turnOf(BLUE);
        assertThat(test.codes()).as("%s", LeaderAbility.SULLA_DICTATOR).doesNotContain("influence");
        sullaIsAt("B3");
        test.turnOf(BLUE);
        assertThat(test.codes()).as("he is elsewhere").contains("influence");
    }

    @Test
    @Rule({"CC-16.17", "CC-8.22"})
    void sullaDictatorLetsBarbariansMoveOnlyIfHeAgrees() {
        sullaIsAt("D4");
        test.units(WILD, INFANTRY, "D6", 2).units(WILD, INFANTRY, "D7", 1).turnOf(BLUE);
        Barbarians.move(table, BLUE);
        table.settle();
        assertThat(test.codes(RED)).as("within two spaces").containsExactly("stay D6", "done");
        test.choose(RED, "stay D6");
        assertThat(count(WILD, INFANTRY, "D6")).isGreaterThanOrEqualTo(2);
        assertThat(count(WILD, INFANTRY, "D5")).as("none has left D6").isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-10.12"})
    void sullaDictatorLetsNobodyElseHireBarbarians() {
        sullaIsAt("D4");
        test.units(WILD, INFANTRY, "D6", 2).goods(BLUE, Good.FOOD, 1).hand(BLUE, MERCENARIES);
        test.turnOf(BLUE);
        assertThat(test.codes()).as("%s", LeaderAbility.SULLA_DICTATOR).doesNotContain("play a" + MERCENARIES);
        test.units(WILD, INFANTRY, "D7", 1).turnOf(BLUE);
        assertThat(test.codes()).as("three spaces from him").contains("play a" + MERCENARIES);
        test.goods(RED, Good.FOOD, 1).hand(RED, MERCENARIES).turnOf(RED);
        assertThat(test.codes()).as("he himself").contains("play a" + MERCENARIES);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void sullaCivilizerFightsBarbariansOnly() {
        red(Civilization.ROME);
        test.units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.SULLA, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SULLA_CIVILIZER)).isZero();
        between(Civilization.AZTECS, Civilization.ROME);
        test.units(WILD, INFANTRY, "D5", 2);
        leads(BLUE, Leader.SULLA, "D4");
        test.turnOf(RED).dice("6i", "6i", "6i");
        Barbarians.march(table, test.at("D5"), test.at("D4"));
        table.settle();
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.SULLA_CIVILIZER))
                .as("in defence too")
                .isEqualTo(2);
        assertThat(LEADER.isMilitary()).isTrue();
    }
}

package civitas.clash.first;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.barbarian.Barbarians;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.first.barbarian.Attack;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Battles with plain dice, captures, and the barbarians of 2012. */
class FirstBattlesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int WILD = ClashTable.BARBARIANS;

    private final TestTable test = First.plain();
    private final ClashTable table = test.table();

    private void assault(String from, String to, int infantry) {
        test.turnOf(RED);
        Battles.attack(table, new Assault(RED, test.at(to), test.at(from), Force.of(INFANTRY, infantry), false, 0, 0));
        table.settle();
    }

    private int count(int side, String label) {
        return table.units().count(side, INFANTRY, test.at(label));
    }

    private int gold(int player) {
        return table.player(player).get(Good.GOLD);
    }

    // --- dice -------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-1.24", "CC-7.13", "CC-7.34"})
    void diceShowNumbersOnly() {
        assertThat(table.content().faces()).isEqualTo(6);
        test.units(BLUE, INFANTRY, "D4", 2).dice("5", "4", "6", "3");
        assault("D5", "D4", 2);
        assertThat(count(BLUE, "D4")).as("9 is one hit").isEqualTo(1);
        assertThat(table.battle().force().count(INFANTRY)).as("9 is one hit").isEqualTo(1);
    }

    @Test
    @Rule("CC-7.42")
    void steelScoresOneMoreHitInTheFirstRound() {
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.STEEL_WEAPONS);
        test.units(BLUE, INFANTRY, "D4", 3).dice("1", "1", "1", "1");
        assault("D5", "D4", 1);
        assertThat(count(BLUE, "D4")).isEqualTo(2);
        test.dice("1", "1", "1").choose("fight-on");
        assertThat(count(BLUE, "D4")).as("not in the second round").isEqualTo(2);
    }

    @Test
    @Rule("CC-7.42")
    void steelIsNothingAgainstSteel() {
        test.advances(RED, BaseAdvance.STEEL_WEAPONS).advances(BLUE, BaseAdvance.STEEL_WEAPONS);
        test.units(BLUE, INFANTRY, "D4", 2).dice("1", "1", "1");
        assault("D5", "D4", 1);
        assertThat(count(BLUE, "D4")).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.77", "CC-7.71", "CC-7.56"})
    void aFortressAloneResistsInTheFirstRound() {
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS).advances(BLUE, BaseAdvance.TACTICS);
        test.city(BLUE, "D8", Mood.NEUTRAL).city(RED, "D2", Mood.NEUTRAL).dice("5", "5", "5");
        assault("D5", "D4", 2);
        assertThat(table.cities().owner(test.at("D4"))).isEqualTo(RED);
        assertThat(count(RED, "D4")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.62", "CC-7.110"})
    void fanaticismStrengthensAndRaisesASoldier() {
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .city(BLUE, "D8", Mood.NEUTRAL)
                .city(RED, "D2", Mood.NEUTRAL);
        test.advances(BLUE, BaseAdvance.FANATICISM)
                .units(BLUE, INFANTRY, "D4", 1)
                .dice("6", "6", "3");
        assault("D5", "D4", 2);
        assertThat(table.battle().now().value(1)).as("3 + 2").isLessThanOrEqualTo(5);
        assertThat(count(BLUE, "D8")).isEqualTo(1);
    }

    @Test
    @Rule("CC-7.60")
    void warShipsCancelAHitOfThoseWhoLand() {
        test.advances(RED, BaseAdvance.WAR_SHIPS).units(BLUE, INFANTRY, "D4", 1).dice("1", "5");
        test.turnOf(RED);
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D5"), Force.of(INFANTRY, 1), true, 0, 0));
        table.settle();
        assertThat(table.battle().force().count(INFANTRY)).isEqualTo(1);
    }

    @Test
    @Rule("CC-7.37")
    void siegecraftCostsTwoOfEach() {
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS).advances(BLUE, BaseAdvance.TACTICS);
        test.advances(RED, BaseAdvance.TACTICS, BaseAdvance.SIEGECRAFT)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 2);
        assault("D5", "D4", 2);
        assertThat(test.codes())
                .containsExactlyInAnyOrder("disable fortress-die 2wood", "disable fortress-cancel 2ore", "pass");
    }

    // --- captures ---------------------------------------------------------------------------------------------------

    private void capture(Mood mood, Building... buildings) {
        test.city(BLUE, "D4", mood, buildings).city(BLUE, "D8", Mood.NEUTRAL).city(RED, "D2", Mood.NEUTRAL);
        assault("D5", "D4", 1);
    }

    @Test
    @Rule({"CC-7.86", "CC-7.88"})
    void aHappyCityBringsItsSizeAndASettlerGetsAway() {
        capture(Mood.HAPPY, BaseBuilding.TEMPLE);
        assertThat(gold(RED)).isEqualTo(2);
        assertThat(table.units().count(BLUE, SETTLER, test.at("D8"))).isEqualTo(1);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
    }

    @Test
    @Rule({"CC-7.86", "CC-7.88", "CC-7.115"})
    void anAngryCityBringsNothingToAnybody() {
        capture(Mood.ANGRY, BaseBuilding.TEMPLE);
        assertThat(gold(RED)).isZero();
        assertThat(table.units().total(BLUE, SETTLER)).isZero();
    }

    @Test
    @Rule("CC-7.94")
    void missingPiecesBringGoldBesides() {
        List<Integer> red = cities(RED, 6);
        red.forEach(city -> table.cities().setBuilding(city, BaseBuilding.TEMPLE, RED));
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(BLUE, "D6", Mood.NEUTRAL);
        table.cities().setBuilding(test.at("D6"), BaseBuilding.TEMPLE, RED);
        assault("D5", "D4", 1);
        assertThat(gold(RED)).as("size 2 and a temple without a piece").isEqualTo(3);
        assertThat(table.cities().has(test.at("D4"), BaseBuilding.TEMPLE)).isFalse();
    }

    @Test
    @Rule("CC-7.96")
    void aCapturedBuildingIsOfUseOnlyWithItsAdvance() {
        test.terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.NEUTRAL, BaseBuilding.PORT)
                .port("D4", "D5");
        assertThat(table.serves(RED, test.at("D4"), BaseBuilding.PORT)).isFalse();
        assertThat(table.cities().size(test.at("D4"))).isEqualTo(2);
        test.turnOf(RED).choose("collect D4");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("gather D5"));
        test.choose("gather D4 food", "gather D3 food")
                .advances(RED, BaseAdvance.FISHING)
                .choose("collect D4");
        assertThat(test.codes()).contains("gather D5 gold", "gather D5 mood", "gather D5 food");
    }

    // --- barbarians -------------------------------------------------------------------------------------------------

    private void attackOfBarbarians() {
        test.turnOf(RED);
        Attack.begin(table, RED);
        table.settle();
    }

    @Test
    @Rule({"CC-EX-85", "CC-8.46", "CC-8.47", "CC-8.49", "CC-8.50", "CC-8.72", "CC-8.3", "CC-9.28", "CC-5.14"})
    void barbariansTakeUnitsThenBuildingsAndGoHome() {
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE).units(RED, SETTLER, "D4", 1);
        test.city(WILD, "D6", Mood.NEUTRAL).units(WILD, INFANTRY, "D6", 2).dice("6", "5");
        attackOfBarbarians();
        assertThat(table.units().total(RED, SETTLER)).isZero();
        assertThat(table.cities().size(test.at("D4"))).isEqualTo(1);
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(count(WILD, "D6")).isEqualTo(2);
        assertThat(gold(RED)).isZero();
    }

    @Test
    @Rule("CC-5.20")
    void mythsDoNotHelpAgainstBarbarians() {
        test.advances(RED, BaseAdvance.MYTHS).goods(RED, Good.MOOD, 3);
        test.city(RED, "D4", Mood.HAPPY, BaseBuilding.TEMPLE).city(WILD, "D6", Mood.NEUTRAL);
        test.units(WILD, INFANTRY, "D6", 1).dice("6");
        attackOfBarbarians();
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(table.player(RED).get(Good.MOOD)).isEqualTo(3);
    }

    @Test
    @Rule({"CC-8.47", "CC-8.49"})
    void aCityWithoutLossesKeepsItsMoodAndOneWithoutPiecesIsGone() {
        test.city(RED, "D4", Mood.HAPPY).units(RED, SETTLER, "D4", 2).city(RED, "A3", Mood.NEUTRAL);
        test.city(WILD, "D6", Mood.NEUTRAL).units(WILD, INFANTRY, "D6", 2).dice("6", "4");
        attackOfBarbarians();
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
        assertThat(table.units().total(RED, SETTLER)).isZero();
        test.dice("6", "4");
        attackOfBarbarians();
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
    }

    @Test
    @Rule({"CC-8.48", "CC-8.10", "CC-8.72"})
    void fortressAndSoldiersFightBack() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS).advances(RED, BaseAdvance.TACTICS);
        test.units(RED, INFANTRY, "D4", 1).city(WILD, "D6", Mood.NEUTRAL).units(WILD, INFANTRY, "D6", 1);
        test.dice("6", "4", "3");
        attackOfBarbarians();
        assertThat(count(RED, "D4")).as("the only hit is cancelled").isEqualTo(1);
        assertThat(table.units().total(WILD, INFANTRY)).as("4 + 3 is a hit").isZero();
        assertThat(gold(RED)).isZero();
    }

    @Test
    @Rule({"CC-8.44", "CC-8.45"})
    void theStrongestNearSettlementAttacksTheNearestCity() {
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "B4", Mood.NEUTRAL).city(WILD, "D5", Mood.NEUTRAL);
        test.units(WILD, INFANTRY, "D5", 1).city(WILD, "D6", Mood.NEUTRAL).units(WILD, INFANTRY, "D6", 1);
        attackOfBarbarians();
        assertThat(test.codes()).containsExactlyInAnyOrder("choose D5", "choose D6");
        test.dice("1").choose("choose D6");
        assertThat(table.battle().space()).isEqualTo(test.at("D4"));
    }

    @Test
    @Rule("CC-8.45")
    void moreBarbariansGoBeforeNearerOnes() {
        test.city(RED, "D4", Mood.NEUTRAL).city(WILD, "D5", Mood.NEUTRAL).units(WILD, INFANTRY, "D5", 1);
        test.city(WILD, "D6", Mood.NEUTRAL).units(WILD, INFANTRY, "D6", 2).dice("1", "1");
        attackOfBarbarians();
        assertThat(table.battle().origin()).isEqualTo(test.at("D6"));
    }

    /** Cities of a player in so many spaces far from the middle. */
    private List<Integer> cities(int player, int number) {
        List<Integer> found = new ArrayList<>();
        for (int space = 0; found.size() < number; space++) {
            if (table.board().distance(space, test.at("D4")) > 2
                    && table.lands().isLand(space)) {
                table.cities().setOwner(space, player);
                found.add(space);
            }
        }
        return found;
    }

    @Test
    @Rule("CC-8.71")
    void emptyOrDistantSettlementsDoNotAttack() {
        test.city(RED, "D4", Mood.HAPPY).city(WILD, "D5", Mood.NEUTRAL).city(WILD, "D8", Mood.NEUTRAL);
        test.units(WILD, INFANTRY, "D8", 3);
        attackOfBarbarians();
        assertThat(test.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-8.51", "CC-8.52"})
    void aCapturedSettlementIsKeptOrDestroyed() {
        test.city(RED, "D2", Mood.NEUTRAL).city(WILD, "D4", Mood.NEUTRAL).units(WILD, INFANTRY, "D4", 2);
        test.dice("6", "4", "1", "1", "1");
        assault("D5", "D4", 3);
        assertThat(gold(RED)).as("1 for each barbarian").isEqualTo(2);
        assertThat(test.codes()).containsExactlyInAnyOrder("yes", "no");
        test.choose("yes");
        assertThat(gold(RED)).isEqualTo(3);
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
    }

    @Test
    @Rule("CC-8.73")
    void withoutASettlementPieceItIsDestroyed() {
        cities(RED, 7);
        test.city(WILD, "D4", Mood.NEUTRAL);
        assault("D5", "D4", 1);
        assertThat(table.cities().isCity(test.at("D4"))).isFalse();
        assertThat(gold(RED)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-8.20", "CC-8.70", "CC-6.23", "CC-1.20"})
    void barbariansAppearTwoSpacesFromACity() {
        test.everywhere(Terrain.BARREN).terrain("D6", Terrain.FOREST).terrain("D5", Terrain.PLAINS);
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        Barbarians.appear(table, RED);
        table.settle();
        assertThat(table.cities().isOf(WILD, test.at("D6"))).isTrue();
        assertThat(count(WILD, "D6")).as("one with it, and one more").isEqualTo(2);
        Barbarians.appear(table, RED);
        table.settle();
        assertThat(count(WILD, "D6")).as("no legal space, step 2 all the same").isEqualTo(3);
    }
}

package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;

/** Every tactics card in a battle with plain dice: red goes from D3 to D4, where blue is. */
class FirstTacticsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable t = First.plain()
            .advances(RED, BaseAdvance.TACTICS)
            .advances(BLUE, BaseAdvance.TACTICS)
            .city(RED, "C4", Mood.NEUTRAL)
            .city(BLUE, "F3", Mood.NEUTRAL);

    private final ClashTable table = t.table();

    /** The first action card with a tactic in its lower half. */
    private int card(Tactic tactic) {
        return table.content().actionCards().stream()
                .filter(card -> card.tactic().equals(tactic))
                .findFirst()
                .orElseThrow()
                .number();
    }

    private FirstTacticsTest hands(int player, Tactic tactic) {
        t.hand(player, card(tactic));
        return this;
    }

    private FirstTacticsTest city(Building... buildings) {
        t.city(BLUE, "D4", Mood.NEUTRAL, buildings);
        return this;
    }

    private FirstTacticsTest dice(String... numbers) {
        t.dice(numbers);
        return this;
    }

    /** Red attacks and the tactic is played, by whoever has it in hand. */
    private FirstTacticsTest fight(int red, int blue, Tactic tactic) {
        t.units(RED, BaseUnit.INFANTRY, "D3", red).units(BLUE, BaseUnit.INFANTRY, "D4", blue);
        march();
        t.choose("tactic a" + card(tactic));
        return this;
    }

    /** Everybody in D3 goes to D4; one alone is taken without a question. */
    private void march() {
        t.turnOf(RED).choose("move", "from D3");
        if (t.codes().contains("add all")) {
            t.choose("add all");
        }
        t.choose("go D4");
    }

    private int[] values() {
        return round(Bout::value);
    }

    private int[] losses() {
        return round(Bout::losses);
    }

    private int[] round(ToIntBiFunction<Bout, Integer> what) {
        Bout bout = table.battle().now();
        assertThat(table.chance().scriptLeft()).as("dice left").isZero();
        return new int[] {what.applyAsInt(bout, Battle.ATTACKER), what.applyAsInt(bout, Battle.DEFENDER)};
    }

    @Test
    @Rule({"CC-1.24", "CC-7.13", "CC-7.34"})
    void peltastsCancelAHit() {
        hands(RED, BaseTactic.PELTASTS).dice("2", "5", "1", "1", "5").fight(2, 1, BaseTactic.PELTASTS);
        assertThat(values()).containsExactly(2, 5);
        assertThat(losses()).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.16"})
    void encircledTakesOneMore() {
        hands(RED, BaseTactic.ENCIRCLED).dice("1", "1", "1", "6").fight(1, 2, BaseTactic.ENCIRCLED);
        assertThat(losses()).containsExactly(0, 1);
    }

    @Test
    @Rule({"CC-7.48"})
    void wedgeFormationCountsTheDefenders() {
        hands(RED, BaseTactic.WEDGE_FORMATION).dice("1", "1", "1", "1").fight(1, 3, BaseTactic.WEDGE_FORMATION);
        assertThat(values()).containsExactly(4, 3);
    }

    @Test
    @Rule({"CC-7.47"})
    void highMoraleAddsTwo() {
        hands(BLUE, BaseTactic.HIGH_MORALE).dice("1", "1").fight(1, 1, BaseTactic.HIGH_MORALE);
        assertThat(values()).containsExactly(1, 3);
    }

    @Test
    @Rule({"CC-7.116"})
    void heavyResistanceTakesNoMoreThanThereIs() {
        hands(BLUE, BaseTactic.HEAVY_RESISTANCE).dice("1", "1", "1", "2").fight(3, 1, BaseTactic.HEAVY_RESISTANCE);
        assertThat(values()).containsExactly(0, 2);
    }

    @Test
    @Rule({"CC-7.34", "CC-7.114"})
    void highGroundRollsEverySixOnceMore() {
        hands(RED, BaseTactic.HIGH_GROUND)
                .dice("6", "6", "2", "1", "1", "1", "6", "3")
                .fight(3, 3, BaseTactic.HIGH_GROUND);
        assertThat(values()).containsExactly(23, 3);
        assertThat(losses()).containsExactly(0, 3);
    }

    @Test
    @Rule({"CC-7.34"})
    void highGroundIsNothingWithoutASix() {
        hands(BLUE, BaseTactic.HIGH_GROUND).dice("1", "5").fight(1, 1, BaseTactic.HIGH_GROUND);
        assertThat(values()).containsExactly(1, 5);
    }

    @Test
    @Rule({"CC-7.48"})
    void highGroundIsNotForThoseWhoAttackACity() {
        hands(RED, BaseTactic.HIGH_GROUND).city();
        t.units(RED, BaseUnit.INFANTRY, "D3", 1)
                .units(BLUE, BaseUnit.INFANTRY, "D4", 1)
                .dice("1", "1");
        march();
        assertThat(t.codes()).doesNotContain("tactic a" + card(BaseTactic.HIGH_GROUND));
    }

    @Test
    @Rule({"CC-7.54"})
    void surpriseBringsACardForWhoeverKills() {
        hands(RED, BaseTactic.SURPRISE).dice("4", "1", "1").fight(1, 2, BaseTactic.SURPRISE);
        assertThat(values()).containsExactly(5, 2);
        assertThat(table.player(RED).actionCards().size()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.48"})
    void siegeStarvesWhoeverDoesNotPay() {
        hands(RED, BaseTactic.SIEGE).city().dice("3", "3");
        t.goods(BLUE, Good.FOOD, 2);
        fight(1, 1, BaseTactic.SIEGE);
        assertThat(t.codes()).containsExactly("pay 2food", "pass");
        t.choose("pass");
        assertThat(values()).containsExactly(4, 2);
        assertThat(table.player(BLUE).get(Good.FOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-7.48"})
    void siegeIsEnduredWithFood() {
        hands(RED, BaseTactic.SIEGE).city().dice("3", "3");
        t.goods(BLUE, Good.FOOD, 2);
        fight(1, 1, BaseTactic.SIEGE);
        t.choose("pay 2food");
        assertThat(values()).containsExactly(4, 3);
        assertThat(table.player(BLUE).get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-7.48"})
    void siegeAsksNobodyWhoHasNothing() {
        hands(RED, BaseTactic.SIEGE).city().dice("3", "3");
        t.goods(BLUE, Good.FOOD, 1).goods(BLUE, Good.GOLD, 0);
        fight(1, 1, BaseTactic.SIEGE);
        assertThat(values()).containsExactly(4, 2);
    }

    @Test
    @Rule({"CC-7.48"})
    void forThePeopleDefendsACity() {
        hands(BLUE, BaseTactic.FOR_THE_PEOPLE).city().dice("1", "2", "2").fight(1, 1, BaseTactic.FOR_THE_PEOPLE);
        assertThat(values()).containsExactly(1, 4);
    }

    @Test
    @Rule({"CC-7.15"})
    void improvedDefensesCancelAHit() {
        hands(BLUE, BaseTactic.IMPROVED_DEFENSES).city().dice("6", "1").fight(1, 1, BaseTactic.IMPROVED_DEFENSES);
        assertThat(losses()).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.80"})
    void tacticalRetreatLeavesTheField() {
        hands(BLUE, BaseTactic.TACTICAL_RETREAT).fight(1, 1, BaseTactic.TACTICAL_RETREAT);
        t.choose("go E4");
        assertThat(table.battle().result()).isEqualTo(Battle.Result.ATTACKER_WON);
        assertThat(table.units().count(BLUE, BaseUnit.INFANTRY, t.at("E4"))).isEqualTo(1);
        assertThat(table.units().count(RED, BaseUnit.INFANTRY, t.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.48"})
    void defensiveFormationRollsOneMore() {
        hands(BLUE, BaseTactic.DEFENSIVE_FORMATION).dice("1", "2", "2").fight(1, 1, BaseTactic.DEFENSIVE_FORMATION);
        assertThat(values()).containsExactly(1, 4);
    }

    @Test
    @Rule({"CC-7.114"})
    void scoutTakesTheOtherCard() {
        hands(BLUE, BaseTactic.SCOUT);
        hands(RED, BaseTactic.HIGH_MORALE).dice("1", "1");
        int morale = card(BaseTactic.HIGH_MORALE);
        fight(1, 1, BaseTactic.HIGH_MORALE);
        t.choose("tactic a" + card(BaseTactic.SCOUT));
        assertThat(values()).containsExactly(1, 1);
        assertThat(table.player(BLUE).actionCards()).isEqualTo(Numbers.of(morale));
    }

    @Test
    @Rule({"CC-7.114"})
    void martyrTakesOneOfEach() {
        hands(RED, BaseTactic.MARTYR).dice("1", "1").fight(2, 2, BaseTactic.MARTYR);
        assertThat(losses()).containsExactly(1, 1);
        assertThat(values()).containsExactly(1, 1);
    }

    @Test
    @Rule({"CC-7.56"})
    void archersShootBeforeTheRoll() {
        hands(RED, BaseTactic.ARCHERS).dice("5", "1", "1").fight(1, 2, BaseTactic.ARCHERS);
        assertThat(losses()).containsExactly(0, 1);
        assertThat(values()).containsExactly(1, 1);
    }

    @Test
    @Rule({"CC-7.48"})
    void flankingRollsOneMore() {
        hands(RED, BaseTactic.FLANKING).dice("1", "3", "1").fight(1, 1, BaseTactic.FLANKING);
        assertThat(values()).containsExactly(4, 1);
    }

    @Test
    @Rule({"CC-7.47", "CC-7.71"})
    void aFortressPlaysACardForItself() {
        hands(BLUE, BaseTactic.HIGH_MORALE).city(BaseBuilding.FORTRESS).dice("1", "3");
        t.units(RED, BaseUnit.INFANTRY, "D3", 1);
        march();
        t.choose("tactic a" + card(BaseTactic.HIGH_MORALE));
        assertThat(table.battle().isCaptured()).isFalse();
    }
}

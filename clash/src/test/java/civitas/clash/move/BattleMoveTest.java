package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static civitas.clash.move.Field.BLUE;
import static civitas.clash.move.Field.RED;
import static civitas.clash.move.Field.count;
import static civitas.clash.move.Field.sea;
import static civitas.clash.move.Field.tired;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.state.Fatigue;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Moves that lead into battle, with the real battle. Nobody holds cards, so nobody is asked for one. */
class BattleMoveTest {

    private static TestTable field() {
        return Field.barren().hand(RED).hand(BLUE).objectives(RED).objectives(BLUE);
    }

    @Test
    @Rule({"CC-6.5", "CC-6.13", "CC-7.7"})
    void theBattleIsOverBeforeTheNextGroupMoves() {
        TestTable t = field().units(RED, INFANTRY, "D4", 2)
                .units(BLUE, SETTLER, "D5", 1)
                .turnOf(RED);
        t.choose("move", "from D4", "add infantry", "go D5");
        assertThat(t.table().units().owner(t.at("D5"))).isEqualTo(RED);
        assertThat(count(t, INFANTRY, "D5")).isEqualTo(1);
        assertThat(t.codes()).containsExactly("from D4", "done");
        t.choose("from D4", "go D5", "move");
        assertThat(t.codes()).containsExactly("from D5", "done");
        t.choose("from D5");
        assertThat(t.codes()).doesNotContain("add infantry", "add infantry-fought");
        t.choose("go D6");
        assertThat(count(t, INFANTRY, "D5")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.5", "CC-6.13"})
    void anUndefendedCityIsTaken() {
        TestTable t = field().units(RED, INFANTRY, "D4", 1).units(RED, SETTLER, "D4", 1);
        t.city(BLUE, "D5", Mood.NEUTRAL).turnOf(RED).choose("move", "from D4", "add all", "go D5");
        assertThat(t.table().cities().owner(t.at("D5"))).isEqualTo(RED);
        assertThat(tired(t, SETTLER, "D5", Fatigue.FOUGHT)).isEqualTo(1);
        assertThat(tired(t, INFANTRY, "D5", Fatigue.FOUGHT)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.31", "CC-7.73", "CC-7.79"})
    void aRetreatAfterARoadMoveEndsInTheSpaceBetween() {
        TestTable t =
                field().advances(RED, BaseAdvance.ROADS).goods(RED, Good.ORE, 1).city(RED, "D4", Mood.NEUTRAL);
        t.units(RED, INFANTRY, "D4", 1).units(BLUE, INFANTRY, "D6", 1).turnOf(RED);
        t.dice("1l", "1l").choose("move", "from D4", "road D5 D6", "retreat");
        assertThat(tired(t, INFANTRY, "D5", Fatigue.FOUGHT)).isEqualTo(1);
        assertThat(count(t, INFANTRY, "D4")).isZero();
    }

    @Test
    @Rule({"CC-7.75", "CC-6.57", "CC-7.79"})
    void aRetreatAfterLandingLeadsBackAboard() {
        TestTable t = field().units(BLUE, INFANTRY, "D5", 1);
        sea(t, "D4");
        t.units(RED, SHIP, "D4", 1).units(RED, INFANTRY, "D4", 1).turnOf(RED);
        t.dice("1l", "1l").choose("move", "from D4", "go D5", "retreat");
        assertThat(tired(t, INFANTRY, "D4", Fatigue.FOUGHT)).isEqualTo(1);
        t.choose("move");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-6.40", "CC-6.53", "CC-6.55", "CC-7.106"})
    void cargoLandsAfterASeaBattleUnlessItEmbarkedJustNow() {
        TestTable t = field();
        sea(t, "D4", "D5");
        t.units(RED, SHIP, "D4", 1).units(RED, SETTLER, "D4", 1).units(RED, INFANTRY, "C4", 1);
        t.units(BLUE, SHIP, "D5", 1).turnOf(RED);
        t.choose("move", "from C4", "go D4").dice("6i", "1l");
        t.choose("from D4", "add ship", "go D5");
        assertThat(count(t, SHIP, "D5")).isEqualTo(1);
        assertThat(tired(t, INFANTRY, "D5", Fatigue.MOVED)).isEqualTo(1);
        t.choose("from D5");
        assertThat(t.codes()).doesNotContain("add infantry", "add ship").contains("go D6");
        t.choose("go D6", "move", "from D5", "go D6");
        assertThat(count(t, INFANTRY, "D6")).isEqualTo(1);
    }

    @Test
    void theCommandersBonusHoldsForTheFirstBattleOnly() {
        TestTable t = field().units(RED, INFANTRY, "D4", 2).units(BLUE, INFANTRY, "D5", 1);
        t.units(BLUE, INFANTRY, "D3", 1).turnOf(RED);
        MoveAction.start(t.table(), RED, 2);
        t.table().settle();
        // 3 + 1 for the infantry + 2 for the commander is a hit; without him 4 is none.
        t.dice("3i", "1l", "3i", "1l");
        t.choose("from D4", "add infantry", "go D5");
        assertThat(t.table().units().owner(t.at("D5"))).isEqualTo(RED);
        t.choose("from D4", "go D3");
        assertThat(t.codes()).contains("retreat");
        t.choose("retreat");
        assertThat(t.table().units().owner(t.at("D3"))).isEqualTo(BLUE);
    }
}

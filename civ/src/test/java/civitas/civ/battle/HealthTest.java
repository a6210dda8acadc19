package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.CivEvaluation;
import civitas.civ.TestTable;
import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

/**
 * Cards that show health beside strength, as a box may have them: infantry of strength 3 and health 3, aircraft of strength 3
 * and health 5.
 */
class HealthTest {

    private static Field sturdy() {
        return Field.of(
                TestTable.dealt(Books.with("sturdy"), 2, TestTable.STANDARD, 7).ready());
    }

    /** Two of each, so that the battle goes on after the first blow. */
    private static Field armed() {
        return sturdy().infantry(BLUE, 3, 3).unit(RED, UnitType.AIRCRAFT, 3).unit(RED, UnitType.AIRCRAFT, 3);
    }

    private static Field fought() {
        return armed().fight().choose("play infantry-frail", "attack aircraft-sturdy 1");
    }

    @Test
    @Rule({"CV-11.21", "CV-11.55"})
    void aCardWithoutHealthBearsWhatItDeals() {
        UnitKind plain = Books.content().unitKind(0);
        assertThat(plain.showsHealth()).isFalse();
        for (int rank = 1; rank <= 4; rank++) {
            assertThat(plain.health(rank)).isEqualTo(plain.strength(rank));
        }
        UnitKind frail = sturdy().table.content().unitKind(0);
        assertThat(frail.showsHealth()).isTrue();
        assertThat(frail.health(2)).isEqualTo(4);
        assertThat(UnitCard.of(frail, 2).title().args()).contains(4);
    }

    /** Computers look at the health that is left, on both sides. */
    @Test
    @Rule("CV-11.69")
    void woundsAreBadForWhoeverHasThem() {
        CivTable wounded = fought().table;
        CivTable unhurt = wounded.copy();
        unhurt.battle().setWounds(ATTACKER, 0, 0);
        CivEvaluation evaluation = new CivEvaluation();
        assertThat(evaluation.value(unhurt, RED)).isGreaterThan(evaluation.value(wounded, RED));
        assertThat(evaluation.value(unhurt, BLUE)).isLessThan(evaluation.value(wounded, BLUE));
    }

    @Test
    @Rule({"CV-EX-65", "CV-11.56"})
    void healthSaysHowManyWoundsKill() {
        Field field = fought();
        assertThat(field.at(DEFENDER, 1)).isEqualTo("-");
        assertThat(Long.bitCount(field.battle().killed(DEFENDER))).isOne();
        assertThat(field.at(ATTACKER, 1)).isEqualTo("aircraft-sturdy");
        assertThat(field.wounds(ATTACKER, 1)).isEqualTo(3);
    }

    @Test
    @Rule("CV-11.69")
    void theResultCountsTheHealthThatIsLeft() {
        Field field = fought();
        assertThat(Units.worth(field.table, ATTACKER, 0)).isEqualTo(2);
        assertThat(Units.total(field.table, ATTACKER)).isEqualTo(2);
        field.battle().setBonus(ATTACKER, 4);
        assertThat(Units.total(field.table, ATTACKER)).isEqualTo(6);
        assertThat(CivView.of(field.table, Viewer.SPECTATOR).battle().attacker().total())
                .isEqualTo(6);
    }

    @Test
    @Rule({"CV-11.64", "CV-11.58"})
    void moreStrengthDealsMoreAndBearsNoMore() {
        Field field = armed().fight();
        field.choose("play infantry-frail");
        field.battle().setExtra(DEFENDER, 0, 3);
        assertThat(Units.strength(field.table, DEFENDER, 0)).isEqualTo(6);
        assertThat(Units.health(field.table, DEFENDER, 0)).isEqualTo(3);
        field.choose("attack aircraft-sturdy 1");
        assertThat(Long.bitCount(field.battle().killed(ATTACKER))).isOne();
        assertThat(Long.bitCount(field.battle().killed(DEFENDER))).isOne();
    }

    @Test
    @Rule("CV-11.66")
    void healingCountsInTheResult() {
        Field field = fought();
        AbilityEffects.healAll(field.table, RED);
        assertThat(Units.total(field.table, ATTACKER)).isEqualTo(5);
    }
}

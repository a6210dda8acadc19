package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Battles for villages (rules 11.10). */
class BarbarianTest {

    private static int discarded(Field field) {
        int sum = 0;
        for (UnitType type : UnitType.values()) {
            sum += field.table.market().units(type).discarded();
        }
        return sum;
    }

    private static void empty(Field field, UnitType type, int left) {
        while (field.table.market().units(type).size() > left) {
            field.table.player(2).addForce(field.table.market().units(type).draw(field.table.chance()));
        }
    }

    /** Plays to the end, always the first choice. */
    private static void finish(Field field) {
        while (!field.test.isDone()) {
            field.choose(field.test.codes().getFirst());
        }
    }

    @Test
    @Rule({"CV-11.105", "CV-11.106", "CV-11.109", "CV-11.110", "CV-11.111", "CV-11.37", "CV-08.39", "CV-17.14"})
    void theNextPlayerPlaysTheBarbarians() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7)
                .village()
                .infantry(RED, 2, 2)
                .infantry(BLUE, 3);
        field.test.knows(BLUE, BaseTech.DEMOCRACY, BaseTech.CHIVALRY, BaseTech.MATHEMATICS, BaseTech.METALWORKING);
        field.test.resource(BLUE, Resource.IRON);
        field.table.putBuilding(field.table.cities().outskirts(Cities.of(BLUE, 0))[0], BaseBuilding.ACADEMY);
        long own = field.table.player(BLUE).forces();
        field.attack(1, 0);
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(field.battle().isPlayer(DEFENDER)).isFalse();
        assertThat(field.battle().bonus(DEFENDER)).isZero();
        long hand = field.battle().hand(DEFENDER);
        assertThat(Long.bitCount(hand)).isEqualTo(3);
        assertThat(hand & own).isZero();
        int types = 0;
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            types |= 1
                    << field.table
                            .content()
                            .unit(Long.numberOfTrailingZeros(rest))
                            .type()
                            .ordinal();
        }
        assertThat(types).isEqualTo(0b111);
        assertThat(field.test.codes()).hasSize(3).allMatch(code -> code.startsWith("play "));
        String played = field.test.codes().getFirst();
        field.choose(played);
        assertThat(played).endsWith("-" + Units.strength(field.table, DEFENDER, 0));
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.table.player(BLUE).forces()).isEqualTo(own);
    }

    @Test
    @Rule({"CV-08.40", "CV-11.112", "CV-11.80"})
    void theWinnerTakesTheVillage() {
        Field field = Field.prepared().village();
        for (int i = 0; i < 3; i++) {
            field.unit(RED, UnitType.AIRCRAFT, 6);
        }
        field.table.player(BLUE).setTrade(9);
        field.attack(1, 0);
        finish(field);
        assertThat(field.table.lands().hasToken(field.square)).isFalse();
        assertThat(Long.bitCount(field.table.player(RED).tokens())).isOne();
        assertThat(field.table.player(BLUE).trade()).isEqualTo(9);
        assertThat(field.armies(RED)).isOne();
        assertThat(discarded(field)).isEqualTo(3);
        assertThat(Long.bitCount(field.table.player(RED).forces())).isEqualTo(3);
    }

    @Test
    @Rule({"CV-08.41", "CV-11.112"})
    void theLoserLeavesTheVillage() {
        Field field = Field.prepared().village();
        field.table.player(RED).setTrade(9);
        field.attack(1, 1);
        finish(field);
        assertThat(field.table.lands().hasVillage(field.square)).isTrue();
        assertThat(field.table.figures().holder(field.square)).isEqualTo(Figures.NOBODY);
        assertThat(field.table.figures().inReserve(RED, Figure.SCOUT)).isNotNegative();
        assertThat(field.table.player(RED).trade()).isEqualTo(9);
        assertThat(discarded(field)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.113", "CV-11.73"})
    void winningMayCostArmies() {
        Field field = Field.prepared().village().infantry(RED, 1, 1);
        for (int i = 0; i < 3; i++) {
            field.unit(RED, UnitType.AIRCRAFT, 6);
        }
        field.attack(2, 0);
        long weak = 0;
        for (long rest = field.battle().hand(ATTACKER); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            weak |= field.table.content().unit(card).type() == UnitType.INFANTRY ? 1L << card : 0;
        }
        field.battle().setHand(ATTACKER, field.battle().hand(ATTACKER) & ~weak);
        field.battle().setKilled(ATTACKER, weak);
        finish(field);
        assertThat(field.armies(RED)).isOne();
    }

    @Test
    @Rule({"CV-11.107"})
    void anEmptyDeckIsReplacedByAnother() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7).village().unit(RED, UnitType.AIRCRAFT, 6);
        empty(field, UnitType.INFANTRY, 0);
        field.attack(1, 0);
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(field.test.codes()).containsExactly("draw artillery", "draw mounted");
        field.choose("draw mounted");
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.108"})
    void barbariansFightWithWhatThereIs() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7).village().unit(RED, UnitType.AIRCRAFT, 6);
        empty(field, UnitType.INFANTRY, 0);
        empty(field, UnitType.ARTILLERY, 0);
        empty(field, UnitType.MOUNTED, 2);
        field.attack(1, 0);
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(2);
        assertThat(field.test.codes()).allMatch(code -> code.startsWith("play mounted"));
    }
}

package civitas.clash.combat;

import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.ORIGIN;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.state.Fatigue;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Sea battles (rules 7.8). */
class SeaBattleTest {

    private static Field field(int ships) {
        Field field = Field.plain();
        field.test.terrain(SPACE, Terrain.SEA).units(BLUE, BaseUnit.SHIP, SPACE, ships);
        return field;
    }

    @Test
    @Rule({"CC-7.59", "CC-7.15", "CC-7.33", "CC-7.101", "CC-EX-51"})
    void warShipsCancelOneHit() {
        Field field = field(2);
        field.test.advances(RED, BaseAdvance.WAR_SHIPS).advances(BLUE, BaseAdvance.WAR_SHIPS);
        field.dice("6i", "6i", "6i", "6i").sail(2, 0, 0);
        assertThat(field.round(Bout::value)).containsExactly(12, 12);
        assertThat(field.round(Bout::losses)).containsExactly(1, 1);
        field.choose("retreat").isOver(Battle.Result.NOBODY_WON);
        assertThat(field.units(RED, BaseUnit.SHIP, ORIGIN)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.102", "CC-7.103", "CC-7.17", "CC-7.106"})
    void cargoBeyondTheCapacityIsLost() {
        Field field = field(1).dice("6i", "6i", "6i").sail(2, 2, 1);
        assertThat(field.test.codes()).containsExactly("lose settler", "lose infantry");
        field.choose("lose settler").isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.units(RED, BaseUnit.SHIP, SPACE)).isEqualTo(1);
        assertThat(field.infantry(RED, SPACE)).isEqualTo(2);
        assertThat(field.units(RED, BaseUnit.SETTLER, SPACE)).isZero();
        Fatigue fatigue = field.table.turn().fatigue();
        int space = field.test.at(SPACE);
        assertThat(fatigue.count(space, BaseUnit.SHIP, Fatigue.FOUGHT, 1)).isEqualTo(1);
        assertThat(fatigue.count(space, BaseUnit.INFANTRY, 0, 2)).isEqualTo(2);
        assertThat(field.table.turn().conquests()).isZero();
    }

    @Test
    @Rule({"CC-7.103"})
    void defendersCargoGoesDownToo() {
        Field field = field(2);
        field.test.units(BLUE, BaseUnit.INFANTRY, SPACE, 2).units(BLUE, BaseUnit.SETTLER, SPACE, 1);
        field.dice("6i", "1l", "1l").sail(1, 0, 0);
        field.choose("retreat");
        assertThat(field.table.asking()).isEqualTo(BLUE);
        field.choose("lose infantry").isOver(Battle.Result.NOBODY_WON);
        assertThat(field.table.units().landUnits(field.test.at(SPACE))).isEqualTo(2);
    }

    @Test
    @Rule({"CC-7.103"})
    void everythingAboardIsLostWithTheLastShip() {
        Field field = field(1);
        field.test.units(BLUE, BaseUnit.SETTLER, SPACE, 2);
        field.dice("5c", "1l").sail(1, 1, 0).isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.table.units().of(BLUE).isEmpty()).isTrue();
        assertThat(field.infantry(RED, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.2", "CC-7.76"})
    void recruitedShipsCannotRetreat() {
        Field field = field(1).dice("1l", "1l", "5c", "1l").recruitShips(1);
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.battle().round()).isEqualTo(2);
        assertThat(field.units(RED, BaseUnit.SHIP, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.107", "CC-7.38"})
    void steelDoesNotFloat() {
        Field field = field(1);
        field.test.advances(RED, BaseAdvance.STEEL_WEAPONS).goods(RED, Good.ORE, 2);
        field.dice("1l", "1l").sail(1, 0, 0);
        assertThat(field.test.codes()).containsExactly("fight-on", "retreat");
        assertThat(field.round(Bout::value)).containsExactly(1, 1);
    }
}

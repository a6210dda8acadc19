package civitas.clash.combat;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import java.util.function.ToIntBiFunction;

/** A battlefield for tests: plains everywhere, red attacks blue in D4 from D3; blue's other city is F3. */
final class Field {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int BARBARIANS = ClashTable.BARBARIANS;
    static final String SPACE = "D4";
    static final String ORIGIN = "D3";

    final TestTable test;
    final ClashTable table;

    private Field(TestTable test) {
        this.test = test;
        table = test.table();
        test.emptyBoard().everywhere(Terrain.PLAINS);
        test.hand(RED).hand(BLUE).objectives(RED).objectives(BLUE).turnOf(RED);
    }

    static Field plain() {
        return new Field(TestTable.players(2));
    }

    /** Both sides have Tactics. */
    Field tactics() {
        test.advances(RED, BaseAdvance.TACTICS).advances(BLUE, BaseAdvance.TACTICS);
        return this;
    }

    Field defenders(int side, int infantry) {
        test.units(side, BaseUnit.INFANTRY, SPACE, infantry);
        return this;
    }

    /** A wonder that a player built stands in the battle's city. */
    Field wonder(int builder, Wonder wonder) {
        table.wonders().build(wonder, builder);
        table.player(builder).setWonder(wonder, true);
        table.cities().addWonder(test.at(SPACE), wonder);
        return this;
    }

    Field dice(String... faces) {
        test.dice(faces);
        return this;
    }

    Field attack(int infantry) {
        return attack(infantry, 0);
    }

    Field attack(int infantry, int settlers) {
        return attack(new Assault(RED, test.at(SPACE), test.at(ORIGIN), force(0, infantry, settlers), false, 0, 0));
    }

    static Force force(int ships, int infantry, int settlers) {
        return Force.of(BaseUnit.SHIP, ships).plus(BaseUnit.INFANTRY, infantry).plus(BaseUnit.SETTLER, settlers);
    }

    Field attack(Assault assault) {
        Battles.attack(table, assault);
        table.settle();
        return this;
    }

    /** Ships attack from the sea space D3 into D4. */
    Field sail(int ships, int infantry, int settlers) {
        test.terrain(SPACE, Terrain.SEA).terrain(ORIGIN, Terrain.SEA);
        return attack(new Assault(RED, test.at(SPACE), test.at(ORIGIN), force(ships, infantry, settlers), false, 0, 0));
    }

    Field recruitShips(int ships) {
        test.terrain(SPACE, Terrain.SEA);
        Battles.fromPort(table, RED, test.at(SPACE), Force.of(BaseUnit.SHIP, ships));
        table.settle();
        return this;
    }

    /** Barbarians in D3 move into D4. */
    Field barbariansAttack(int infantry) {
        test.units(BARBARIANS, BaseUnit.INFANTRY, ORIGIN, infantry);
        Battles.barbarians(table, test.at(ORIGIN), test.at(SPACE));
        table.settle();
        return this;
    }

    Field choose(String... codes) {
        test.choose(codes);
        return this;
    }

    Battle battle() {
        return table.battle();
    }

    /** Something of the round that is being fought, for the attacker and the defender. */
    int[] round(ToIntBiFunction<Bout, Integer> what) {
        return new int[] {
            what.applyAsInt(battle().now(), Battle.ATTACKER), what.applyAsInt(battle().now(), Battle.DEFENDER)
        };
    }

    /** Something of the whole battle, for the attacker and the defender. */
    int[] whole(ToIntBiFunction<Battle, Integer> what) {
        return new int[] {what.applyAsInt(battle(), Battle.ATTACKER), what.applyAsInt(battle(), Battle.DEFENDER)};
    }

    int infantry(int side, String label) {
        return table.units().count(side, BaseUnit.INFANTRY, test.at(label));
    }

    int units(int side, UnitType type, String label) {
        return table.units().count(side, type, test.at(label));
    }

    int owner() {
        return table.cities().owner(test.at(SPACE));
    }

    /** The battle is over, every scripted die was rolled, and it is red's turn again. */
    Field isOver(Battle.Result result) {
        assertThat(battle().isActive()).isFalse();
        assertThat(battle().result()).isEqualTo(result);
        assertThat(table.chance().scriptLeft()).isZero();
        assertThat(test.codes(RED)).contains("end-turn");
        return this;
    }

    Field isCaptured() {
        assertThat(battle().isCaptured()).isTrue();
        assertThat(owner()).isEqualTo(battle().side(Battle.ATTACKER));
        return this;
    }

    boolean isFree() {
        return owner() == Cities.NOBODY;
    }
}

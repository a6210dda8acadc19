package civitas.clash.combat;

import static civitas.clash.combat.Field.BARBARIANS;
import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.ORIGIN;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Advances that are about battles (CC-7.35 to CC-7.43, CC-7.59, CC-7.61, CC-7.109). */
class WarfareTest {

    @Test
    @Rule({"CC-7.38", "CC-7.39", "CC-7.43", "CC-7.35"})
    void steelAgainstSteel() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .advances(RED, BaseAdvance.STEEL_WEAPONS)
                .advances(BLUE, BaseAdvance.STEEL_WEAPONS)
                .goods(RED, Good.GOLD, 1)
                .goods(BLUE, Good.ORE, 1);
        field.dice("1l", "1l").attack(1);
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).containsExactly("pay 1gold", "pass");
        field.choose("pay 1gold");
        assertThat(field.table.asking()).isEqualTo(BLUE);
        field.choose("pass");
        assertThat(field.round(Bout::value)).containsExactly(2, 1);
        assertThat(field.table.player(RED).get(Good.GOLD)).isZero();
    }

    @Test
    @Rule({"CC-7.38", "CC-7.41"})
    void steelAgainstBarbariansHoldsInEveryRound() {
        Field field = Field.plain().defenders(BARBARIANS, 1);
        field.test.advances(RED, BaseAdvance.STEEL_WEAPONS).goods(RED, Good.ORE, 1);
        field.dice("1l", "1l", "1l", "1l").attack(1).choose("pay 1ore");
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
        field.choose("fight-on");
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
    }

    @Test
    @Rule({"CC-7.40"})
    void metallurgyMakesSteelFree() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .advances(RED, BaseAdvance.STEEL_WEAPONS, BaseAdvance.METALLURGY)
                .goods(RED, Good.ORE, 1);
        field.dice("1l", "1l").attack(1);
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
        assertThat(field.table.player(RED).get(Good.ORE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.40"})
    void notAgainstSteel() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .advances(RED, BaseAdvance.STEEL_WEAPONS, BaseAdvance.METALLURGY)
                .advances(BLUE, BaseAdvance.STEEL_WEAPONS)
                .goods(RED, Good.ORE, 1);
        field.attack(1);
        assertThat(field.test.codes()).containsExactly("pay 1ore", "pass");
    }

    @Test
    @Rule({"CC-7.36", "CC-7.43"})
    void siegecraftSwitchesTheFortressOff() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS)
                .advances(RED, BaseAdvance.SIEGECRAFT)
                .goods(RED, Good.WOOD, 2)
                .goods(RED, Good.ORE, 2);
        field.dice("5c", "1l").attack(1);
        assertThat(field.test.codes())
                .containsExactly("disable fortress-die 2wood", "disable fortress-cancel 2ore", "pass");
        field.choose("disable fortress-cancel 2ore", "disable fortress-die 2wood");
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.table.player(RED).get(Good.ORE)).isZero();
        assertThat(field.table.player(RED).get(Good.WOOD)).isZero();
    }

    @Test
    @Rule({"CC-7.59"})
    void warShipsCoverALanding() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .terrain(ORIGIN, Terrain.SEA)
                .advances(RED, BaseAdvance.WAR_SHIPS)
                .advances(BLUE, BaseAdvance.WAR_SHIPS);
        field.dice("1l", "5c");
        field.attack(new Assault(RED, field.test.at(SPACE), field.test.at(ORIGIN), Field.force(0, 1, 0), true, 0, 0));
        assertThat(field.round(Bout::cancels)).containsExactly(1, 0);
        assertThat(field.round(Bout::losses)).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.61"})
    void fanaticsFightForTemples() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .advances(RED, BaseAdvance.FANATICISM)
                .advances(BLUE, BaseAdvance.FANATICISM);
        field.dice("1l", "1l", "1l", "1l").attack(1);
        assertThat(field.round(Bout::value)).containsExactly(3, 3);
        field.choose("fight-on");
        assertThat(field.round(Bout::value)).containsExactly(1, 1);
    }

    @Test
    @Rule({"CC-7.109", "CC-7.108"})
    void losersOfATempleRaiseInfantry() {
        Field field = Field.plain();
        field.test
                .city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .city(BLUE, "F3", Mood.NEUTRAL)
                .city(BLUE, "F5", Mood.NEUTRAL)
                .advances(BLUE, BaseAdvance.FANATICISM);
        field.attack(1);
        // First the infantry of Fanaticism, then the settler of the lost city.
        field.choose("place F3", "place F5").isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.infantry(BLUE, "F3")).isEqualTo(1);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "F5")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.109"})
    void anAttackerWhoLosesRaisesInfantryToo() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test
                .city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .city(RED, "A5", Mood.NEUTRAL)
                .advances(RED, BaseAdvance.FANATICISM);
        field.dice("1l", "5c").attack(1).isOver(Battle.Result.DEFENDER_WON);
        assertThat(field.infantry(RED, "A5")).isEqualTo(1);
    }
}

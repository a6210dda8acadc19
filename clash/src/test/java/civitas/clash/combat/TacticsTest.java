package civitas.clash.combat;

import static civitas.clash.combat.Field.BARBARIANS;
import static civitas.clash.combat.Field.BLUE;
import static civitas.clash.combat.Field.ORIGIN;
import static civitas.clash.combat.Field.RED;
import static civitas.clash.combat.Field.SPACE;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.state.Fatigue;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Every tactics card at least once (CC-7.44 to CC-7.54). The numbers are those of the action cards. */
class TacticsTest {

    private static final int PELTASTS = 1;
    private static final int ENCIRCLED = 2;
    private static final int WEDGE_FORMATION = 5;
    private static final int HIGH_MORALE = 6;
    private static final int HEAVY_RESISTANCE = 7;
    private static final int HIGH_GROUND = 9;
    private static final int SURPRISE = 10;
    private static final int SIEGE = 11;
    private static final int FOR_THE_PEOPLE = 13;
    private static final int IMPROVED_DEFENSES = 16;
    private static final int TACTICAL_RETREAT = 17;
    private static final int DEFENSIVE_FORMATION = 22;
    private static final int SCOUT = 23;
    private static final int MARTYR = 24;
    private static final int ARCHERS = 26;
    private static final int FLANKING = 31;

    private static Field field(int redCard, int blueCard) {
        Field field = Field.plain().tactics();
        hand(field, RED, redCard);
        hand(field, BLUE, blueCard);
        return field;
    }

    private static void hand(Field field, int player, int card) {
        if (card > 0) {
            field.test.hand(player, card);
        }
    }

    private static Field city(Field field, Building... buildings) {
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, buildings);
        return field;
    }

    private static String play(int card) {
        return "tactic a" + card;
    }

    @Test
    @Rule({"CC-7.53", "CC-7.15"})
    void peltastsCancelAHit() {
        Field field = field(PELTASTS, 0).defenders(BLUE, 1).dice("1l", "5c", "1l", "1l", "5c");
        field.attack(2).choose(play(PELTASTS));
        assertThat(field.round(Bout::losses)).containsExactly(0, 0);
        assertThat(field.round(Bout::cancels)).containsExactly(1, 0);
    }

    @Test
    @Rule({"CC-7.53"})
    void peltastsMayMiss() {
        Field field = field(PELTASTS, 0).defenders(BLUE, 2).dice("4c", "4c", "1l", "1l", "5c", "1l");
        field.attack(2).choose(play(PELTASTS));
        assertThat(field.round(Bout::losses)).containsExactly(1, 0);
    }

    @Test
    @Rule({"CC-7.16", "CC-7.54"})
    void encircledTakesOneMore() {
        Field field = field(ENCIRCLED, 0).defenders(BLUE, 2);
        field.dice("1l", "1l", "1l", "6i").attack(1).choose(play(ENCIRCLED));
        assertThat(field.round(Bout::losses)).containsExactly(0, 1);
        assertThat(field.infantry(BLUE, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.54"})
    void encircledNeedsAnEnemyWhoLostAsMuch() {
        Field field = field(ENCIRCLED, 0).defenders(BLUE, 2);
        field.dice("1l", "1l", "4c", "1l").attack(2).choose(play(ENCIRCLED));
        assertThat(field.round(Bout::losses)).containsExactly(1, 0);
        assertThat(field.table.chance().scriptLeft()).isZero();
    }

    @Test
    @Rule({"CC-7.48"})
    void wedgeFormationCountsTheDefenders() {
        Field field = field(WEDGE_FORMATION, WEDGE_FORMATION + 32).defenders(BLUE, 3);
        field.dice("1l", "1l", "1l", "1l").attack(1);
        field.choose(play(WEDGE_FORMATION));
        assertThat(field.test.codes()).containsExactly("pass");
        field.choose("pass");
        assertThat(field.round(Bout::value)).containsExactly(4, 3);
    }

    @Test
    @Rule({"CC-7.47"})
    void highMoraleHelpsShipsAndFortressesToo() {
        Field field = city(field(0, HIGH_MORALE), BaseBuilding.FORTRESS);
        field.dice("1l", "1l").attack(1).choose(play(HIGH_MORALE));
        assertThat(field.round(Bout::value)).containsExactly(1, 3);
        Field sea = field(HIGH_MORALE, 0);
        sea.test.terrain(SPACE, Terrain.SEA).units(BLUE, BaseUnit.SHIP, SPACE, 1);
        sea.dice("1l", "1l").sail(1, 0, 0).choose(play(HIGH_MORALE));
        assertThat(sea.round(Bout::value)).containsExactly(3, 1);
    }

    @Test
    @Rule({"CC-7.12"})
    void heavyResistanceCountsTheAttackers() {
        Field field = field(0, HEAVY_RESISTANCE).defenders(BLUE, 2);
        field.dice("5c", "1l", "1l", "1l", "1l").attack(3).choose(play(HEAVY_RESISTANCE));
        assertThat(field.round(Bout::value)).containsExactly(4, 2);
    }

    @Test
    @Rule({"CC-7.32"})
    void highGroundDeniesClashAbilities() {
        Field field = field(0, HIGH_GROUND).defenders(BLUE, 2);
        field.dice("3i", "1l", "1l").attack(1).choose(play(HIGH_GROUND));
        assertThat(field.round(Bout::value)).containsExactly(3, 2);
    }

    @Test
    @Rule({"CC-7.48"})
    void highGroundIsNotForAttackersOfACity() {
        Field field = city(field(HIGH_GROUND, 0).defenders(BLUE, 2));
        field.attack(1);
        assertThat(field.test.codes()).containsExactly("pass");
    }

    @Test
    @Rule({"CC-7.54"})
    void surpriseDrawsACardForAKill() {
        Field field = field(SURPRISE, 0).defenders(BLUE, 2);
        field.dice("4c", "1l", "1l").attack(1).choose(play(SURPRISE));
        assertThat(field.round(Bout::value)).containsExactly(5, 2);
        assertThat(field.infantry(BLUE, SPACE)).isEqualTo(1);
        assertThat(field.table.player(RED).actionCards().size()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.32", "CC-7.48"})
    void siegeStarvesTheDefender() {
        Field field = city(field(SIEGE, 0).defenders(BLUE, 1));
        field.test.goods(BLUE, Good.FOOD, 1).goods(BLUE, Good.GOLD, 1);
        field.dice("1l", "3i").attack(1).choose(play(SIEGE));
        assertThat(field.test.codes()).containsExactly("pay 1food+1gold", "pass");
        field.choose("pass");
        assertThat(field.round(Bout::value)).containsExactly(2, 3);
    }

    @Test
    @Rule({"CC-7.32"})
    void siegeIsEnduredForFood() {
        Field field = city(field(SIEGE, 0).defenders(BLUE, 1));
        field.test.goods(BLUE, Good.FOOD, 2);
        field.dice("1l", "3i").attack(1).choose(play(SIEGE), "pay 2food");
        assertThat(field.round(Bout::value)).containsExactly(2, 4);
        assertThat(field.table.player(BLUE).get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-7.48"})
    void forThePeopleNeedsACity() {
        Field open = field(0, FOR_THE_PEOPLE).defenders(BLUE, 1);
        open.attack(1);
        assertThat(open.test.codes()).containsExactly("pass");
        Field field = city(field(0, FOR_THE_PEOPLE), BaseBuilding.FORTRESS);
        field.dice("1l", "1l", "2c").attack(1).choose(play(FOR_THE_PEOPLE));
        assertThat(field.round(Bout::value)).containsExactly(1, 3);
    }

    @Test
    @Rule({"CC-7.15", "CC-7.58"})
    void improvedDefensesAddToTheFortress() {
        Field field = city(field(0, IMPROVED_DEFENSES).defenders(BLUE, 2), BaseBuilding.FORTRESS);
        field.dice("5c", "5c", "1l", "1l", "1l").attack(2).choose(play(IMPROVED_DEFENSES));
        assertThat(field.round(Bout::losses)).containsExactly(0, 0);
        assertThat(field.round(Bout::cancels)).containsExactly(0, 2);
    }

    @Test
    @Rule({"CC-7.80", "CC-7.77", "CC-7.81"})
    void tacticalRetreatGivesUpTheSpace() {
        Field field = city(field(0, TACTICAL_RETREAT).defenders(BLUE, 2));
        field.test
                .units(BLUE, BaseUnit.SETTLER, SPACE, 1)
                .units(BLUE, BaseUnit.INFANTRY, "E5", 3)
                .units(RED, BaseUnit.SETTLER, "D3", 1)
                .terrain("D5", Terrain.SEA)
                .city(RED, "C4", Mood.NEUTRAL)
                .city(BLUE, "C5", Mood.NEUTRAL);
        field.dice().attack(1).choose(play(TACTICAL_RETREAT));
        // Not D3 and C4 (enemies), D5 (sea) or E5 (no room for two more).
        assertThat(field.test.codes()).containsExactlyInAnyOrder("go E4", "go C5");
        field.choose("go E4");
        // The former owner places a settler in his other city.
        field.isOver(Battle.Result.ATTACKER_WON).isCaptured();
        assertThat(field.infantry(BLUE, "E4")).isEqualTo(2);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "E4")).isEqualTo(1);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, "C5")).isEqualTo(1);
        assertThat(field.whole(Battle::killed)).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.80", "CC-6.13"})
    void retreatedDefendersOfTheActivePlayerAreTired() {
        Field field = field(TACTICAL_RETREAT, 0).defenders(RED, 1);
        field.dice().barbariansAttack(1).choose(play(TACTICAL_RETREAT), "go D5");
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.infantry(BARBARIANS, SPACE)).isEqualTo(1);
        assertThat(field.table.turn().fatigue().count(field.test.at("D5"), BaseUnit.INFANTRY, Fatigue.FOUGHT, 1))
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.48"})
    void tacticalRetreatNeedsARefuge() {
        Field field = field(0, TACTICAL_RETREAT).defenders(BLUE, 2);
        for (String label : new String[] {"D3", "E4", "E5", "D5", "C5", "C4"}) {
            field.test.terrain(label, Terrain.SEA);
        }
        field.attack(1);
        assertThat(field.test.codes()).containsExactly("pass");
    }

    @Test
    @Rule({"CC-7.48"})
    void defensiveFormationRollsOneMoreDie() {
        Field field = field(DEFENSIVE_FORMATION + 7, DEFENSIVE_FORMATION).defenders(BLUE, 1);
        field.dice("1l", "1l", "2c").attack(1).choose("pass", play(DEFENSIVE_FORMATION));
        assertThat(field.round(Bout::value)).containsExactly(1, 3);
    }

    @Test
    @Rule({"CC-7.51", "CC-7.52", "CC-EX-52"})
    void scoutTakesTheEnemysCard() {
        Field field = field(PELTASTS, SCOUT).defenders(BLUE, 1);
        field.dice("1l", "1l").attack(1).choose(play(PELTASTS), play(SCOUT));
        assertThat(field.table.player(BLUE).actionCards()).isEqualTo(Numbers.of(PELTASTS));
        assertThat(field.table.player(RED).actionCards().isEmpty()).isTrue();
        assertThat(field.table.actionDeck().topDiscard()).isEqualTo(SCOUT);
        assertThat(field.test.codes()).containsExactly("fight-on", "retreat");
    }

    @Test
    @Rule({"CC-7.51"})
    void scoutComesBeforeMartyr() {
        Field field = field(MARTYR, SCOUT).defenders(BLUE, 1);
        field.dice("1l", "1l").attack(1).choose(play(MARTYR), play(SCOUT));
        assertThat(field.round(Bout::losses)).containsExactly(0, 0);
        assertThat(field.table.player(BLUE).actionCards()).isEqualTo(Numbers.of(MARTYR));
    }

    @Test
    @Rule({"CC-7.52", "CC-7.53"})
    void martyrSacrificesAUnitOfEachSide() {
        Field field = field(MARTYR, HIGH_MORALE).defenders(BLUE, 2);
        field.dice("1l", "1l").attack(2).choose(play(MARTYR), play(HIGH_MORALE));
        assertThat(field.round(Bout::value)).containsExactly(1, 1);
        assertThat(field.round(Bout::losses)).containsExactly(1, 1);
        // Only the unit that the enemy made me remove was killed.
        assertThat(field.whole(Battle::killed)).containsExactly(0, 1);
        assertThat(field.table.actionDeck().discarded()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-7.53", "CC-7.67"})
    void martyrMayEndTheBattleWithoutARoll() {
        Field field = field(MARTYR, 0).defenders(BLUE, 1);
        field.dice().attack(2).choose(play(MARTYR));
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.infantry(RED, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.69"})
    void fortressFightsOnAfterMartyr() {
        Field field = city(field(MARTYR, 0).defenders(BLUE, 1), BaseBuilding.FORTRESS);
        field.dice("1l", "5c").attack(2).choose(play(MARTYR));
        // The fortress had units at first, so when all are gone nobody wins (CC-7.70).
        field.isOver(Battle.Result.NOBODY_WON);
        assertThat(field.owner()).isEqualTo(BLUE);
    }

    @Test
    @Rule({"CC-7.53"})
    void archersHitBeforeTheRoll() {
        Field field = field(ARCHERS, 0).defenders(BLUE, 2);
        field.dice("5c", "1l", "1l").attack(1).choose(play(ARCHERS));
        assertThat(field.round(Bout::value)).containsExactly(1, 1);
        assertThat(field.round(Bout::losses)).containsExactly(0, 1);
        assertThat(field.whole(Battle::killed)).containsExactly(0, 1);
    }

    @Test
    @Rule({"CC-7.51", "CC-7.53"})
    void attackersArchersShootFirst() {
        Field field = field(ARCHERS, ARCHERS + 2).defenders(BLUE, 1);
        field.dice("5c", "4c").attack(1).choose(play(ARCHERS), play(ARCHERS + 2));
        field.isOver(Battle.Result.ATTACKER_WON);
    }

    @Test
    @Rule({"CC-7.48"})
    void flankingRollsOneMoreDie() {
        Field field = field(FLANKING, 0).defenders(BLUE, 1);
        field.dice("1l", "2c", "1l").attack(1).choose(play(FLANKING));
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
    }

    @Test
    @Rule({"CC-7.46", "CC-7.54"})
    void aCardWorksInItsRoundOnly() {
        Field field = field(HIGH_MORALE, 0).defenders(BLUE, 1);
        field.test.hand(RED, HIGH_MORALE, FLANKING);
        field.dice("1l", "1l", "1l", "1l", "1l").attack(1);
        field.choose(play(HIGH_MORALE));
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
        field.choose("fight-on", play(FLANKING));
        assertThat(field.round(Bout::value)).containsExactly(2, 1);
        field.choose("retreat").isOver(Battle.Result.NOBODY_WON);
        assertThat(field.infantry(RED, ORIGIN)).isEqualTo(1);
    }
}

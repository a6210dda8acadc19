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
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.state.Bout;
import civitas.clash.state.Cities;
import civitas.clash.state.Fatigue;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Battles from their beginning to their end (rules 7.1 to 7.6). */
class BattleTest {

    @Test
    @Rule({"CC-7.10", "CC-7.14", "CC-7.18", "CC-7.22", "CC-7.24", "CC-7.26", "CC-EX-46"})
    void baseRoll() {
        Field field = Field.plain()
                .defenders(BLUE, 2)
                .dice("3i", "5i", "4c", "6i", "1l")
                .attack(3);
        assertThat(field.round(Bout::value)).containsExactly(14, 8);
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.infantry(RED, SPACE)).isEqualTo(2);
        assertThat(field.whole(Battle::strength)).containsExactly(3, 2);
        assertThat(field.whole(Battle::killed)).containsExactly(1, 2);
    }

    @Test
    @Rule({"CC-7.14", "CC-EX-45"})
    void hitsAreFifthsOfTheCombatValue() {
        // 6 + 5 + 5 + 2 and an infantry symbol that counts is 19: three hits; 4 is none.
        Field field = Field.plain().defenders(BLUE, 4).dice("6i", "5c", "5c", "2c", "1l", "1l", "1l", "1l");
        field.attack(4);
        assertThat(field.round(Bout::value)).containsExactly(19, 4);
        assertThat(field.round(Bout::losses)).containsExactly(0, 3);
    }

    @Test
    @Rule({"CC-7.23"})
    void eachUnitIsActivatedOnce() {
        // Flanking brings a second die with a second infantry symbol for one infantry.
        Field field = Field.plain().tactics().defenders(BLUE, 4);
        field.test.hand(RED, 31);
        field.dice("6i", "3i", "1l", "1l", "1l", "1l").attack(1).choose("tactic a31");
        assertThat(field.round(Bout::value)).containsExactly(10, 4);
    }

    @Test
    @Rule({"CC-7.31", "CC-7.58"})
    void fortressDieActivatesUnitsToo() {
        Field field = Field.plain().defenders(BLUE, 2);
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS);
        field.dice("1l", "1l", "1l", "6i").attack(1);
        assertThat(field.round(Bout::value)).containsExactly(1, 9);
        field.isOver(Battle.Result.DEFENDER_WON);
    }

    @Test
    @Rule({"CC-7.58"})
    void fortressHelpsInTheFirstRoundOnly() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS);
        field.dice("5c", "1l", "1l", "5c", "1l").attack(1);
        assertThat(field.test.codes()).containsExactly("fight-on", "retreat");
        field.choose("fight-on").isOver(Battle.Result.ATTACKER_WON);
    }

    @Test
    @Rule({"CC-7.72", "CC-7.73", "CC-7.74", "CC-7.79", "CC-EX-54"})
    void retreatGoesBackToTheOrigin() {
        Field field = Field.plain().defenders(BLUE, 2);
        field.test.city(BLUE, SPACE, Mood.NEUTRAL);
        field.dice("1l", "1l", "1l").attack(1, 1);
        field.choose("retreat").isOver(Battle.Result.NOBODY_WON);
        assertThat(field.infantry(RED, ORIGIN)).isEqualTo(1);
        assertThat(field.units(RED, BaseUnit.SETTLER, ORIGIN)).isEqualTo(1);
        Fatigue fatigue = field.table.turn().fatigue();
        assertThat(fatigue.count(field.test.at(ORIGIN), BaseUnit.INFANTRY, Fatigue.FOUGHT, 1))
                .isEqualTo(1);
        assertThat(fatigue.count(field.test.at(ORIGIN), BaseUnit.SETTLER, Fatigue.FOUGHT, 1))
                .isEqualTo(1);
        assertThat(field.owner()).isEqualTo(BLUE);
    }

    @Test
    @Rule({"CC-7.17", "CC-7.67", "CC-7.65", "CC-EX-54"})
    void fightingOnAndLosing() {
        Field field = Field.plain().defenders(BLUE, 2);
        field.test.city(BLUE, SPACE, Mood.NEUTRAL);
        field.dice("1l", "1l", "1l", "6i", "6i", "6i").attack(1, 1);
        field.choose("fight-on").isOver(Battle.Result.DEFENDER_WON);
        assertThat(field.infantry(BLUE, SPACE)).isEqualTo(1);
        assertThat(field.whole(Battle::killed)).containsExactly(1, 1);
        assertThat(field.table.units().of(RED).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-7.69", "CC-7.81", "CC-EX-55"})
    void fortressAloneFallsAfterTheFirstRound() {
        Field field = Field.plain();
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS);
        field.dice("1l", "1l", "1l", "1l", "1l").attack(4);
        field.isOver(Battle.Result.ATTACKER_WON).isCaptured();
        assertThat(field.battle().isResisted()).isTrue();
        assertThat(field.infantry(RED, SPACE)).isEqualTo(4);
    }

    @Test
    @Rule({"CC-7.69"})
    void fortressAloneWinsIfNoAttackerIsLeft() {
        Field field = Field.plain();
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS).units(BLUE, BaseUnit.SETTLER, SPACE, 1);
        field.dice("6i", "5c").attack(1);
        field.isOver(Battle.Result.DEFENDER_WON);
        assertThat(field.owner()).isEqualTo(BLUE);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, SPACE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.68", "CC-7.70"})
    void nobodyWinsWhenAllFall() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.city(BLUE, SPACE, Mood.NEUTRAL, BaseBuilding.FORTRESS);
        field.dice("5c", "5c", "5c", "5c").attack(2);
        field.isOver(Battle.Result.NOBODY_WON);
        assertThat(field.owner()).isEqualTo(BLUE);
        assertThat(field.table.units().of(BLUE).isEmpty()).isTrue();
        assertThat(field.table.units().of(RED).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-7.7", "CC-7.111", "CC-6.13"})
    void undefendedCityIsTakenAtOnce() {
        Field field = Field.plain();
        field.tactics().test.hand(RED, 1).city(BLUE, SPACE, Mood.NEUTRAL);
        field.dice().attack(1);
        field.isOver(Battle.Result.ATTACKER_WON).isCaptured();
        assertThat(field.battle().isResisted()).isFalse();
        assertThat(field.table.turn().conquests()).isEqualTo(1);
        assertThat(field.table.turn().landBattlesWon()).isZero();
        assertThat(field.table.turn().battlefields().has(field.test.at(SPACE))).isTrue();
        assertThat(field.table.turn().fatigue().count(field.test.at(SPACE), BaseUnit.INFANTRY, Fatigue.FOUGHT, 1))
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.8", "CC-7.111", "CC-6.88"})
    void loneSettlersFallWithoutDice() {
        Field field = Field.plain();
        field.test
                .units(BLUE, BaseUnit.SETTLER, SPACE, 2)
                .city(RED, "D2", Mood.NEUTRAL)
                .advances(BLUE, BaseAdvance.TRADE_ROUTES);
        field.dice().attack(1, 1);
        field.isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, SPACE)).isZero();
        assertThat(field.units(RED, BaseUnit.SETTLER, SPACE)).isEqualTo(1);
        assertThat(field.battle().hasLostTraders(Battle.ATTACKER)).isFalse();
        assertThat(field.battle().hasLostTraders(Battle.DEFENDER)).isTrue();
        assertThat(field.whole(Battle::killed)).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.65", "CC-7.99"})
    void settlersFallWithTheirArmy() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.units(BLUE, BaseUnit.SETTLER, SPACE, 2);
        field.dice("5c", "1l").attack(1).isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.units(BLUE, BaseUnit.SETTLER, SPACE)).isZero();
        assertThat(field.table.turn().landBattlesWon()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-7.12"})
    void combatValueIsNeverNegative() {
        // Heavy Resistance takes 2, and the Great Wall 2 more, from a roll of 1 + 1.
        Field field = Field.plain().tactics().defenders(BLUE, 1);
        field.test.hand(BLUE, 7).city(BLUE, SPACE, Mood.HAPPY);
        field.wonder(BLUE, Wonder.GREAT_WALL);
        field.dice("1l", "1l", "1l").attack(2).choose("tactic a7");
        assertThat(field.round(Bout::value)).containsExactly(0, 1);
    }

    @Test
    @Rule({"CC-7.75"})
    void disembarkedUnitsRetreatAboard() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.terrain(ORIGIN, Terrain.SEA).units(RED, BaseUnit.SHIP, ORIGIN, 1);
        field.dice("1l", "1l");
        field.attack(new Assault(RED, field.test.at(SPACE), field.test.at(ORIGIN), Field.force(0, 1, 0), true, 0, 0));
        field.choose("retreat").isOver(Battle.Result.NOBODY_WON);
        assertThat(field.infantry(RED, ORIGIN)).isEqualTo(1);
        assertThat(field.battle().isDisembarked()).isTrue();
    }

    @Test
    @Rule({"CC-7.12"})
    void bonusOfTheAssaultHoldsInEveryRound() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.dice("1l", "1l", "4c", "1l");
        field.attack(new Assault(RED, field.test.at(SPACE), field.test.at(ORIGIN), Field.force(0, 1, 0), false, 0, 2));
        assertThat(field.round(Bout::value)).containsExactly(3, 1);
        field.choose("fight-on").isOver(Battle.Result.ATTACKER_WON);
        assertThat(field.round(Bout::value)).containsExactly(6, 1);
    }

    @Test
    @Rule({"CC-7.64", "CC-12.30", "CC-EX-53"})
    void valueMayRiseAfterTheRoll() {
        Field field = Field.plain().defenders(BLUE, 3);
        field.table.wonders().build(Wonder.GREAT_ARENA, RED);
        field.table.player(RED).setWonder(Wonder.GREAT_ARENA, true);
        field.test.goods(RED, Good.CULTURE, 1);
        field.dice("4c", "5c", "1l", "1l", "1l").attack(2);
        field.choose("spend culture");
        assertThat(field.round(Bout::value)).containsExactly(10, 3);
        assertThat(field.round(Bout::losses)).containsExactly(0, 2);
    }

    @Test
    @Rule({"CC-7.64"})
    void nobodyIsAskedForNothing() {
        Field field = Field.plain().defenders(BLUE, 3);
        field.table.player(RED).setWonder(Wonder.GREAT_ARENA, true);
        field.test.goods(RED, Good.CULTURE, 1);
        field.dice("4c", "4c", "1l", "1l", "1l").attack(2);
        assertThat(field.test.codes()).containsExactly("fight-on", "retreat");
    }

    @Test
    @Rule({"CC-8.39", "CC-12.34"})
    void repelledBarbariansLoseWithoutDice() {
        Field field = Field.plain();
        field.test.city(BLUE, SPACE, Mood.ANGRY).goods(BLUE, Good.GOLD, 0);
        field.wonder(BLUE, Wonder.GREAT_WALL);
        field.dice().barbariansAttack(2).isOver(Battle.Result.DEFENDER_WON);
        assertThat(field.table.player(BLUE).get(Good.GOLD)).isEqualTo(1);
        assertThat(field.owner()).isEqualTo(BLUE);
        assertThat(field.table.units().of(BARBARIANS).isEmpty()).isTrue();
        assertThat(field.whole(Battle::killed)).containsExactly(2, 0);
    }

    @Test
    @Rule({"CC-12.34", "CC-7.12"})
    void theGreatWallWeakensTheFirstRound() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.city(BLUE, SPACE, Mood.HAPPY);
        field.wonder(BLUE, Wonder.GREAT_WALL);
        field.dice("4c", "1l", "4c", "1l").attack(1);
        assertThat(field.round(Bout::value)).containsExactly(2, 1);
        field.choose("fight-on");
        assertThat(field.round(Bout::value)).containsExactly(4, 1);
    }

    @Test
    @Rule({"CC-7.44", "CC-7.46", "CC-7.49", "CC-18.4"})
    void cardsAreOfferedToWhoeverHasCardsAndTactics() {
        Field field = Field.plain().defenders(BLUE, 1);
        field.test.advances(BLUE, BaseAdvance.TACTICS).hand(RED, 31).hand(BLUE, 31);
        field.dice("1l", "1l").attack(1);
        // Red has no Tactics. Blue has no card for a defender, but is asked all the same.
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(field.test.codes()).containsExactly("pass");
        field.choose("pass");
        assertThat(field.test.codes()).containsExactly("fight-on", "retreat");
    }

    @Test
    @Rule({"CC-7.55", "CC-10.13"})
    void playedCardsAreDiscardedFaceUp() {
        Field field = Field.plain().tactics().defenders(BLUE, 1);
        field.test.hand(RED, 31);
        field.dice("1l", "1l", "1l").attack(1);
        assertThat(field.test.codes()).containsExactly("tactic a31", "pass");
        field.choose("tactic a31");
        assertThat(field.table.actionDeck().topDiscard()).isEqualTo(31);
        assertThat(field.table.player(RED).actionCards().isEmpty()).isTrue();
        assertThat(field.round(Bout::card)).containsExactly(0, 0);
    }

    @Test
    @Rule({"CC-7.3", "CC-7.78", "CC-8.7", "CC-8.39"})
    void barbariansNeverRetreat() {
        Field field = Field.plain().defenders(RED, 1);
        field.test.goods(RED, Good.GOLD, 0);
        field.dice("1l", "1l", "1l", "5c").barbariansAttack(1).isOver(Battle.Result.DEFENDER_WON);
        assertThat(field.battle().origin()).isEqualTo(Cities.NOBODY);
        assertThat(field.table.player(RED).get(Good.GOLD)).isEqualTo(1);
        assertThat(field.table.turn().landBattlesWon()).isEqualTo(1);
        assertThat(field.table.turn().fatigue().count(field.test.at(SPACE), BaseUnit.INFANTRY, Fatigue.FOUGHT, 1))
                .isEqualTo(1);
    }
}

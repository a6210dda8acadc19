package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.Rules;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Who fights, with how many cards and with which bonus (rules 11.1 to 11.3). */
class PrepareTest {

    private static Field withBoth(Field field) {
        return field.infantry(RED, 2, 2).infantry(BLUE, 2, 2);
    }

    /** Puts a piece in the outskirts of a player's capital. */
    private static int outskirts(Field field, int player, int number) {
        return field.table.cities().outskirts(Cities.of(player, 0))[number];
    }

    private static void person(Field field, int player, int number, GreatPerson person) {
        for (int token = 0; token < field.table.content().peopleTokens(); token++) {
            if (field.table.content().person(token).equals(person)
                    && field.table.market().people().remove(token)) {
                field.table.putPerson(outskirts(field, player, number), token);
                return;
            }
        }
        throw new IllegalStateException("no " + person);
    }

    @Test
    @Rule({"CV-11.01", "CV-11.02", "CV-11.03", "CV-08.52"})
    void figuresThatEnterFightThoseOnTheSquare() {
        Field field = withBoth(Field.prepared()).defenders(2, 1).attack(1, 1);
        assertThat(field.battle().isActive()).isTrue();
        assertThat(field.battle().player(ATTACKER)).isEqualTo(RED);
        assertThat(field.battle().player(DEFENDER)).isEqualTo(BLUE);
        assertThat(Integer.bitCount(field.battle().figures(ATTACKER))).isEqualTo(2);
        assertThat(Integer.bitCount(field.battle().figures(DEFENDER))).isEqualTo(3);
        assertThat(field.battle().city()).isEqualTo(Cities.NONE);
    }

    @Test
    @Rule({"CV-11.04", "CV-11.12", "CV-11.15", "CV-08.60"})
    void aCityDefendsItselfWithoutItsOutskirts() {
        Field field = withBoth(Field.prepared()).city();
        int near = field.table.board().around(field.square)[0];
        field.table.putFigure(BLUE, 0, near);
        field.attack(1, 0);
        assertThat(field.battle().city()).isEqualTo(Cities.of(BLUE, 1));
        assertThat(field.battle().figures(DEFENDER)).isZero();
        assertThat(DrawForces.size(field.table, DEFENDER)).isEqualTo(6);
    }

    @Test
    @Rule({"CV-11.05"})
    void outskirtsAreOutsideTheCity() {
        Field field = withBoth(Field.prepared()).city();
        int near = field.table.board().around(field.square)[0];
        field.table.putFigure(BLUE, 0, near);
        field.attack(1, 0, near);
        assertThat(field.battle().city()).isEqualTo(Cities.NONE);
        assertThat(DrawForces.size(field.table, DEFENDER)).isEqualTo(3);
        assertThat(field.battle().bonus(DEFENDER)).isZero();
    }

    @Test
    @Rule({"CV-11.12", "CV-11.16"})
    void armiesAddCardsScoutsDoNot() {
        Field field = withBoth(Field.prepared()).defenders(1, 2).attack(3, 1);
        assertThat(DrawForces.size(field.table, ATTACKER)).isEqualTo(7);
        assertThat(DrawForces.size(field.table, DEFENDER)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.11", "CV-17.23"})
    void effectsBeforeDrawingAreUsedInTurnUntilBothPass() {
        Field field = Field.prepared().infantry(RED, 2);
        field.test.holds(RED, BaseEvent.SABOTAGE);
        field.test.holds(BLUE, BaseEvent.DUTY_AND_HONOR).holds(BLUE, BaseEvent.NATIONALISM);
        field.fight();
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).as("the back might be another card").containsExactly("pass");
        field.choose("pass");
        assertThat(field.table.asking()).isEqualTo(BLUE);
        field.choose("play-event duty-and-honor", "muster infantry");
        passCancelling(field);
        assertThat(field.table.asking()).isEqualTo(RED);
        field.choose("pass", "play-event nationalism", "muster mounted", "muster mounted");
        passCancelling(field);
        assertThat(field.battle().hand(ATTACKER)).isZero();
        field.choose("pass");
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isOne();
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(3);
    }

    private static void passCancelling(Field field) {
        while (field.test.codes().contains("pass-step")) {
            field.choose("pass");
        }
    }

    @Test
    @Rule({"CV-11.13"})
    void fundamentalismAddsACard() {
        Field field = withBoth(Field.prepared());
        field.table.setGovernment(RED, BaseGovernment.FUNDAMENTALISM);
        field.fight();
        assertThat(DrawForces.size(field.table, ATTACKER)).isEqualTo(4);
        assertThat(DrawForces.size(field.table, DEFENDER)).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.12", "CV-10.20"})
    void abilitiesMayEnlargeTheForce() {
        Field field = withBoth(Field.prepared());
        field.test.knows(RED, BaseTech.COMPUTERS);
        field.table.setSheetCoins(RED, 6);
        field.fight();
        assertThat(field.table.coins(RED)).isBetween(5, 9);
        assertThat(DrawForces.size(field.table, ATTACKER)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.06", "CV-11.10", "CV-11.17"})
    void cardsAreDrawnAtRandomUpToTheSize() {
        Field field = Field.prepared().infantry(RED, 1, 2, 2, 3).mounted(RED, 2).infantry(BLUE, 2, 2);
        long before = field.table.player(RED).forces();
        field.fight();
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isEqualTo(3);
        assertThat(Long.bitCount(field.table.player(RED).forces())).isEqualTo(2);
        assertThat(field.battle().hand(ATTACKER) | field.table.player(RED).forces())
                .isEqualTo(before);
        assertThat(Long.bitCount(field.battle().hand(DEFENDER))).isEqualTo(2);
        assertThat(field.table.player(BLUE).forces()).isZero();
        assertThat(field.lines("log.battle.force")).hasSize(2);
    }

    @Test
    @Rule({"CV-11.18", "CV-17.07"})
    void theLogTellsOnlyHowManyCardsWereDrawn() {
        Field field = withBoth(Field.prepared()).fight();
        assertThat(field.lines("log.battle.force"))
                .allSatisfy(
                        event -> assertThat(event.text().args().subList(1, 3)).containsExactly(2, 3));
    }

    @Test
    @Rule({"CV-11.22", "CV-11.23", "CV-11.32", "CV-11.33", "CV-EX-41"})
    void bonusesAreAddedUpAndTheDifferenceCounts() {
        Field field = withBoth(Field.prepared()).city();
        field.table.cities().setWalls(Cities.of(BLUE, 1), true);
        field.table.putBuilding(outskirts(field, RED, 0), BaseBuilding.ACADEMY);
        person(field, RED, 1, BasePerson.GENERAL);
        field.table.putBuilding(outskirts(field, BLUE, 0), BaseBuilding.BARRACKS);
        field.attack(1, 0);
        assertThat(CombatBonus.sum(field.table, ATTACKER)).isEqualTo(8);
        assertThat(CombatBonus.parts(field.table, DEFENDER))
                .extracting(part -> part.from().code() + " " + part.amount())
                .containsExactlyInAnyOrder(
                        "barracks 2",
                        field.table.square(field.battle().square()).code() + " 6",
                        "walls 4");
        assertThat(CombatBonus.sum(field.table, DEFENDER)).isEqualTo(6 + 4 + 2);
        assertThat(field.battle().bonus(ATTACKER)).isZero();
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(4);
    }

    @Test
    @Rule({"CV-11.23"})
    void aCapitalHasMore() {
        Field field = withBoth(Field.prepared());
        field.attack(1, 0, field.table.cities().center(Cities.of(BLUE, 0)));
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(12);
    }

    @Test
    @Rule({"CV-11.34"})
    void equalSumsGiveNobodyABonus() {
        Field field = withBoth(Field.prepared());
        field.table.putBuilding(outskirts(field, RED, 0), BaseBuilding.BARRACKS);
        field.table.putBuilding(outskirts(field, BLUE, 0), BaseBuilding.BARRACKS);
        field.fight();
        assertThat(field.battle().bonus(ATTACKER)).isZero();
        assertThat(field.battle().bonus(DEFENDER)).isZero();
    }

    @Test
    @Rule({"CV-11.31", "CV-13.05"})
    void blockadedPiecesGiveNoBonus() {
        assertThat(blockadedBonus(TestTable.STANDARD)).isZero();
    }

    @Test
    void anOptionLetsBlockadedPiecesCount() {
        assertThat(blockadedBonus(new Rules.Options(false, false, false, true, false, false, true)))
                .isEqualTo(4);
    }

    private static int blockadedBonus(Rules.Options options) {
        Field field = withBoth(Field.prepared(2, options, 7));
        field.table.putBuilding(outskirts(field, RED, 0), BaseBuilding.ACADEMY);
        field.table.putFigure(BLUE, Figures.ARMIES, outskirts(field, RED, 0));
        field.fight();
        return field.battle().bonus(ATTACKER);
    }

    @Test
    @Rule({"CV-11.30", "CV-11.35", "CV-11.36"})
    void abilitiesAtTheStartChangeTheBonus() {
        Field field = withBoth(Field.prepared());
        field.test.knows(RED, BaseTech.ENGINEERING).knows(BLUE, BaseTech.THEOLOGY);
        field.table.hooks().battle.combat.join(BaseTech.ENGINEERING, (table, player) -> 3);
        field.table
                .hooks()
                .battle
                .startOfBattle
                .join(BaseTech.THEOLOGY, (table, player) -> AbilityEffects.addCombatBonus(table, player, 5));
        field.fight();
        assertThat(field.battle().bonus(ATTACKER)).isZero();
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(2);
        field.choose("play infantry-2");
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-11.40", "CV-11.23"})
    void wallsFallBeforeSomeAttacks() {
        Field field = withBoth(Field.prepared()).city();
        field.table.cities().setWalls(Cities.of(BLUE, 1), true);
        field.test.knows(RED, BaseTech.COMBUSTION);
        field.attack(1, 0);
        assertThat(field.table.cities().hasWalls(Cities.of(BLUE, 1))).isFalse();
        assertThat(field.battle().bonus(DEFENDER)).isEqualTo(6);
        assertThat(field.table.asking()).isEqualTo(BLUE);
        assertThat(field.said("log.battle.walls-fall")).isTrue();
    }

    @Test
    @Rule({"CV-11.19", "CV-11.20", "CV-EX-38"})
    void cardsAreReadAtTheRankOfTheirOwner() {
        Field field = Field.prepared()
                .mounted(RED, 1, 3)
                .unit(BLUE, UnitType.AIRCRAFT, 7)
                .unit(BLUE, UnitType.AIRCRAFT, 5);
        field.test.knows(RED, BaseTech.CHIVALRY);
        field.fight().choose("play aircraft-7", "play mounted-1");
        assertThat(Units.strength(field.table, DEFENDER, 0)).isEqualTo(7);
        assertThat(Units.strength(field.table, ATTACKER, 1)).isEqualTo(2);
    }
}

package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class MovementTest {

    @Test
    @Rule({"CV-08.02", "CV-08.03", "CV-08.05", "CV-01.22"})
    void aFigureGoesAsFarAsItsSpeedAndMayStopEarlier() {
        Field field = Field.explored().army(0, "D8").step(0);
        assertThat(field.codes("move")).containsExactly("move D8");
        field.choose("move D8");
        assertThat(field.codes()).containsExactlyInAnyOrder("step D7", "step C8", "step E8", "step D9");
        field.choose("step D7");
        assertThat(field.codes()).contains("stop");
        field.choose("step D6");
        assertThat(field.isChoosing()).as("two points are used up").isTrue();
        assertThat(field.armies(0, "D6")).isOne();
    }

    @Test
    @Rule({"CV-08.02", "CV-01.78"})
    void techsMakeFiguresFaster() {
        Field field = Field.explored().army(0, "D8").knows(0, BaseTech.HORSEBACK_RIDING);
        field.step(0).choose("move D8", "step D7", "step D6");
        assertThat(field.codes()).contains("step D5", "stop");
    }

    @Test
    @Rule({"CV-08.01", "CV-08.04", "CV-08.05", "CV-03.07"})
    void eachFigureMovesOnceAndFinishesBeforeTheNext() {
        Field field = Field.explored().army(0, "D8").scout(0, "F10").step(0);
        assertThat(field.codes()).contains("move D8", "move F10", "done");
        field.choose("move D8", "step D7");
        assertThat(field.codes("move")).isEmpty();
        field.choose("stop");
        assertThat(field.codes("move")).containsExactly("move F10");
        field.choose("done");
        assertThat(field.scouts(0, "F10")).isOne();
    }

    @Test
    @Rule({"CV-08.06", "CV-03.29"})
    void nobodyLeavesTheKnownMap() {
        Field field = Field.unexplored().army(0, "A4").step(0).choose("move A4");
        assertThat(field.codes("step")).containsExactlyInAnyOrder("step A3", "step B4");
    }

    @Test
    @Rule("CV-08.08")
    void aSquareMayBeEnteredAgain() {
        Field field = Field.explored()
                .army(0, "D8")
                .knows(0, BaseTech.HORSEBACK_RIDING)
                .step(0);
        field.choose("move D8", "step D7", "step D8");
        assertThat(field.codes()).contains("stop");
        field.choose("step D7");
        assertThat(field.armies(0, "D7")).isOne();
    }

    @Test
    @Rule({"CV-08.09", "CV-08.10"})
    void figuresFromOneSquareMoveTogether() {
        Field field = Field.explored().army(0, "D8").scout(0, "D8").step(0).choose("move D8");
        assertThat(field.codes()).containsExactly("take a1s1", "take a1s0", "take a0s1");
        field.choose("take a1s1", "step D7");
        assertThat(field.armies(0, "D7")).as("lifted on the way").isZero();
        field.choose("step D6");
        assertThat(field.armies(0, "D6")).isOne();
        assertThat(field.scouts(0, "D6")).isOne();
    }

    @Test
    @Rule("CV-08.12")
    void figuresThatMeetDoNotMoveTogether() {
        Field field = Field.explored().army(0, "D8").scout(0, "D7").step(0);
        field.choose("move D8", "step D7", "stop", "move D7");
        assertThat(field.codes("take")).isEmpty();
        field.choose("step D6", "stop");
        assertThat(field.armies(0, "D7")).isOne();
        assertThat(field.scouts(0, "D6")).isOne();
    }

    @Test
    @Rule({"CV-08.13", "CV-08.14"})
    void aFullSquareIsCrossedButNotEnteredForGood() {
        Field field = Field.explored().army(0, "D8", "D7", "D7").step(0).choose("move D8", "step D7");
        assertThat(field.codes()).doesNotContain("stop").contains("step D6");
        field.choose("step D6");
        assertThat(field.armies(0, "D7")).isEqualTo(2);
        field = Field.explored().army(0, "D8", "D6", "D6").step(0).choose("move D8", "step D7");
        assertThat(field.codes()).as("nothing left to leave D6 with").doesNotContain("step D6");
    }

    @Test
    @Rule("CV-08.14")
    void aGroupNeedsRoomForAllItsMembers() {
        Field field = Field.explored().army(0, "D8", "D8", "D7").step(0).choose("move D8", "take a2s0");
        field.choose("step D7");
        assertThat(field.codes()).doesNotContain("stop");
        field = Field.explored().army(0, "D8", "D8", "D7").step(0).choose("move D8", "take a1s0", "step D7");
        assertThat(field.codes()).contains("stop");
    }

    @Test
    @Rule({"CV-08.15", "CV-01.28"})
    void surplusFiguresLeaveTheMapByChoice() {
        Field field = Field.explored().army(0, "D8", "D8", "D8").scout(0, "D8").army(0, "B8", "B8", "B8");
        field.step(0);
        while (!field.isChoosing()) {
            field.choose(field.codes().contains("remove scout") ? "remove scout" : "remove army");
        }
        assertThat(field.armies(0, "D8")).isEqualTo(2);
        assertThat(field.scouts(0, "D8")).isZero();
        assertThat(field.armies(0, "B8")).isEqualTo(2);
        assertThat(field.table().figures().where(0, Figures.ARMIES)).isEqualTo(Figures.RESERVE);
    }

    // --- water ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-08.07", "CV-08.17"})
    void withoutATechWaterIsClosed() {
        Field field = Field.explored().army(0, "D8").water("D7").step(0).choose("move D8");
        assertThat(field.codes()).doesNotContain("step D7").contains("step C8");
    }

    @Test
    @Rule({"CV-08.18", "CV-08.22"})
    void navigationCrossesWaterOnlyIfLandIsInReach() {
        Field field =
                Field.explored().army(0, "D8").knows(0, BaseTech.NAVIGATION).water("D7", "C7", "D9", "C9", "E9", "D10");
        field.step(0).choose("move D8");
        assertThat(field.codes()).contains("step D7").as("back is land too").contains("step D9");
        field.choose("step D7");
        assertThat(field.codes()).containsExactlyInAnyOrder("step D6", "step E7", "step D8");
        field = Field.explored()
                .army(0, "D8", "C6", "C6")
                .knows(0, BaseTech.NAVIGATION)
                .water("D7", "D6", "C7", "E7");
        field.step(0).choose("move D8", "step C8");
        assertThat(field.codes()).as("one point left, and no land behind").doesNotContain("step C7");
    }

    @Test
    @Rule("CV-08.19")
    void sailingEndsOnWater() {
        Field field = Field.explored().army(0, "D8").knows(0, BaseTech.SAILING).water("D7");
        field.step(0).choose("move D8", "step D7", "stop");
        assertThat(field.armies(0, "D7")).isOne();
    }

    @Test
    @Rule("CV-08.20")
    void aFigureOnNewWaterStaysOrLeaves() {
        Field field = Field.explored().army(0, "D8", "D9").water("D8").step(0);
        assertThat(field.choose("move D9").codes()).doesNotContain("step D8");
        field.choose("step C9", "stop", "move D8", "step D7", "stop");
        assertThat(field.armies(0, "D7")).isOne();
    }

    @Test
    @Rule({"CV-08.16", "CV-08.18"})
    void nobodyFightsOnWaterWithoutBeingAbleToStayThere() {
        Field field = Field.explored()
                .army(0, "D8")
                .scout(1, "D7")
                .knows(0, BaseTech.NAVIGATION)
                .water("D7");
        assertThat(field.step(0).choose("move D8").codes()).doesNotContain("step D7");
    }

    // --- cities -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("CV-08.55")
    void ownCentersAreCrossedOnly() {
        Field field = Field.explored()
                .city(Cities.of(0, 1), "D8")
                .army(0, "D9")
                .step(0)
                .choose("move D9", "step D8");
        assertThat(field.codes()).doesNotContain("stop").contains("step D7");
        field.choose("step D7");
        field = Field.explored()
                .city(Cities.of(0, 1), "D8")
                .army(0, "D10")
                .step(0)
                .choose("move D10", "step D9");
        assertThat(field.codes()).doesNotContain("step D8");
    }

    @Test
    @Rule({"CV-08.57", "CV-08.58", "CV-08.59"})
    void scoutsEnterOutskirtsButNotCentersOfEnemies() {
        Field field = Field.explored()
                .city(Cities.of(1, 1), "D8")
                .scout(0, "D10")
                .step(0)
                .choose("move D10", "step D9");
        assertThat(field.codes()).contains("stop").doesNotContain("step D8");
        field.choose("stop");
        assertThat(field.scouts(0, "D9")).isOne();
    }

    @Test
    @Rule({"CV-08.59", "CV-08.60"})
    void anArmyInAnEnemyCenterAttacks() {
        Field field = Field.explored().city(Cities.of(1, 1), "D8").army(0, "D9").scout(0, "D9");
        field.step(0).choose("move D9", "take a1s0", "step D8");
        assertThat(field.codes()).as("the move is over").noneMatch(code -> code.startsWith("step"));
        field.untilNextFigure();
        assertThat(field.codes("move")).containsExactly("move D9");
        assertThat(field.table().group().isMoving()).isFalse();
    }

    @Test
    void democraciesSpareCities() {
        Field field = Field.explored().city(Cities.of(1, 1), "D8").army(0, "D9").may(0, Licence.SPARES_CITIES);
        assertThat(field.step(0).choose("move D9").codes())
                .doesNotContain("step D8")
                .contains("step C9");
    }

    @Test
    @Rule("CV-08.54")
    void fliersPassOverEverythingAndMayStopToFight() {
        Field field = Field.explored().knows(0, BaseTech.FLIGHT).may(0, Licence.IGNORE_OBSTACLES);
        field.city(Cities.of(1, 1), "D8").scout(0, "D9").army(0, "D9").army(1, "D6");
        field.token("D5", "hut-silk");
        field.step(0).choose("move D9", "take a0s1", "step D8");
        assertThat(field.codes()).doesNotContain("stop");
        field.choose("step D7", "step D6");
        assertThat(field.codes()).doesNotContain("stop");
        field.choose("step D5");
        assertThat(field.codes()).as("a hut needs an army").doesNotContain("stop");
        field.choose("step D4", "stop");
        assertThat(field.scouts(0, "D4")).isOne();
        assertThat(field.table().lands().hasToken(field.square("D5"))).isTrue();
        field.choose("move D9", "step D8", "step D7", "step D6");
        assertThat(field.codes()).contains("stop");
        field.choose("stop").untilNextFigure();
        assertThat(field.armies(0, "D6") + field.armies(1, "D6"))
                .as("one side is gone")
                .isOne();
    }

    // --- bonds ------------------------------------------------------------------------------------------------------

    @Test
    void frozenFiguresAndLockedSquaresStay() {
        Field field = Field.explored().army(0, "D8").scout(0, "D8", "F8");
        field.step(0);
        field.table().player(0).setFrozen(1);
        field.table().locked().add(field.square("F8"));
        field.choose("done").step(0);
        assertThat(field.codes("move")).containsExactly("move D8");
        field.choose("move D8", "step D7");
        assertThat(field.scouts(0, "D8")).as("the scout is on its way").isZero();
        assertThat(field.armies(0, "D8")).isOne();
    }

    @Test
    void armiesThatEndTheirMoveAreHeardOf() {
        Field field = Field.explored().army(0, "D8").scout(0, "F8").knows(0, BaseTech.POTTERY);
        int[] heard = {-1, 0};
        field.table().hooks().move.afterMove.join(BaseTech.POTTERY, (table, player, square) -> {
            heard[0] = square;
            heard[1]++;
        });
        field.step(0).choose("move D8", "step D7", "stop", "move F8", "step F7", "stop");
        assertThat(heard).containsExactly(field.square("D7"), 1);
    }
}

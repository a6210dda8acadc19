package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import org.junit.jupiter.api.Test;

/** What others can do to a group on its way; the windows themselves are tested with the effects that use them. */
class InterruptionTest {

    /** A table at which the second player can stop figures with a spy. */
    private static Field watched() {
        Field field = Field.explored().knows(1, BaseTech.COMMUNISM);
        int token = field.token("H1", "hut-spy");
        field.table().lands().takeToken(field.square("H1"));
        field.table().player(1).addToken(token);
        return field;
    }

    /** The watcher locks a square and pays for it. */
    private static void lock(Field field, String square) {
        field.choose("use communism", "lock " + square);
        while (field.table().asking() == 1) {
            field.choose(field.codes().getFirst());
        }
    }

    @Test
    @Rule({"CV-03.18", "CV-03.09"})
    void everyStepCanBeInterrupted() {
        Field field = watched().army(0, "D8").step(0).choose("move D8", "step D7");
        assertThat(field.table().asking()).isOne();
        field.choose("pass");
        assertThat(field.codes()).contains("step D6", "stop");
        field.choose("step D6");
        assertThat(field.table().asking()).as("also before the move is over").isOne();
        field.choose("pass");
        assertThat(field.armies(0, "D6")).isOne();
    }

    /** The mover is asked first, in words of his own: nobody interrupts himself (CV-03.19). */
    @Test
    @Rule("CV-03.19")
    void theMoverIsAskedAboutHisOwnMove() {
        Field field = watched().knows(0, BaseTech.COMMUNISM).army(0, "D8");
        int token = field.token("H2", "hut-spy");
        field.table().lands().takeToken(field.square("H2"));
        field.table().player(0).addToken(token);
        field.step(0).choose("move D8", "step D7");
        CivTable table = field.table();
        assertThat(table.asking()).isZero();
        assertThat(table.decision(Seat.RED).prompt())
                .isEqualTo(Phrase.of("prompt.interrupt.own", table.square(field.square("D7"))));
        field.choose("pass");
        assertThat(table.decision(Seat.BLUE).prompt())
                .isEqualTo(Phrase.of("prompt.interrupt", Seat.RED, table.square(field.square("D7"))));
    }

    @Test
    @Rule("CV-03.18")
    void aLockedSquareEndsTheMove() {
        Field field = watched().army(0, "D8").step(0).choose("move D8", "step D7");
        lock(field, "D7");
        assertThat(field.isChoosing()).isTrue();
        assertThat(field.armies(0, "D7")).isOne();
        assertThat(field.codes("move")).isEmpty();
    }

    @Test
    @Rule("CV-08.22")
    void whoIsStoppedOnWaterStaysThere() {
        Field field = watched().army(0, "D8").knows(0, BaseTech.NAVIGATION).water("D7");
        field.step(0).choose("move D8", "step D7");
        lock(field, "D7");
        assertThat(field.armies(0, "D7")).isOne();
    }

    @Test
    @Rule("CV-08.15")
    void whoIsStoppedInACrowdMakesRoom() {
        Field field = watched().army(0, "D8", "D7", "D7").step(0).choose("move D8", "step D7");
        lock(field, "D7");
        assertThat(field.armies(0, "D7")).isEqualTo(2);
    }

    @Test
    void whoIsStoppedWhereHeCannotStandGoesBack() {
        Field field =
                watched().city(Cities.of(0, 1), "D7").army(0, "D8").step(0).choose("move D8", "step D7");
        lock(field, "D7");
        assertThat(field.armies(0, "D8")).isOne();
    }

    @Test
    @Rule({"CV-03.18", "CV-08.36"})
    void interruptionsComeBeforeTheHut() {
        Field field = watched().army(0, "D8");
        field.token("D7", "hut-silk");
        field.step(0).choose("move D8", "step D7");
        assertThat(field.table().player(0).tokens()).isZero();
        killArmies(field.table());
        field.choose("pass");
        assertThat(field.isChoosing()).isTrue();
        assertThat(field.table().player(0).tokens())
                .as("nobody is left to take it")
                .isZero();
        assertThat(field.table().lands().hasToken(field.square("D7"))).isTrue();
        assertThat(field.table().group().isMoving()).isFalse();
    }

    @Test
    @Rule("CV-08.35")
    void aScoutWhoseArmyDiesAtTheHutGoesBack() {
        Field field = watched().army(0, "D8").scout(0, "D8");
        field.token("D7", "hut-silk");
        field.step(0).choose("move D8", "take a1s1", "step D7");
        killArmies(field.table());
        field.choose("pass");
        assertThat(field.scouts(0, "D8")).isOne();
        assertThat(field.table().player(0).tokens()).isZero();
    }

    @Test
    @Rule("CV-08.49")
    void whoCameToFightHasStoppedEvenIfTheEnemyIsGone() {
        Field field = watched().army(0, "D8").scout(1, "D7").step(0).choose("move D8", "step D7");
        field.table().putFigure(1, Figures.ARMIES, Figures.RESERVE);
        field.choose("pass");
        assertThat(field.isChoosing()).isTrue();
        assertThat(field.armies(0, "D7")).isOne();
    }

    @Test
    @Rule("CV-08.22")
    void whoCanNoLongerLandStaysOnTheWater() {
        Field field = watched().army(0, "D8").scout(0, "D8").army(1, "D6").knows(0, BaseTech.NAVIGATION);
        field.water("D7", "C7", "E7").city(Cities.of(0, 1), "D9");
        field.step(0).choose("move D8", "take a1s1", "step D7");
        killArmies(field.table());
        field.army(0, "D8", "D8");
        field.choose("pass");
        assertThat(field.isChoosing()).isTrue();
        assertThat(field.scouts(0, "D7")).isOne();
    }

    /** An interruption kills the armies of the first player that are on their way. */
    private static void killArmies(CivTable table) {
        for (int army = 0; army < Figures.end(Figure.ARMY); army++) {
            if (table.figures().where(0, army) == Figures.LIFTED) {
                table.putFigure(0, army, Figures.RESERVE);
            }
        }
    }
}

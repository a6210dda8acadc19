package civitas.civ.culture.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.board.Square;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BasePerson;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.culture.Scene;
import civitas.civ.reaction.InterruptWindow;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class DesertionTest {

    /** Lifts figures of a player over a square, as a move does. */
    private static void lift(CivTable table, int player, int figures, Square square) {
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if ((figures >> figure & 1) != 0) {
                table.putFigure(player, figure, Figures.LIFTED);
            }
        }
        table.group().start(player, figures, square.index(), 2);
        table.turn().setPhase(Phase.MOVEMENT);
        table.turn().setActive(player);
    }

    @Test
    @Rule({"CV-01.24", "CV-10.26", "CV-01.28", "CV-07.17"})
    void defectionKillsAFigureWithinFourSquares() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.DEFECTION);
        Square far = scene.find(square -> Scene.distance(table.square(square), scene.capital(0)) == 5
                && table.lands().terrain(square) != Terrain.WATER);
        Square near = scene.find(square -> Scene.distance(table.square(square), scene.capital(0)) == 4);
        scene.test().figure(1, Figure.ARMY, far.code());
        assertThat(scene.step(0, Phase.MOVEMENT).codes()).doesNotContain("play-event defection");
        scene.test().figure(1, Figure.ARMY, near.code()).figure(1, Figure.SCOUT, near.code());
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event defection");
        TestTable test = scene.step(0, Phase.MOVEMENT).choose("play-event defection");
        assertThat(test.codes()).containsExactly("kill army blue", "kill scout blue");
        test.choose("kill scout blue");
        assertThat(table.figures().count(near.index())).isOne();
        assertThat(table.figures().inReserve(1, Figure.SCOUT)).isPositive();
        assertThat(table.figures().count(far.index())).isOne();
    }

    @Test
    @Rule({"CV-03.18", "CV-03.09", "CV-03.19", "CV-17.23"})
    void aMoveIsInterrupted() {
        Scene scene = Scene.of(3);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.DEFECTION).holds(2, BaseEvent.DROUGHT);
        Square near = scene.find(square -> Scene.distance(table.square(square), scene.capital(0)) == 3);
        lift(table, 1, 0b11, near);
        scene.test().holds(1, BaseEvent.NATIONALISM);
        TestTable test = scene.happen(InterruptWindow::open);
        assertThat(table.asking()).isOne();
        test.choose("pass");
        assertThat(table.asking()).isEqualTo(2);
        assertThat(test.codes(2)).containsExactly("pass", "pass-step");
        test.choose("pass");
        assertThat(test.codes(0)).containsExactly("pass", "pass-step", "play-event defection");
        test.choose("play-event defection");
        assertThat(test.codes(1)).containsExactly("pass", "pass-step");
        test.choose(1, "pass");
        assertThat(table.group().figures()).isEqualTo(0b10);
        assertThat(table.figures().where(1, 0)).isEqualTo(Figures.RESERVE);
        assertThat(table.figures().where(1, 1)).isEqualTo(Figures.LIFTED);
    }

    @Test
    @Rule({"CV-03.18", "CV-10.26", "CV-03.12"})
    void standingAndMovingFiguresAreToldApart() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.MASS_DEFECTION);
        Square near = scene.find(square -> Scene.distance(table.square(square), scene.capital(0)) == 6);
        table.putFigure(1, 3, near.index());
        lift(table, 1, 0b1, near);
        TestTable test = scene.happen(InterruptWindow::open);
        test.choose(0, "play-event mass-defection");
        assertThat(test.codes(0)).containsExactly("kill army blue", "kill-moving army blue");
        test.choose("kill-moving army blue");
        assertThat(test.codes(0)).containsExactly("kill army blue", "done");
        test.choose("kill army blue");
        assertThat(table.group().figures()).isZero();
        assertThat(table.figures().where(1, 3)).isEqualTo(Figures.RESERVE);
    }

    @Test
    @Rule({"CV-07.33", "CV-01.24"})
    void massDefectionKillsAPersonOrTwoFigures() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.MASS_DEFECTION).holds(1, BaseEvent.BREAD_AND_CIRCUSES);
        Square person = scene.outskirts(1);
        scene.person(BasePerson.GENERAL, person);
        assertThat(scene.step(0, Phase.MOVEMENT).codes()).doesNotContain("play-event mass-defection");
        scene.test().figure(0, Figure.ARMY, person.code()).figure(0, Figure.SCOUT, person.code());
        TestTable test = scene.step(0, Phase.MOVEMENT).choose("play-event mass-defection");
        assertThat(test.codes()).containsExactly("kill army red", "kill scout red", "kill general");
        test.choose("kill general");
        assertThat(test.codes(1)).contains("cancel bread-and-circuses");
        test.choose(1, "pass");
        assertThat(table.pieces().isEmpty(person.index())).isTrue();
        assertThat(table.player(1).people() & 0x3ffff).isZero();
        assertThat(table.figures().count(person.index())).isEqualTo(2);
    }

    @Test
    @Rule({"CV-10.26", "CV-07.17"})
    void wholesaleDefectionReachesEverySquare() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.WHOLESALE_DEFECTION);
        Square far = scene.outskirts(1);
        scene.test().figure(1, Figure.ARMY, far.code()).figure(1, Figure.ARMY, far.code());
        TestTable test = scene.step(0, Phase.MOVEMENT).choose("play-event wholesale-defection");
        assertThat(test.codes()).containsExactly("kill army blue", "done");
        test.choose("kill army blue");
        assertThat(table.figures().count(far.index())).isZero();
    }
}

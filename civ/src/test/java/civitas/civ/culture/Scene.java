package civitas.civ.culture;

import civitas.civ.TestTable;
import civitas.civ.board.Square;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.turn.TakeStep;
import civitas.kernel.Procedure;
import java.util.function.IntPredicate;

/** A table without figures, walls or cards in hand, all tiles known, and words for finding squares on it. */
public final class Scene {

    private final TestTable test;
    private final CivTable table;

    private Scene(TestTable test) {
        this.test = test;
        table = test.table();
        for (int player = 0; player < table.seats(); player++) {
            table.cities().setWalls(Cities.of(player, 0), false);
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (table.figures().where(player, figure) >= 0) {
                    table.putFigure(player, figure, Figures.RESERVE);
                }
            }
        }
    }

    public static Scene of(int seats) {
        return new Scene(TestTable.begun(seats, TestTable.STANDARD, 7).explored());
    }

    public TestTable test() {
        return test;
    }

    public CivTable table() {
        return table;
    }

    /** A player's step of a phase. */
    public TestTable step(int player, Phase phase) {
        table.turn().setPhase(phase);
        table.turn().setActive(player);
        return test.at(new TakeStep(player, phase));
    }

    /** Lets something happen as a step, so that the table looks after its limits. */
    public TestTable happen(Procedure<CivTable> what) {
        return test.at(what);
    }

    public Square capital(int player) {
        return table.square(table.cities().center(Cities.of(player, 0)));
    }

    /** An empty outskirts square of a capital that is not water. */
    public Square outskirts(int player) {
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (!table.lands().isWater(square)
                    && table.pieces().isEmpty(square)
                    && table.figures().count(square) == 0) {
                return table.square(square);
            }
        }
        throw new IllegalStateException("no room around the capital of " + player);
    }

    /** The first known square of which something is true. */
    public Square find(IntPredicate wanted) {
        for (int square = 0; square < table.board().size(); square++) {
            if (table.board().exists(square) && wanted.test(square)) {
                return table.square(square);
            }
        }
        throw new IllegalStateException("no such square");
    }

    /** A square of a terrain in the wilderness. */
    public Square wild(Terrain terrain) {
        return find(square -> table.lands().terrain(square) == terrain
                && table.cities().around(square) < 0
                && table.cities().at(square) < 0
                && table.figures().count(square) == 0);
    }

    /** Steps between two squares of a map without gaps. */
    public static int distance(Square a, Square b) {
        return Math.abs(a.x() - b.x()) + Math.abs(a.y() - b.y());
    }

    /** Takes a great person token of a type out of the supply and puts it on a square. */
    public void person(GreatPerson person, Square square) {
        for (int token = 0; token < table.content().peopleTokens(); token++) {
            if (table.content().person(token).equals(person)
                    && table.market().people().remove(token)) {
                table.putPerson(square.index(), token);
                return;
            }
        }
        throw new IllegalStateException("no " + person + " left");
    }
}

package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.city.Destroying;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Sabotage and Catastrophe destroy one building in range, whoever owns it; Disaster up to two buildings of other
 * players anywhere. Walls are a building on the center of their city (CV-06.64, CV-10.24).
 */
final class Demolition implements SquarePlay {

    private static final int NONE = -1;

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        int owner = Aim.ownerOf(table, square);
        return hasBuilding(table, square)
                && (event != BaseEvent.DISASTER || owner != 1 << by)
                && Aim.isAllowed(table, by, owner);
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        if (!hasBuilding(table, square.index())) {
            out.because("why.nothing-built", square);
        } else if (!Aim.isAllowed(table, by, Aim.ownerOf(table, square.index()))) {
            Aim.explain(table, by, Aim.ownerOf(table, square.index()), out);
        } else {
            out.because("why.event-own", event);
        }
    }

    private static boolean hasBuilding(CivTable table, int square) {
        int city = table.cities().at(square);
        return city >= 0 ? table.cities().hasWalls(city) : table.pieces().isBuilding(square);
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        if (event == BaseEvent.DISASTER) {
            table.push(new ChooseSecond(by, event, square));
        } else {
            play(table, by, event, square, NONE);
        }
    }

    private static void play(CivTable table, int by, CultureEvent event, int first, int second) {
        int targets = Aim.ownerOf(table, first) | (second == NONE ? 0 : Aim.ownerOf(table, second));
        Playing.play(table, by, event, table.square(first), targets, new Destroy(first, second));
        if (second != NONE) {
            table.say("log.event-target", table.square(second));
        }
    }

    /** Another building, or none. */
    record ChooseSecond(int by, CultureEvent event, int first) implements Question<CivTable>, Committed {

        @Override
        public int asked(CivTable table) {
            return 1 << by;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.event-second", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            SquarePlay play = SquarePlay.of(table, event);
            SquareSet area = play.area(table, by, event);
            int square = play.next(table, by, event, area, 0);
            while (square >= 0) {
                if (square != first) {
                    out.add(Act.CHOOSE, table.square(square));
                }
                square = play.next(table, by, event, area, square + 1);
            }
            out.add(Act.DONE);
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square && square.index() == first) {
                out.because("why.aimed-already", square);
            } else if (thing instanceof Square square) {
                SquarePlay.of(table, event).explain(table, by, event, square, out);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int second = choice.verb() == Act.DONE
                    ? NONE
                    : choice.subject(Square.class).index();
            play(table, by, event, first, second);
        }
    }

    /** The buildings fall. */
    record Destroy(int first, int second) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Destroying.building(table, first);
            if (second != NONE) {
                Destroying.building(table, second);
            }
        }
    }
}

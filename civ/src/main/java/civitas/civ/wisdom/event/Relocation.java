package civitas.civ.wisdom.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.culture.event.Committed;
import civitas.civ.culture.event.Playing;
import civitas.civ.move.Excursion;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.civ.wisdom.policy.SwitchPolicies;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Migrants, Colonists, Immigrants: in City Management some policies are switched, or in Movement one figure goes a few squares to
 * an empty one, besides its own move (CV-07.22).
 */
final class Relocation implements EventPlay {

    @Override
    public boolean possible(CivTable table, int by, CultureEvent event) {
        if (table.turn().phase() == Phase.CITY_MANAGEMENT) {
            return SwitchPolicies.isPossible(table, by);
        }
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (canGo(table, by, event, figure)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canGo(CivTable table, int by, CultureEvent event, int figure) {
        return table.figures().where(by, figure) >= 0
                && !Excursion.ends(
                                table, by, figure, table.content().spec(event).range())
                        .isEmpty();
    }

    @Override
    public void begin(CivTable table, int by, CultureEvent event) {
        if (table.turn().phase() == Phase.CITY_MANAGEMENT) {
            int policies = table.content().spec(event).amount();
            Playing.play(table, by, event, Thing.NONE, 0, new SwitchPolicies(by, policies));
        } else {
            table.push(new ChooseFigure(by, event));
        }
    }

    /** Which figure goes; figures of one kind on one square are alike. */
    record ChooseFigure(int by, CultureEvent event) implements Solo<CivTable>, Committed {

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.relocate", event);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if (isFirst(table, figure) && canGo(table, by, event, figure)) {
                    out.add(Act.CHOOSE, table.square(table.figures().where(by, figure)), Figures.kind(figure));
                }
            }
        }

        private boolean isFirst(CivTable table, int figure) {
            int square = table.figures().where(by, figure);
            for (int other = Figures.first(Figures.kind(figure)); other < figure; other++) {
                if (square >= 0 && table.figures().where(by, other) == square) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square) {
                boolean own = table.figures().holder(square.index()) == by;
                boolean listed = table.choices(seat).stream().anyMatch(choice -> choice.isAbout(square));
                if (!listed) {
                    out.because(own ? "why.nowhere" : "why.no-figures", square);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int square = choice.subject(Square.class).index();
            int first = Figures.first(choice.object(Figure.class));
            int figure = Integer.numberOfTrailingZeros(table.figures().on(by, square) >> first << first);
            table.push(new ChooseEnd(by, event, figure));
        }
    }

    /** Where it goes. */
    record ChooseEnd(int by, CultureEvent event, int figure) implements Solo<CivTable>, Committed {

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.relocate-to", event, Figures.kind(figure));
        }

        private SquareSet ends(CivTable table) {
            return Excursion.ends(table, by, figure, table.content().spec(event).range());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            SquareSet ends = ends(table);
            for (int square = ends.next(0); square >= 0; square = ends.next(square + 1)) {
                out.add(Act.CHOOSE, table.square(square));
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square && !ends(table).has(square.index())) {
                if (!table.lands().isKnown(square.index())) {
                    out.because("why.unexplored", square);
                } else if (!Excursion.isEmpty(table, square.index())) {
                    out.because("why.square-occupied", square);
                } else {
                    out.because(
                            "why.too-far-for-card",
                            square,
                            table.content().spec(event).range());
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Square square = choice.subject(Square.class);
            Playing.play(table, by, event, square, 0, new Go(by, figure, square.index()));
        }
    }

    /** The figure is on its new square. */
    record Go(int player, int figure, int to) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Square from = table.square(table.figures().where(player, figure));
            table.putFigure(player, figure, to);
            table.say("log.relocate", table.name(player), Figures.kind(figure), from, table.square(to));
        }
    }
}

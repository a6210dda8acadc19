package civitas.civ.fame.people;

import civitas.civ.ask.Ask;
import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** A card by which figures of one square go to another one: first it is asked from where, then to where. */
abstract class Transfer {

    private final Inquiry<CivTable, Integer> from;
    private final Inquiry<CivTable, Journey> to;

    /** Who has chosen from where. */
    record Journey(int player, Square from) {}

    /** With these prompts; the second one names the first square. */
    Transfer(String fromWhere, String toWhere) {
        from = Ask.square(Act.CHOOSE, fromWhere)
                .where((table, player, square) -> isSource(table, player, square.index()))
                .explain((table, player, thing, out) -> {
                    if (thing instanceof Square square && !isSource(table, player, square.index())) {
                        explainSource(table, player, square, out);
                    }
                })
                .then(this::depart);
        to = Ask.square(Act.CHOOSE, toWhere)
                .about(Journey::player)
                .saying((table, journey) -> List.of(journey.from()))
                .where((table, journey, square) -> isTarget(table, journey, square.index()))
                .explain((table, journey, thing, out) -> {
                    if (thing instanceof Square square && !isTarget(table, journey, square.index())) {
                        explainTarget(table, journey, square, out);
                    }
                })
                .then(this::arrive);
    }

    /** Whether figures of a player may start on a square, if there is somewhere to go. */
    abstract boolean mayStart(CivTable table, int player, int square);

    /** Whether figures may go to a square. */
    abstract boolean isTarget(CivTable table, Journey journey, int square);

    /** Says why a square is no start. */
    abstract void explainSource(CivTable table, int player, Square square, Reasons out);

    /** Says why a square is no target. */
    abstract void explainTarget(CivTable table, Journey journey, Square square, Reasons out);

    /** Both squares are known. */
    abstract void arrive(CivTable table, Journey journey, Square to);

    /** Whether the card would do anything (CV-03.28). */
    final boolean isPossible(CivTable table, int player) {
        for (int square = 0; square < table.board().size(); square++) {
            if (isSource(table, player, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSource(CivTable table, int player, int square) {
        return table.figures().holder(square) == player
                && mayStart(table, player, square)
                && hasTarget(table, new Journey(player, table.square(square)));
    }

    private boolean hasTarget(CivTable table, Journey journey) {
        for (int square = 0; square < table.board().size(); square++) {
            if (isTarget(table, journey, square)) {
                return true;
            }
        }
        return false;
    }

    final void begin(CivTable table, int player) {
        from.ask(table, player);
    }

    private void depart(CivTable table, int player, Square square) {
        to.ask(table, new Journey(player, square));
    }
}

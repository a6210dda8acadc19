package civitas.civ.ability;

import civitas.civ.ask.Ask;
import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.content.PaidAbility;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/**
 * Steam Power: all own figures of one square go to one water square, and may not move again this turn. No battle can
 * come of it: the square must be free of enemies and within the stacking limit.
 */
final class Fleet implements TurnHooks.PaidDeed {

    /** From which square the figures go. */
    private static final Inquiry<CivTable, PaidUse> EMBARK = Ask.square(Act.SHIP, "prompt.ship")
            .about(PaidUse::player)
            .where((table, use, square) -> mayEmbark(table, use.player(), square.index()))
            .explain(Fleet::explainEmbarking)
            .then((table, use, square) -> Fleet.LAND.ask(table, new Voyage(use, square.index())));

    /** To which square. */
    private static final Inquiry<CivTable, Voyage> LAND = Ask.square(Act.LAND, "prompt.land")
            .<Voyage>about(voyage -> voyage.use().player())
            .saying((table, voyage) -> List.of(table.square(voyage.from())))
            .where((table, voyage, square) -> mayLand(table, voyage.use().player(), voyage.from(), square.index()))
            .explain(Fleet::explainLanding)
            .then((table, voyage, square) -> {
                PaidUse use = voyage.use();
                Sail sail = new Sail(use.player(), voyage.from(), square.index());
                UsePaid.declare(table, use.player(), use.ability(), 0, sail);
            });

    /** The figures of a square go somewhere. */
    private record Voyage(PaidUse use, int from) {}

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        for (int square = 0; square < table.board().size(); square++) {
            if (mayEmbark(table, player, square)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        EMBARK.ask(table, new PaidUse(player, ability));
    }

    private static boolean hasHarbour(CivTable table, int player, int from) {
        for (int square = 0; square < table.board().size(); square++) {
            if (mayLand(table, player, from, square)) {
                return true;
            }
        }
        return false;
    }

    /** The center of a city is no water, whatever lies below it (CV-08.21). */
    private static boolean isSea(CivTable table, int square) {
        return table.lands().isWater(square) && table.cities().at(square) == Cities.NONE;
    }

    private static boolean mayLand(CivTable table, int player, int from, int square) {
        if (square == from || !table.lands().isKnown(square) || !isSea(table, square)) {
            return false;
        }
        int holder = table.figures().holder(square);
        return !table.lands().hasToken(square)
                && !Borders.areClosed(table, player, square)
                && (!table.landmarks().isRelic(square) || table.figures().count(player, Figure.ARMY, from) > 0)
                && (holder < 0 || holder == player)
                && table.figures().count(square) + table.figures().count(from) <= table.stack(player);
    }

    private static boolean mayEmbark(CivTable table, int player, int square) {
        return table.figures().holder(square) == player && hasHarbour(table, player, square);
    }

    private static void explainEmbarking(CivTable table, PaidUse use, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            if (table.figures().holder(square.index()) != use.player()) {
                out.because("why.no-figures", square);
            } else if (!hasHarbour(table, use.player(), square.index())) {
                out.because("why.no-harbour", square);
            }
        }
    }

    private static void explainLanding(CivTable table, Voyage voyage, Thing thing, Reasons out) {
        if (thing instanceof Square square && !mayLand(table, voyage.use().player(), voyage.from(), square.index())) {
            explainLanding(table, voyage, square, out);
        }
    }

    private static void explainLanding(CivTable table, Voyage voyage, Square square, Reasons out) {
        int holder = table.figures().holder(square.index());
        if (!table.lands().isKnown(square.index())) {
            out.because("why.unexplored", square);
        } else if (!isSea(table, square.index())) {
            out.because("why.not-water", square);
        } else if (square.index() == voyage.from()) {
            out.because("why.already-there", square);
        } else if (holder >= 0 && holder != voyage.use().player()) {
            out.because("why.enemy", square, table.name(holder));
        } else if (table.lands().hasToken(square.index())) {
            out.because("why.token-there", square);
        } else if (Borders.areClosed(table, voyage.use().player(), square.index())) {
            out.because("why.closed-outskirts", square);
        } else if (table.landmarks().isRelic(square.index())
                && table.figures().count(voyage.use().player(), Figure.ARMY, voyage.from()) == 0) {
            out.because("why.relic", square);
        } else {
            out.because("why.stack", square, table.stack(voyage.use().player()));
        }
    }

    record Sail(int player, int from, int to) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            int figures = table.figures().on(player, from);
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                if ((figures >> figure & 1) != 0) {
                    table.putFigure(player, figure, to);
                }
            }
            table.player(player).setFrozen(table.player(player).frozen() | figures);
            table.say("log.sail", table.name(player), table.square(from), table.square(to));
        }
    }
}

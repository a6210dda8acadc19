package civitas.civ.ability;

import civitas.civ.board.Square;
import civitas.civ.content.Figure;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.Act;
import civitas.civ.table.Borders;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Steam Power: all own figures of one square go to one water square, and may not move again this turn. No battle can
 * come of it: the square must be free of enemies and within the stacking limit.
 */
final class Fleet implements Hooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        for (int square = 0; square < table.board().size(); square++) {
            if (table.figures().holder(square) == player && hasHarbour(table, player, square)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new Embark(player, ability));
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

    record Embark(int player, PaidAbility ability) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.ship");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (table.figures().holder(square) == player && hasHarbour(table, player, square)) {
                    out.add(Act.SHIP, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square) {
                if (table.figures().holder(square.index()) != player) {
                    out.because("why.no-figures", square);
                } else if (!hasHarbour(table, player, square.index())) {
                    out.because("why.no-harbour", square);
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            table.push(new Land(player, ability, ((Square) choice.subject()).index()));
        }
    }

    record Land(int player, PaidAbility ability, int from) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.land", table.square(from));
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int square = 0; square < table.board().size(); square++) {
                if (mayLand(table, player, from, square)) {
                    out.add(Act.LAND, table.square(square));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (thing instanceof Square square && !mayLand(table, player, from, square.index())) {
                explainLanding(table, square, out);
            }
        }

        private void explainLanding(CivTable table, Square square, Reasons out) {
            int holder = table.figures().holder(square.index());
            if (!table.lands().isKnown(square.index())) {
                out.because("why.unexplored", square);
            } else if (!isSea(table, square.index())) {
                out.because("why.not-water", square);
            } else if (square.index() == from) {
                out.because("why.already-there", square);
            } else if (holder >= 0 && holder != player) {
                out.because("why.enemy", square, table.name(holder));
            } else if (table.lands().hasToken(square.index())) {
                out.because("why.token-there", square);
            } else if (Borders.areClosed(table, player, square.index())) {
                out.because("why.closed-outskirts", square);
            } else if (table.landmarks().isRelic(square.index())
                    && table.figures().count(player, Figure.ARMY, from) == 0) {
                out.because("why.relic", square);
            } else {
                out.because("why.stack", square, table.stack(player));
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            int to = ((Square) choice.subject()).index();
            UsePaid.declare(table, player, ability, 0, new Sail(player, from, to));
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

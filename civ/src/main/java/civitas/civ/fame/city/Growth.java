package civitas.civ.fame.city;

import civitas.civ.board.Footprint;
import civitas.civ.board.Square;
import civitas.civ.city.Replacing;
import civitas.civ.start.Founding;
import civitas.civ.start.StepAside;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The capital becomes a metropolis: its owner chooses the square it grows onto (CV-16.09, CV-16.17).
 *
 * <p>Rules: CV-16.10, CV-16.11, CV-16.12, CV-16.13, CV-16.14, CV-16.15, CV-16.18, CV-16.19, CV-16.68.
 */
record Growth(int player) implements Solo<CivTable> {

    private static int capital(int player) {
        return Cities.of(player, 0);
    }

    /** Whether a capital on one square finds a second one. */
    static boolean canGrow(CivTable table, int player) {
        if (!table.cities().exists(capital(player)) || Metropolis.isOne(table, capital(player))) {
            return false;
        }
        for (int square : table.board().beside(table.cities().center(capital(player)))) {
            if (obstacle(table, player, square) == Founding.Obstacle.NONE) {
                return true;
            }
        }
        return false;
    }

    /** What keeps the capital from growing onto a square beside it. */
    private static Founding.Obstacle obstacle(CivTable table, int player, int square) {
        Founding.Obstacle there = Founding.beside(table, player, square);
        if (there != Founding.Obstacle.NONE) {
            return there;
        }
        Footprint site = table.board().footprint(table.cities().center(capital(player)), square);
        if (!site.isInland()) {
            return Founding.Obstacle.EDGE;
        }
        for (int near : site.outskirts()) {
            Founding.Obstacle found = Founding.beside(table, player, near);
            if (found != Founding.Obstacle.NONE && found != Founding.Obstacle.ENEMY) {
                return found;
            }
        }
        if (nearCity(table, player, site) != Cities.NONE) {
            return Founding.Obstacle.CITY;
        }
        boolean room =
                Founding.hasRoomAround(table, player, square, table.figures().count(square));
        return room ? Founding.Obstacle.NONE : Founding.Obstacle.CROWD;
    }

    /** Another city that would be too near (CV-04.18, CV-16.13, CV-16.15). */
    private static int nearCity(CivTable table, int player, Footprint site) {
        for (int city = 0; city < table.cities().size(); city++) {
            if (city != capital(player)
                    && table.board().spread(table.cities().footprint(city), site) < table.constants().cityDistance) {
                return city;
            }
        }
        return Cities.NONE;
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.grow", center(table));
    }

    private Square center(CivTable table) {
        return table.square(table.cities().center(capital(player)));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (int square : table.board().beside(table.cities().center(capital(player)))) {
            if (obstacle(table, player, square) == Founding.Obstacle.NONE) {
                out.add(Act.GROW, table.square(square));
            }
        }
    }

    /** What stands on the square makes room (CV-16.12). */
    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        return Replacing.loss(table, choice.subject(Square.class).index());
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Square square)) {
            return;
        }
        Square center = center(table);
        if (Math.abs(square.x() - center.x()) + Math.abs(square.y() - center.y()) != 1) {
            out.because("why.grow-beside", square, center);
            return;
        }
        switch (obstacle(table, player, square.index())) {
            case NONE, WATER -> {}
            case ENEMY ->
                out.because("why.enemy", square, table.name(table.figures().holder(square.index())));
            case EDGE -> out.because("why.grow-edge", square);
            case UNEXPLORED -> out.because("why.grow-unexplored", square);
            case TOKEN, RELIC, CITY_STATE -> out.because("why.grow-token", square);
            case CITY -> out.because("why.grow-near", square);
            case CROWD -> out.because("why.grow-crowd", square);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Square square = choice.subject(Square.class);
        Replacing.clear(table, player, square.index());
        table.foundCity(
                capital(player), table.board().footprint(table.cities().center(capital(player)), square.index()));
        table.say("log.grow", table.name(player), center(table), square);
        table.push(new StepAside(player, square.index()));
    }
}

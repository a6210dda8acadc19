package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.civ.table.Yields;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/**
 * Scouts are assigned to cities (CV-04.49). Scouts on one square gather once (CV-04.58), so they are assigned together;
 * each is decided once, and once again after a city was founded.
 *
 * <p>Rules: CV-04.51, CV-04.54.
 */
public final class AssignScouts implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.ASSIGN);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        Player p = table.player(player);
        for (int scout = table.firstGatherer(player); scout < Figures.PER_PLAYER; scout++) {
            int square = table.figures().where(player, scout);
            if (square >= 0
                    && (p.sent() >> scout & 1) == 0
                    && Integer.numberOfTrailingZeros(undecided(table, player, square)) == scout) {
                listCities(table, player, square, out);
            }
        }
    }

    private static void listCities(CivTable table, int player, int square, Choices out) {
        int gatherer = Yields.gatherer(table, player, square);
        int present = gatherer < 0 ? Cities.NONE : table.player(player).assigned(gatherer);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (marker != present && table.cities().exists(city)) {
                out.add(
                        Act.ASSIGN,
                        table.square(square),
                        table.square(table.cities().center(city)));
            }
        }
    }

    /** The scouts on a square that were not decided yet, as bits by number. */
    private static int undecided(CivTable table, int player, int square) {
        return scouts(table, player, square) & ~table.player(player).sent();
    }

    private static int scouts(CivTable table, int player, int square) {
        int first = table.firstGatherer(player);
        return table.figures().on(player, square) >> first << first;
    }

    /** About the squares of own scouts, and about own cities that could receive what they gather. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (!(thing instanceof Square square) || isListed(table, player, square)) {
            return;
        }
        int city = table.cities().at(square.index());
        if (city >= 0 && Cities.owner(city) == player) {
            out.because("why.scouts-none", square);
        } else if (scouts(table, player, square.index()) != 0) {
            boolean decided = undecided(table, player, square.index()) == 0;
            out.because(decided ? "why.scout-decided" : "why.scout-one-city", square);
        }
    }

    private boolean isListed(CivTable table, int player, Square square) {
        Choices choices = new Choices();
        list(table, player, choices);
        return choices.toList().stream().anyMatch(choice -> choice.isAbout(square));
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Square from = choice.subject(Square.class);
        Square to = choice.object(Square.class);
        Player p = table.player(player);
        int scouts = scouts(table, player, from.index());
        p.setSent(p.sent() | scouts);
        for (int rest = scouts; rest != 0; rest &= rest - 1) {
            p.assign(
                    Integer.numberOfTrailingZeros(rest),
                    Cities.marker(table.cities().at(to.index())));
        }
        boolean scout = scouts >> Figures.ARMIES != 0;
        table.say(scout ? "log.assign" : "log.assign.army", table.name(player), from, to);
    }

    /**
     * Scouts on the map that gather for nobody yet gather for the capital (CV-04.50, CV-04.52, CV-04.53); armies that gather
     * (CV-04.54) leave the outskirts of an own city to that city.
     */
    static void assignTheRest(CivTable table, int player) {
        Player p = table.player(player);
        for (int scout = Figures.ARMIES; scout < Figures.PER_PLAYER; scout++) {
            if (table.figures().where(player, scout) >= 0 && p.assigned(scout) < 0) {
                p.assign(scout, 0);
            }
        }
        for (int army = table.firstGatherer(player); army < Figures.ARMIES; army++) {
            int square = table.figures().where(player, army);
            if (square >= 0 && p.assigned(army) < 0) {
                int city = table.cities().around(square);
                p.assign(army, city >= 0 && Cities.owner(city) == player ? Cities.marker(city) : 0);
            }
        }
    }
}

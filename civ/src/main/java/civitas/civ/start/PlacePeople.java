package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.city.Replacing;
import civitas.civ.content.GreatPerson;
import civitas.civ.culture.GreatPeople;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Great people are placed from the reserve (CV-04.47). One that was replaced by another comes back to the reserve and may
 * be placed as well, but nobody is placed twice in a turn: that would go round in circles.
 *
 * <p>Rules: CV-04.48.
 */
public final class PlacePeople implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.PLACE);
    }

    /** Tokens of one type are alike: the first one speaks for all. */
    @Override
    public void list(CivTable table, int player, Choices out) {
        int listed = 0;
        for (int rest = waiting(table, player); rest != 0; rest &= rest - 1) {
            int token = Integer.numberOfTrailingZeros(rest);
            int type = 1 << table.content().person(token).index();
            if ((listed & type) == 0) {
                listed |= type;
                GreatPeople.listPlaces(table, player, token, out);
            }
        }
    }

    private static int waiting(CivTable table, int player) {
        return table.player(player).people() & ~table.player(player).placed();
    }

    /** About great people, and about squares in the outskirts of own cities while one waits to be placed. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof GreatPerson person) {
            explainPerson(table, player, person, out);
        } else if (thing instanceof Square square
                && waiting(table, player) != 0
                && table.cities().around(square.index()) >= 0
                && Cities.owner(table.cities().around(square.index())) == player) {
            GreatPeople.explainPlace(table, player, square, out);
        }
    }

    private void explainPerson(CivTable table, int player, GreatPerson person, Reasons out) {
        if (!holds(table, table.player(player).people(), person)) {
            out.because("why.no-person", person);
        } else if (!holds(table, waiting(table, player), person)) {
            out.because("why.person-placed", person);
        } else {
            Choices choices = new Choices();
            list(table, player, choices);
            if (choices.isEmpty()) {
                out.because("why.no-place", person);
            }
        }
    }

    private static boolean holds(CivTable table, int tokens, GreatPerson person) {
        for (int rest = tokens; rest != 0; rest &= rest - 1) {
            if (table.content().person(Integer.numberOfTrailingZeros(rest)).equals(person)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Phrase loss(CivTable table, int player, Choice choice) {
        return Replacing.loss(table, choice.object(Square.class).index());
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int token = token(table, player, choice.subject(GreatPerson.class));
        Player p = table.player(player);
        p.setPlaced(p.placed() | 1 << token);
        GreatPeople.place(table, player, token, choice.object(Square.class).index());
    }

    private static int token(CivTable table, int player, GreatPerson person) {
        for (int rest = waiting(table, player); rest != 0; rest &= rest - 1) {
            int token = Integer.numberOfTrailingZeros(rest);
            if (table.content().person(token).equals(person)) {
                return token;
            }
        }
        throw new IllegalArgumentException("no " + person + " in the reserve");
    }
}

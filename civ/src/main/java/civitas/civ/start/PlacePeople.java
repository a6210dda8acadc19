package civitas.civ.start;

import civitas.civ.board.Square;
import civitas.civ.content.GreatPerson;
import civitas.civ.culture.GreatPeople;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Player;
import civitas.civ.turn.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/**
 * Great people are placed from the reserve (CV-04.47). One that was replaced by another comes back to the reserve and may
 * be placed as well, but nobody is placed twice in a turn: that would go round in circles.
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
            int type = 1 << table.content().person(token).ordinal();
            if ((listed & type) == 0) {
                listed |= type;
                GreatPeople.listPlaces(table, player, token, out);
            }
        }
    }

    private static int waiting(CivTable table, int player) {
        return table.player(player).people() & ~table.player(player).placed();
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int token = token(table, player, (GreatPerson) choice.subject());
        Player p = table.player(player);
        p.setPlaced(p.placed() | 1 << token);
        GreatPeople.place(table, player, token, ((Square) choice.object()).index());
    }

    private static int token(CivTable table, int player, GreatPerson person) {
        for (int rest = waiting(table, player); rest != 0; rest &= rest - 1) {
            int token = Integer.numberOfTrailingZeros(rest);
            if (table.content().person(token) == person) {
                return token;
            }
        }
        throw new IllegalArgumentException("no " + person + " in the reserve");
    }
}

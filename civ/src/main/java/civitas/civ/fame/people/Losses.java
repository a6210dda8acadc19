package civitas.civ.fame.people;

import civitas.civ.content.GreatPerson;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import java.util.List;

/** A player keeps no more cards of a type than he has tokens of it (CV-07.48, CV-07.49, CV-07.51). */
final class Losses {

    private Losses() {}

    static void check(CivTable table) {
        for (int player = 0; player < table.seats(); player++) {
            if (GreatCards.of(table).held(player) != 0) {
                for (GreatPerson type : table.content().people().all()) {
                    check(table, player, type);
                }
            }
        }
    }

    private static void check(CivTable table, int player, GreatPerson type) {
        GreatCards cards = GreatCards.of(table);
        int count = GreatCards.count(cards.held(player), type);
        int surplus = count == 0 ? 0 : count - tokens(table, player, type);
        for (int i = 0; i < surplus; i++) {
            List<GreatCard> candidates = GreatCards.list(cards.held(player)).stream()
                    .filter(card -> card.type().equals(type))
                    .toList();
            GreatCard lost =
                    candidates.get(candidates.size() > 1 ? table.chance().roll(candidates.size()) : 0);
            table.say("log.great-card.lost", table.name(player), lost);
            table.reveal();
            cards.discard(player, lost);
            table.touch();
        }
    }

    /** Tokens of a type that a player has on the map or in the reserve. */
    private static int tokens(CivTable table, int player, GreatPerson type) {
        int count = 0;
        for (int rest = table.player(player).people(); rest != 0; rest &= rest - 1) {
            count += table.content().person(Integer.numberOfTrailingZeros(rest)).equals(type) ? 1 : 0;
        }
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                for (int square : table.cities().outskirts(city)) {
                    boolean there = table.pieces().isPerson(square)
                            && table.content()
                                    .person(table.pieces().person(square))
                                    .equals(type);
                    count += there ? 1 : 0;
                }
            }
        }
        return count;
    }
}

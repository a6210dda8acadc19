package civitas.civ.state;

/**
 * Who fights on a side of a battle: a player with figures and units of his own, or a wild band that is nobody's. The cards
 * of a wild band are played by a player too, but nothing of his serves it and nothing befalls him (CV-11.105, CV-11.110).
 *
 * @param player who plays the cards
 * @param figures the figures that take part, as bits by number; a wild band has none
 * @param wildRank the rank of the units of a wild band; 0 for a player, whose units have ranks of their own
 */
public record Contender(int player, int figures, int wildRank) {

    public static Contender player(int player, int figures) {
        return new Contender(player, figures, 0);
    }

    public static Contender wild(int hand, int rank) {
        return new Contender(hand, 0, rank);
    }
}

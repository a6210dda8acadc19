package civitas.civ.state;

import java.util.List;

/**
 * A deck of a box, as everybody sees it.
 *
 * @param kind the kind of its cards
 * @param left how many lie face down
 * @param discards the codes of those that lie face up, oldest first
 */
public record OwnDeck(String kind, int left, List<String> discards) {}

package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.facts.EventSpec;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;

/** What the backs of the cards in a hand and the face-up discards tell everybody (CV-17.03, CV-17.05). */
final class Backs {

    private Backs() {}

    /** Whether a player may hold an event of a kind: he has a card of its level, and not all of the kind lie open. */
    static boolean mayHide(CivTable table, int player, CultureEvent event) {
        EventSpec spec = table.content().spec(event);
        return count(table, player, 1 << spec.level()) > 0 && discarded(table, event, spec.level()) < spec.count();
    }

    /** How many cards of some levels a player holds; the levels as a set. */
    static int count(CivTable table, int player, int levels) {
        Hand hand = table.player(player).hand();
        int count = 0;
        for (int i = 0; i < hand.size(); i++) {
            count += levels
                            >> table.content()
                                    .spec(table.content().event(hand.get(i)))
                                    .level()
                    & 1;
        }
        return count;
    }

    private static int discarded(CivTable table, CultureEvent event, int level) {
        int count = 0;
        for (byte card : table.market().events(level).discardPile()) {
            count += table.content().event(card).equals(event) ? 1 : 0;
        }
        return count;
    }
}

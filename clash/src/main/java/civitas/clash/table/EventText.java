package civitas.clash.table;

import civitas.clash.content.EventCard;

/** What the text of an event does to a player it touches: the drawer, or each player in turn. */
@FunctionalInterface
public interface EventText {

    void befall(ClashTable table, EventCard card, int player);
}

package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;

/** A step in which a player is about to play a card from his hand: imagined tables must leave that card with him. */
public interface Committed {

    int by();

    CultureEvent event();
}

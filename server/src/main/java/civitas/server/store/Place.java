package civitas.server.store;

/**
 * What a seat has reached in a finished game.
 *
 * @param halves half points
 */
public record Place(int seat, int place, int halves) {}

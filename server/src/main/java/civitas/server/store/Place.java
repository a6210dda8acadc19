package civitas.server.store;

/** What a seat has reached in a finished game. */
public record Place(int seat, int place, double points) {}

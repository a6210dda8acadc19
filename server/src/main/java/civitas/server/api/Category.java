package civitas.server.api;

/** Points of one kind. */
public record Category(String id, String name, double points) {}

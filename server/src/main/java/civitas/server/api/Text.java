package civitas.server.api;

/** The name and text of a component. */
public record Text(String kind, String code, String name, String text) {}

package civitas.server.api;

/** Why something cannot be done now, as a sentence. */
public record Reason(String text) {}

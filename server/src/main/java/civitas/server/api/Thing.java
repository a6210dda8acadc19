package civitas.server.api;

/** Something on the table that a choice or a log line is about. */
public record Thing(String kind, String code, String label) {}

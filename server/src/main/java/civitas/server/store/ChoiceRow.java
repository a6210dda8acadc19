package civitas.server.store;

import java.time.Instant;

/** One line of a record, and when it was written. */
public record ChoiceRow(int ply, int seat, String code, Instant made) {}

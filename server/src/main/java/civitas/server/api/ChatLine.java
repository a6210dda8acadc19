package civitas.server.api;

import java.time.Instant;

/** Something said at a table. */
public record ChatLine(int n, String seat, String name, String text, Instant at) {}

package civitas.server.api;

import java.time.Instant;

/**
 * Something said at a table, or done there beside the game.
 *
 * @param guest whether the speaker has no account
 * @param notice what kind of thing was done, such as {@code link-given}; empty if somebody spoke
 */
public record ChatLine(int n, String seat, String name, boolean guest, String text, String notice, Instant at) {}

package civitas.server.store;

import java.time.Instant;

/**
 * Something said at a table.
 *
 * @param n counts the lines of a table from 1
 * @param seat the speaker's seat; empty for a spectator
 * @param guest whether the speaker has no account
 * @param notice what kind of thing was done, if nobody said anything; then the text is what it was done with
 */
public record ChatRow(int n, String seat, String name, boolean guest, String text, String notice, Instant said) {

    /** The same line, with its number. */
    ChatRow numbered(int number) {
        return new ChatRow(number, seat, name, guest, text, notice, said);
    }
}

package civitas.server.api;

/**
 * A puzzle that can be looked at.
 *
 * @param day whose it is, such as {@code 2026-11-18}; the days change at midnight UTC
 * @param players how many there are at the table
 * @param stage how far the game is, such as "Turn 7"
 * @param choices how many there are to choose from
 */
public record PuzzleEntry(String game, String day, int players, String stage, int choices) {}

package civitas.civ.fame.map;

import civitas.civ.content.TokenKind;
import civitas.civ.table.CivTable;

/** Tokens that are kept face down until their owner shows them to use them (CV-08.45). */
final class Kept {

    private static final int NONE = -1;

    private Kept() {}

    /** A token of a player with this on its front, or -1. */
    private static int find(CivTable table, int player, String content) {
        for (long rest = table.player(player).tokens(); rest != 0; rest &= rest - 1) {
            int token = Long.numberOfTrailingZeros(rest);
            if (table.content().token(token).content().equals(content)) {
                return token;
            }
        }
        return NONE;
    }

    static boolean has(CivTable table, int player, String content) {
        return find(table, player, content) != NONE;
    }

    /** What the token of a player is who {@linkplain #has has} one. */
    static TokenKind kind(CivTable table, int player, String content) {
        return table.content().token(find(table, player, content));
    }

    /** Its owner shows it, and it leaves the game. */
    static void spend(CivTable table, int player, String content) {
        int token = find(table, player, content);
        table.player(player).removeToken(token);
        for (int other = 0; other < table.seats(); other++) {
            table.player(other).see(token);
        }
        table.say("log.token-shown", table.name(player), table.content().token(token));
    }
}

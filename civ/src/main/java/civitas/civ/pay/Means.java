package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;

/**
 * What a player may pay the next resource of a price with, as far as everybody can see (CV-17.02, CV-17.03).
 *
 * @param market his market resources that fit
 * @param known his tokens that fit and whose fronts all players have seen
 * @param hidden his tokens and cards that fit for all their backs tell
 */
record Means(int market, int known, int hidden) {

    private static final int ANY = (1 << Resource.COUNT) - 1;

    /** @param next how many resources of the price lie ready or have been played */
    static Means of(CivTable table, int player, Cost cost, int next) {
        int wanted = next < cost.resources().size()
                ? StandIns.servingAs(table, player, cost.resources().get(next))
                : ANY;
        Player p = table.player(player);
        long open = p.tokens() & seenByAll(table);
        return new Means(
                market(p, wanted),
                fitting(table, open, wanted),
                unknown(table, p.tokens() & ~open, wanted)
                        + table.rules().book().resourceCards().mayHide(table, player, wanted));
    }

    /**
     * Whether everybody can see that there is one way to go on, if there is: nothing hidden may serve, or nothing else. Of
     * two hidden things one may not serve, or they may be alike, and that is nobody's business.
     */
    boolean leaveNoSecret() {
        return hidden == 0 || market + known + hidden == 1;
    }

    private static long seenByAll(CivTable table) {
        long seen = -1;
        for (int seat = 0; seat < table.seats(); seat++) {
            seen &= table.player(seat).seenTokens();
        }
        return seen;
    }

    private static int market(Player player, int wanted) {
        int count = 0;
        for (int i = 0; i < Resource.MARKET; i++) {
            count += (wanted >> i & 1) != 0 ? player.resource(Resource.of(i)) : 0;
        }
        return count;
    }

    private static int fitting(CivTable table, long tokens, int wanted) {
        int count = 0;
        for (long rest = tokens; rest != 0; rest &= rest - 1) {
            count += fits(table.content().token(Long.numberOfTrailingZeros(rest)), wanted) ? 1 : 0;
        }
        return count;
    }

    /** Of a token nobody else knows everybody sees whether it is a hut or a village. */
    private static int unknown(CivTable table, long tokens, int wanted) {
        int count = 0;
        for (long rest = tokens; rest != 0; rest &= rest - 1) {
            boolean village =
                    table.content().token(Long.numberOfTrailingZeros(rest)).village();
            count += mayFit(table, village, wanted) ? 1 : 0;
        }
        return count;
    }

    private static boolean mayFit(CivTable table, boolean village, int wanted) {
        for (TokenKind kind : table.content().tokenKinds()) {
            if (kind.village() == village && fits(kind, wanted)) {
                return true;
            }
        }
        return false;
    }

    private static boolean fits(TokenKind kind, int wanted) {
        return kind.resource().isPresent() && (wanted >> kind.resource().get().ordinal() & 1) != 0;
    }
}

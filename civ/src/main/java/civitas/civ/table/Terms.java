package civitas.civ.table;

import civitas.civ.content.Back;
import civitas.civ.state.Goods;
import civitas.kernel.trade.Bargain;

/**
 * The terms of a deal as one side proposes it (rules 5.2). What is asked for among hidden things is named by its back
 * only; who gives it chooses the card or token.
 *
 * @param give the goods given
 * @param hidden the cards and tokens given face down: only the giver knows them until the deal (CV-05.19)
 * @param ask the goods asked for
 * @param backs how many hidden things of each back are asked for, {@value #BITS} bits each
 */
public record Terms(int from, int to, Goods give, Secrets hidden, Goods ask, int backs) implements Bargain {

    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;

    /** A blank sheet of paper. */
    public static Terms between(int from, int to) {
        return new Terms(from, to, Goods.NOTHING, Secrets.NONE, Goods.NOTHING, 0);
    }

    public Terms giving(Goods goods) {
        return new Terms(from, to, goods, hidden, ask, backs);
    }

    public Terms giving(Secrets secrets) {
        return new Terms(from, to, give, secrets, ask, backs);
    }

    public Terms asking(Goods goods) {
        return new Terms(from, to, give, hidden, goods, backs);
    }

    public Terms asking(Back back) {
        return new Terms(from, to, give, hidden, ask, backs + (1 << back.ordinal() * BITS));
    }

    /** How many hidden things with a back are asked for. */
    public int asked(Back back) {
        return backs >> back.ordinal() * BITS & MASK;
    }

    /** Whether accepting means choosing hidden things. */
    public boolean asksHidden() {
        return backs != 0;
    }

    /** How many different things are named: more of one is the same line. */
    public int lines() {
        int lines = give.lines() + hidden.size() + ask.lines();
        for (int i = 0; i < Back.COUNT; i++) {
            lines += asked(Back.of(i)) > 0 ? 1 : 0;
        }
        return lines;
    }

    public boolean isEmpty() {
        return lines() == 0;
    }
}

package civitas.clash.state;

import civitas.clash.content.CardKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.kernel.trade.Bargain;

/**
 * The exact content of a trade (CC-14.8), as one side proposes it.
 *
 * @param from who proposes
 * @param to the partner
 * @param give the goods given
 * @param hidden cards given face down: only the giver knows them until the deal (CC-14.10)
 * @param shown cards given that the partner may look at before
 * @param ask the goods asked for
 * @param actions action cards asked for; the partner picks which
 * @param objectives objective cards asked for
 * @param wonders wonder cards asked for
 */
public record Terms(
        int from, int to, Goods give, Cards hidden, Cards shown, Goods ask, int actions, int objectives, int wonders)
        implements Bargain {

    /** A blank sheet of paper. */
    public static Terms between(int from, int to) {
        return new Terms(from, to, Goods.NOTHING, Cards.NONE, Cards.NONE, Goods.NOTHING, 0, 0, 0);
    }

    public Terms giving(Good good) {
        return new Terms(from, to, give.plus(good, 1), hidden, shown, ask, actions, objectives, wonders);
    }

    public Terms givingHidden(Cards cards) {
        return new Terms(from, to, give, hidden.plus(cards), shown, ask, actions, objectives, wonders);
    }

    public Terms givingShown(Cards cards) {
        return new Terms(from, to, give, hidden, shown.plus(cards), ask, actions, objectives, wonders);
    }

    public Terms asking(Good good) {
        return new Terms(from, to, give, hidden, shown, ask.plus(good, 1), actions, objectives, wonders);
    }

    public Terms asking(CardKind kind) {
        return new Terms(
                from,
                to,
                give,
                hidden,
                shown,
                ask,
                actions + (kind == CardKind.ACTION ? 1 : 0),
                objectives + (kind == CardKind.OBJECTIVE ? 1 : 0),
                wonders + (kind == CardKind.WONDER ? 1 : 0));
    }

    /** The same with other cards, as an imagined table needs it. */
    public Terms with(Cards otherHidden, Cards otherShown) {
        return new Terms(from, to, give, otherHidden, otherShown, ask, actions, objectives, wonders);
    }

    /** All cards given. */
    public Cards cards() {
        return hidden.plus(shown);
    }

    /** Cards of a kind asked for. */
    public int asked(CardKind kind) {
        return switch (kind) {
            case ACTION -> actions;
            case OBJECTIVE -> objectives;
            case WONDER -> wonders;
        };
    }

    public boolean asksCards() {
        return actions + objectives + wonders > 0;
    }

    public boolean isEmpty() {
        return give.isEmpty() && ask.isEmpty() && hidden.isEmpty() && shown.isEmpty() && !asksCards();
    }

    /** How many different things are named: more of a good, or of a kind of card asked for, is the same line. */
    public int lines() {
        return hidden.size()
                + shown.size()
                + give.kinds()
                + ask.kinds()
                + Math.min(actions, 1)
                + Math.min(objectives, 1)
                + Math.min(wonders, 1);
    }
}

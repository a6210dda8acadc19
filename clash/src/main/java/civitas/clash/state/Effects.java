package civitas.clash.state;

import civitas.clash.content.Component;

/**
 * What each card of a family does.
 *
 * @param <C> the family
 * @param <E> what a card of it can do
 */
public final class Effects<C extends Component, E> {

    private static final int MOST = 256;

    private final Object[] effects = new Object[MOST];

    /** Says what a card does. Two effects of one card are a mistake that shows at start-up. */
    public void join(C card, E effect) {
        if (has(card)) {
            throw new IllegalStateException(card.code() + " has two effects");
        }
        effects[card.number()] = effect;
    }

    public boolean has(C card) {
        return effects[card.number()] != null;
    }

    @SuppressWarnings("unchecked") // join() is the only writer, and it takes an E
    public E of(C card) {
        Object effect = effects[card.number()];
        if (effect == null) {
            throw new IllegalArgumentException(card.code() + " has no effect here");
        }
        return (E) effect;
    }
}

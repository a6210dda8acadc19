package civitas.clash.table;

import civitas.clash.content.Ability;

/**
 * A named place in the rules where abilities have a say. The rule asks the hook; the abilities the player owns answer;
 * no rule mentions a particular advance or wonder.
 *
 * <pre>
 * for (long m = hook.of(player); m != 0; m &= m - 1) {
 *     hook.first(m).…
 * }
 * </pre>
 *
 * @param <H> what an ability does here
 */
public final class Hook<H> {

    private final Object[] handlers = new Object[Long.SIZE];
    private long joined;

    /** Lets an ability speak here. Two voices of one ability at one hook are a mistake that shows at start-up. */
    public void join(Ability ability, H handler) {
        if ((joined & ability.mask()) != 0) {
            throw new IllegalStateException(ability + " joins one hook twice");
        }
        handlers[ability.bit()] = handler;
        joined |= ability.mask();
    }

    /** The abilities of a player that speak here. */
    public long of(Player player) {
        return joined & player.abilities();
    }

    public boolean has(Ability ability) {
        return (joined & ability.mask()) != 0;
    }

    /** The handler of the first ability in a set that came from {@link #of}. */
    public H first(long abilities) {
        return of(Long.numberOfTrailingZeros(abilities));
    }

    /** The handler of one ability. */
    @SuppressWarnings("unchecked") // join() is the only writer, and it takes an H
    public H of(int bit) {
        return (H) handlers[bit];
    }
}

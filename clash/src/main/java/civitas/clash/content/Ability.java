package civitas.clash.content;

import civitas.kernel.Thing;

/**
 * Something a player can own that changes the rules for him: an advance or a wonder. Each has a bit of its own, so that
 * what a player may use is one long and a hook walks only what he owns.
 */
public sealed interface Ability extends Thing permits Advance, Wonder {

    /** The place of this ability in a set of abilities. */
    int bit();

    default long mask() {
        return 1L << bit();
    }

    static Ability of(int bit) {
        return bit < Advance.COUNT ? Advance.of(bit) : Wonder.of(bit - Advance.COUNT);
    }
}

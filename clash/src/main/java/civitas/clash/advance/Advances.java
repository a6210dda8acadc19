package civitas.clash.advance;

import civitas.clash.table.Hooks;

/** All advances join the hooks they need, category by category. */
public final class Advances {

    private Advances() {}

    public static void join(Hooks hooks) {
        WarfareAbilities.join(hooks);
    }
}

package civitas.clash.wonder;

import civitas.clash.table.Hooks;

/** What the wonders do, each joining the hooks it needs (rules 12.4). */
public final class WonderAbilities {

    private WonderAbilities() {}

    public static void join(Hooks hooks) {}
}

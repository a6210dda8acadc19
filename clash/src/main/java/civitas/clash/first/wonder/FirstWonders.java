package civitas.clash.first.wonder;

import civitas.clash.table.Hooks;

/** What the seven wonders of the first edition do, each joining the hooks it needs. */
public final class FirstWonders {

    private FirstWonders() {}

    public static void join(Hooks hooks) {
        Gardens.join(hooks);
        Library.join(hooks);
        Lighthouse.join(hooks);
        Mausoleum.join(hooks);
        Pyramids.join(hooks);
        Statue.join(hooks);
        Wall.join(hooks);
    }
}

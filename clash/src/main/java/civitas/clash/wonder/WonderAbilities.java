package civitas.clash.wonder;

import civitas.clash.city.WonderFate;
import civitas.clash.table.Hooks;

/**
 * What the wonders do, each joining the hooks it needs (rules 12.4). The Great Pyramid joins none: that its card, points
 * and tie-break stay with the builder is a fact of its card, which {@link WonderFate} and the scoring read.
 */
public final class WonderAbilities {

    private WonderAbilities() {}

    public static void join(Hooks hooks) {
        GreatArena.join(hooks);
        GreatGardens.join(hooks);
        GreatLibrary.join(hooks);
        GreatLighthouse.join(hooks);
        GreatMausoleum.join(hooks);
        GreatStatue.join(hooks);
        GreatWall.join(hooks);
    }
}

package civitas.civ.view;

import civitas.civ.table.CivTable;
import civitas.kernel.Kept;
import civitas.kernel.Scene;
import civitas.kernel.Viewer;

/** A table at one moment. What a spectator sees everybody sees, so that is made once. */
public final class CivScene implements Scene<CivTable> {

    private final CivTable table;
    private final CivView open;

    private CivScene(CivTable table, CivView open) {
        this.table = table;
        this.open = open;
    }

    public static CivScene of(CivTable table) {
        return new CivScene(table, new Sight(table).view());
    }

    @Override
    public CivView view(Viewer viewer) {
        return viewer.isSpectator() ? open : new OwnSight(table, viewer).view(open);
    }

    @Override
    public CivScene next(CivTable later) {
        return new CivScene(later, keep(open, new Sight(later).view()));
    }

    private static CivView keep(CivView before, CivView now) {
        return new CivView(
                now.viewer(),
                Kept.of(before.clock(), now.clock()),
                now.columns(),
                now.rows(),
                Kept.of(before.squares(), now.squares()),
                Kept.of(before.slots(), now.slots()),
                Kept.of(before.cities(), now.cities()),
                Kept.of(before.figures(), now.figures()),
                Kept.of(before.players(), now.players()),
                Kept.of(before.market(), now.market()),
                now.routes(),
                now.sites(),
                Kept.of(before.group(), now.group()),
                Kept.of(before.battle(), now.battle()),
                Kept.of(before.offers(), now.offers()),
                now.draft(),
                now.winner(),
                now.victory());
    }
}

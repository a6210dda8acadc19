package civitas.clash.view;

import civitas.clash.table.ClashTable;
import civitas.kernel.Kept;
import civitas.kernel.Scene;
import civitas.kernel.Viewer;

/** A table at one moment. What a spectator sees everybody sees, so that is made once. */
public final class ClashScene implements Scene<ClashTable> {

    private final ClashTable table;
    private final ClashView open;

    private ClashScene(ClashTable table, ClashView open) {
        this.table = table;
        this.open = open;
    }

    public static ClashScene of(ClashTable table) {
        return new ClashScene(table, new Sight(table).view());
    }

    @Override
    public ClashView view(Viewer viewer) {
        return viewer.isSpectator() ? open : new OwnSight(table, viewer).view(open);
    }

    @Override
    public ClashScene next(ClashTable later) {
        return new ClashScene(later, keep(open, new Sight(later).view()));
    }

    private static ClashView keep(ClashView before, ClashView now) {
        return new ClashView(
                now.viewer(),
                Kept.of(before.clock(), now.clock()),
                Kept.of(before.board(), now.board()),
                Kept.of(before.cities(), now.cities()),
                Kept.of(before.units(), now.units()),
                Kept.of(before.players(), now.players()),
                Kept.of(before.wonders(), now.wonders()),
                Kept.of(before.decks(), now.decks()),
                Kept.of(before.lasting(), now.lasting()),
                Kept.of(before.battle(), now.battle()),
                Kept.of(before.lastBattle(), now.lastBattle()),
                Kept.of(before.offers(), now.offers()),
                now.draft(),
                now.looking(),
                Kept.of(before.deciding(), now.deciding()),
                Kept.of(before.result(), now.result()),
                Kept.of(before.tokens(), now.tokens()),
                Kept.of(before.blockades(), now.blockades()),
                now.sites());
    }
}

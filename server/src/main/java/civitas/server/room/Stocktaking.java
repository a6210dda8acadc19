package civitas.server.room;

import civitas.kernel.Table;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Refused;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Clock;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes every running table down, so that a backup holds what tables need to go on under the rules of a later release. */
public final class Stocktaking {

    private static final Logger LOG = LoggerFactory.getLogger(Stocktaking.class);

    private final Store store;
    private final Catalogue catalogue;

    private Stocktaking(Store store, Catalogue catalogue) {
        this.store = store;
        this.catalogue = catalogue;
    }

    /** A server may run on the same database meanwhile. */
    public static void take(Store store, Catalogue catalogue) {
        new Stocktaking(store, catalogue).take();
    }

    private void take() {
        Clock clock = Clock.systemUTC();
        try (Keeper keeper = new Keeper(store, clock, clock, new SimpleMeterRegistry())) {
            for (TableId id : store.tables().running()) {
                store.tables().find(id).ifPresent(row -> keep(keeper, row));
            }
        }
    }

    /** What was played under other rules stays as that release wrote it. */
    private void keep(Keeper keeper, TableRow row) {
        Optional<ServedGame<?>> served =
                catalogue.find(row.game()).filter(game -> game.game().rulesVersion() == row.rules());
        served.ifPresent(game -> keep(keeper, game, row));
    }

    private static <T extends Table<T>> void keep(Keeper keeper, ServedGame<T> served, TableRow row) {
        try {
            keeper.keepLatest(row, keeper.open(served, row).play());
        } catch (Refused | IllegalStateException e) {
            LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("a table cannot be written down");
        }
    }
}

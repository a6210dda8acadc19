package civitas.cluster;

import civitas.server.store.Store;
import org.apache.pekko.actor.setup.Setup;

/** Brings the database to those parts of Pekko that it makes by itself. */
final class StoreSetup extends Setup {

    private final Store store;

    StoreSetup(Store store) {
        this.store = store;
    }

    Store store() {
        return store;
    }
}

package civitas.server.peer;

import civitas.server.Settings;
import civitas.server.store.Store;

/** The way into a cluster: the engine that shares tables out among servers, which this module does not know. */
@FunctionalInterface
public interface Joining {

    /** For those who have no engine: they are always alone. */
    Joining NOBODY = (cluster, key, store, version) -> Peers.none();

    /**
     * Makes ready to join.
     *
     * @param version of the rules, such as 4.7; tables go to servers with newer rules first, since they cannot go back
     */
    Peers others(Settings.Cluster cluster, PeerKey key, Store store, String version);
}

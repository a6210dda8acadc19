package civitas.cluster;

import civitas.server.Settings;
import java.net.URI;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;

/** Where servers of a cluster are found: each on two ports in a row, the first for Pekko, the second for what they carry to each other. */
final class Addresses {

    static final String SYSTEM = "civitas";

    private Addresses() {}

    static URI forwarding(Settings.Cluster cluster) {
        return forwarding(cluster.host(), cluster.port());
    }

    static URI forwarding(Address address) {
        return forwarding(address.getHost().orElseThrow(), address.getPort().orElseThrow());
    }

    private static URI forwarding(String host, int port) {
        return URI.create("https://" + host + ":" + (port + 1) + "/");
    }

    /** A seed, host:port, as Pekko names it. */
    static Address node(String seed) {
        return AddressFromURIString.parse("pekko://" + SYSTEM + "@" + seed);
    }
}

package civitas.server.web;

import civitas.server.peer.PeerKey;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

/**
 * Where the other servers of a cluster come in, and nobody else: both sides prove that they know its secret before anything is said.
 * What comes in here was let in by another server already.
 *
 * @param host the address to listen on
 */
public record PeerPort(String host, int port, PeerKey key) {

    static final String NAME = "peers";

    Connector connector(Server server, HttpConfiguration http) {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setSslContext(key.context());
        tls.setNeedClientAuth(true);
        SslConnectionFactory keyed = new SslConnectionFactory(tls, "http/1.1");
        // Servers are known by their key and not by their names, and the settings of HTTP are those of the public port,
        // too.
        keyed.setEnsureSecureRequestCustomizer(false);
        ServerConnector connector = new ServerConnector(server, keyed, new HttpConnectionFactory(http));
        connector.setName(NAME);
        connector.setHost(host);
        connector.setPort(port);
        return connector;
    }
}

package civitas.cluster;

import civitas.server.peer.PeerKey;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSession;
import org.apache.pekko.remote.artery.tcp.SSLEngineProvider;
import scala.Option;

/** TLS for Pekko, with the key that servers of a cluster have in common. Both sides prove that they have it. */
record KeyedEngines(PeerKey key) implements SSLEngineProvider {

    @Override
    public SSLEngine createServerSSLEngine(String hostname, int port) {
        SSLEngine engine = key.context().createSSLEngine(hostname, port);
        engine.setUseClientMode(false);
        engine.setNeedClientAuth(true);
        return engine;
    }

    @Override
    public SSLEngine createClientSSLEngine(String hostname, int port) {
        SSLEngine engine = key.context().createSSLEngine(hostname, port);
        engine.setUseClientMode(true);
        return engine;
    }

    @Override
    public Option<Throwable> verifyClientSession(String hostname, SSLSession session) {
        return Option.empty();
    }

    @Override
    public Option<Throwable> verifyServerSession(String hostname, SSLSession session) {
        return Option.empty();
    }
}

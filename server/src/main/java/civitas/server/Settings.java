package civitas.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How a server is run.
 *
 * @param port 0 for any free one
 * @param jdbcUrl the database; empty for SQLite in the data directory
 * @param baseUrl what people type to get here, for links and letters; empty for what they typed
 * @param agentThreads how many computer opponents think at once
 * @param proxy whether requests come through a proxy that says who sent them
 * @param veil how long silence takes among people
 * @param cluster the other servers; empty for a server alone
 */
public record Settings(
        String host,
        int port,
        Path data,
        String jdbcUrl,
        Optional<URI> baseUrl,
        int agentThreads,
        Proxy proxy,
        Limits limits,
        Veil veil,
        Optional<Smtp> smtp,
        Optional<Cluster> cluster) {

    /**
     * Several servers on one PostgreSQL database.
     *
     * @param host where the others reach this one: a name or an address in the network they share
     * @param port for the cluster itself; the next one up is for what servers carry to each other
     * @param seeds whom to ask to be let in, each as host:port; the first may begin a cluster alone
     * @param secret what all of them know and nobody else
     */
    public record Cluster(String host, int port, List<String> seeds, String secret) {

        public int forwardingPort() {
            return port + 1;
        }
    }

    /**
     * How long an answer to a question that may be answered by silence stays at a table of people at least, so that nobody can
     * tell by its moment whether somebody had to think. Each question draws its own pause between the two.
     */
    public record Veil(Duration least, Duration most) {

        public static final Veil USUAL = new Veil(Duration.ofMillis(1500), Duration.ofMillis(3500));

        /** Among people nobody is answered for. */
        public static final Veil NONE = new Veil(Duration.ZERO, Duration.ZERO);

        public boolean isNone() {
            return most.isZero();
        }

        /** A pause between the two, as a number out of nowhere says. */
        public Duration pause(long drawn) {
            return least.plusMillis(Math.floorMod(drawn, most.minus(least).toMillis() + 1));
        }
    }

    /** Whose word to take for the address of a client. */
    public enum Proxy {
        NONE,
        TRUSTED
    }

    /**
     * How many requests somebody may send, in the long run per second. Bursts of five seconds' worth are fine.
     *
     * @param session by one session
     * @param address by one network address
     * @param newcomers sessions begun from one address, per minute
     * @param caps how much they may have at once
     */
    public record Limits(double session, double address, double newcomers, Caps caps) {

        public static final Limits USUAL = new Limits(40, 200, 30);

        /** For tests and load tools. */
        public static final Limits NONE = new Limits(1e9, 1e9, 1e9, Caps.NONE);

        public Limits(double session, double address, double newcomers) {
            this(session, address, newcomers, Caps.USUAL);
        }

        public Limits with(Caps others) {
            return new Limits(session, address, newcomers, others);
        }
    }

    /**
     * How much somebody may have at once; each number by person and by network address.
     *
     * @param tables open and running ones
     * @param computerTables running ones at which only computers play
     * @param connections live ones
     */
    public record Caps(
            int tables,
            int tablesOfAddress,
            int computerTables,
            int computerTablesOfAddress,
            int connections,
            int connectionsOfAddress) {

        public static final Caps USUAL = new Caps(50, 200, 5, 20, 50, 300);

        private static final int ANY = Integer.MAX_VALUE;

        /** For tests and load tools. */
        public static final Caps NONE = new Caps(ANY, ANY, ANY, ANY, ANY, ANY);
    }

    /** Who sends the letters. */
    public record Smtp(String host, int port, Security security, String user, String password, String from) {

        /** How the way to the mail server is protected. */
        public enum Security {
            NONE,
            STARTTLS,
            TLS
        }
    }

    /** A private server on this machine. */
    public static Settings local(int port, Path data) {
        return new Settings(
                "127.0.0.1",
                port,
                data,
                "",
                Optional.empty(),
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
                Proxy.NONE,
                Limits.USUAL,
                Veil.USUAL,
                Optional.empty(),
                Optional.empty());
    }

    public Settings with(Limits others) {
        return new Settings(host, port, data, jdbcUrl, baseUrl, agentThreads, proxy, others, veil, smtp, cluster);
    }

    public Settings at(String otherHost) {
        return new Settings(otherHost, port, data, jdbcUrl, baseUrl, agentThreads, proxy, limits, veil, smtp, cluster);
    }

    public Settings behindProxy() {
        return new Settings(
                host, port, data, jdbcUrl, baseUrl, agentThreads, Proxy.TRUSTED, limits, veil, smtp, cluster);
    }

    public Settings with(Smtp other) {
        return new Settings(
                host, port, data, jdbcUrl, baseUrl, agentThreads, proxy, limits, veil, Optional.of(other), cluster);
    }

    public Settings with(String otherJdbcUrl) {
        return new Settings(host, port, data, otherJdbcUrl, baseUrl, agentThreads, proxy, limits, veil, smtp, cluster);
    }

    public Settings with(Veil other) {
        return new Settings(host, port, data, jdbcUrl, baseUrl, agentThreads, proxy, limits, other, smtp, cluster);
    }

    public Settings with(Cluster other) {
        return new Settings(
                host, port, data, jdbcUrl, baseUrl, agentThreads, proxy, limits, veil, smtp, Optional.of(other));
    }
}

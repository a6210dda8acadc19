package civitas.app;

import civitas.server.Settings;
import java.io.IOException;
import java.io.Reader;
import java.lang.reflect.Field;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * How a server is configured: by flags, by the environment ({@code CIVITAS_BASE_URL} for {@code --base-url}) or by a file
 * of properties ({@code base-url=…}); the first that says something counts.
 */
final class ServerOptions {

    private static final String FILE = "civitas.properties";
    private static final String PREFIX = "CIVITAS_";
    private static final int CLUSTER_PORT = 7355;

    /** Twenty-four letters and digits out of nowhere are more than anybody can try. */
    private static final int SHORTEST_SECRET = 24;

    /** Variables that say something to others than the server. */
    private static final Set<String> OTHER_VARIABLES =
            Set.of("CIVITAS_LOG", "CIVITAS_CHROMIUM", "CIVITAS_BUILD_LOCKED");

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description =
                    "A file with lines like base-url=https://… (default: civitas.properties in the data directory).")
    private Optional<Path> config = Optional.empty();

    @Option(names = "--port", paramLabel = "N", description = "The port to listen on (default: 8080; 0 for any).")
    private Optional<String> port = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The address to listen on (default: 127.0.0.1; 0.0.0.0 for all).")
    private Optional<String> host = Optional.empty();

    @Option(names = "--data", paramLabel = "DIR", description = "Where everything is kept (default: ./data).")
    private Optional<String> data = Optional.empty();

    @Option(
            names = "--db",
            paramLabel = "JDBC_URL",
            description = "A PostgreSQL database, such as jdbc:postgresql://host/civitas?user=…&password=…"
                    + " (default: SQLite in the data directory).")
    private Optional<String> db = Optional.empty();

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "What people type to get here, for links and letters (default: what they typed).")
    private Optional<String> baseUrl = Optional.empty();

    @Option(
            names = "--agent-threads",
            paramLabel = "N",
            description = "How many computer opponents think at once (default: half the processors).")
    private Optional<String> agentThreads = Optional.empty();

    @Option(
            names = "--trust-proxy",
            paramLabel = "yes|no",
            description = "Believe the X-Forwarded-For header of a reverse proxy (default: no).")
    private Optional<String> trustProxy = Optional.empty();

    @Option(
            names = "--rate-session",
            paramLabel = "N",
            description = "Requests per second one session may send in the long run (default: 40).")
    private Optional<String> rateSession = Optional.empty();

    @Option(
            names = "--rate-address",
            paramLabel = "N",
            description = "Requests per second one network address may send in the long run (default: 200).")
    private Optional<String> rateAddress = Optional.empty();

    @Option(
            names = "--rate-newcomers",
            paramLabel = "N",
            description = "Guests and accounts per minute from one network address (default: 30).")
    private Optional<String> rateNewcomers = Optional.empty();

    @Option(
            names = "--most-tables",
            paramLabel = "N",
            description = "Tables one person may have open or running at once (default: 50).")
    private Optional<String> mostTables = Optional.empty();

    @Option(
            names = "--most-tables-address",
            paramLabel = "N",
            description = "The same for everybody at one network address together (default: 200).")
    private Optional<String> mostTablesAddress = Optional.empty();

    @Option(
            names = "--most-computer-tables",
            paramLabel = "N",
            description = "Running tables of one person at which only computers play (default: 5).")
    private Optional<String> mostComputerTables = Optional.empty();

    @Option(
            names = "--most-computer-tables-address",
            paramLabel = "N",
            description = "The same for everybody at one network address together (default: 20).")
    private Optional<String> mostComputerTablesAddress = Optional.empty();

    @Option(
            names = "--most-connections",
            paramLabel = "N",
            description = "Live connections of one person (default: 50).")
    private Optional<String> mostConnections = Optional.empty();

    @Option(
            names = "--most-connections-address",
            paramLabel = "N",
            description = "The same for everybody at one network address together (default: 300).")
    private Optional<String> mostConnectionsAddress = Optional.empty();

    @Option(
            names = "--smtp-host",
            paramLabel = "NAME",
            description = "The mail server for “it is your turn” letters (default: no letters).")
    private Optional<String> smtpHost = Optional.empty();

    @Option(names = "--smtp-port", paramLabel = "N", description = "Its port (default: 587).")
    private Optional<String> smtpPort = Optional.empty();

    @Option(names = "--smtp-security", paramLabel = "HOW", description = "starttls, tls or none (default: starttls).")
    private Optional<String> smtpSecurity = Optional.empty();

    @Option(names = "--smtp-user", paramLabel = "NAME", description = "The user to sign in as (default: nobody).")
    private Optional<String> smtpUser = Optional.empty();

    @Option(
            names = "--smtp-password",
            paramLabel = "SECRET",
            description = "The password; better in CIVITAS_SMTP_PASSWORD or in the file.")
    private Optional<String> smtpPassword = Optional.empty();

    @Option(names = "--smtp-from", paramLabel = "ADDRESS", description = "The sender of the letters.")
    private Optional<String> smtpFrom = Optional.empty();

    @Option(
            names = "--cluster",
            paramLabel = "yes|no",
            arity = "0..1",
            fallbackValue = "yes",
            description = "Share the tables of a PostgreSQL database with other servers (default: no).")
    private Optional<String> cluster = Optional.empty();

    @Option(
            names = "--cluster-host",
            paramLabel = "NAME",
            description = "Where the other servers reach this one, in a network of their own (default: 127.0.0.1).")
    private Optional<String> clusterHost = Optional.empty();

    @Option(
            names = "--cluster-port",
            paramLabel = "N",
            description = "The first of two ports in a row for the other servers (default: 7355).")
    private Optional<String> clusterPort = Optional.empty();

    @Option(
            names = "--seeds",
            paramLabel = "HOST:PORT,…",
            description = "Servers that let this one in, the same list everywhere; the first one may begin alone.")
    private Optional<String> seeds = Optional.empty();

    @Option(
            names = "--cluster-secret",
            paramLabel = "SECRET",
            description = "What only the servers know; better in CIVITAS_CLUSTER_SECRET or in the file.")
    private Optional<String> clusterSecret = Optional.empty();

    private final Map<String, String> environment;
    private final Properties file = new Properties();

    ServerOptions() {
        this(System.getenv());
    }

    ServerOptions(Map<String, String> environment) {
        this.environment = environment;
    }

    Settings settings() {
        Path directory = Path.of(value("data", data).orElse("data"));
        read(config.or(() -> Optional.ofNullable(environment.get("CIVITAS_CONFIG"))
                .map(Path::of)
                .or(() -> Optional.of(directory.resolve(FILE)).filter(Files::exists))));
        nameUnknownVariables();
        Settings.Limits usual = Settings.Limits.USUAL;
        return new Settings(
                value("host", host).orElse("127.0.0.1"),
                (int) number("port", port, 8080),
                Path.of(value("data", data).orElse("data")),
                value("db", db).orElse(""),
                value("base-url", baseUrl).map(this::url),
                (int) number(
                        "agent-threads",
                        agentThreads,
                        Math.max(1, Runtime.getRuntime().availableProcessors() / 2)),
                value("trust-proxy", trustProxy).filter("yes"::equals).isPresent()
                        ? Settings.Proxy.TRUSTED
                        : Settings.Proxy.NONE,
                new Settings.Limits(
                        number("rate-session", rateSession, usual.session()),
                        number("rate-address", rateAddress, usual.address()),
                        number("rate-newcomers", rateNewcomers, usual.newcomers()),
                        caps(usual.caps())),
                Settings.Veil.USUAL,
                value("smtp-host", smtpHost).map(this::smtp),
                cluster());
    }

    /** One machine needs none of it; what is said of a cluster without one is a mistake. */
    private Optional<Settings.Cluster> cluster() {
        boolean wanted = value("cluster", cluster).filter("yes"::equals).isPresent();
        if (!wanted) {
            value("seeds", seeds).ifPresent(given -> {
                throw wrong("--seeds is for several servers: it goes with --cluster.");
            });
            return Optional.empty();
        }
        if (value("db", db).filter(url -> url.startsWith("jdbc:postgresql:")).isEmpty()) {
            throw wrong("--cluster needs one PostgreSQL database for all servers: --db jdbc:postgresql://…");
        }
        String secret = value("cluster-secret", clusterSecret).orElse("");
        if (secret.length() < SHORTEST_SECRET) {
            throw wrong("--cluster needs a secret of at least " + SHORTEST_SECRET
                    + " characters that all servers have in common: CIVITAS_CLUSTER_SECRET.");
        }
        int port = (int) number("cluster-port", clusterPort, CLUSTER_PORT);
        return Optional.of(new Settings.Cluster(
                value("cluster-host", clusterHost).orElse("127.0.0.1"), port, seeds(port), secret));
    }

    private List<String> seeds(int port) {
        List<String> found = new ArrayList<>();
        for (String seed : value("seeds", seeds).orElse("").split(",")) {
            String tidy = seed.strip();
            if (tidy.matches("[\\w.-]+(:\\d{1,5})?")) {
                found.add(tidy.contains(":") ? tidy : tidy + ":" + port);
            } else if (!tidy.isEmpty()) {
                throw wrong("--seeds is a list like node1:7355,node2:7355, and '" + tidy + "' is no part of one.");
            }
        }
        return found;
    }

    private Settings.Caps caps(Settings.Caps usual) {
        return new Settings.Caps(
                (int) number("most-tables", mostTables, usual.tables()),
                (int) number("most-tables-address", mostTablesAddress, usual.tablesOfAddress()),
                (int) number("most-computer-tables", mostComputerTables, usual.computerTables()),
                (int) number(
                        "most-computer-tables-address", mostComputerTablesAddress, usual.computerTablesOfAddress()),
                (int) number("most-connections", mostConnections, usual.connections()),
                (int) number("most-connections-address", mostConnectionsAddress, usual.connectionsOfAddress()));
    }

    private Settings.Smtp smtp(String server) {
        return new Settings.Smtp(
                server,
                (int) number("smtp-port", smtpPort, 587),
                security(value("smtp-security", smtpSecurity).orElse("starttls")),
                value("smtp-user", smtpUser).orElse(""),
                value("smtp-password", smtpPassword).orElse(""),
                value("smtp-from", smtpFrom).orElseThrow(() -> wrong("letters need a sender: --smtp-from ADDRESS.")));
    }

    private Settings.Smtp.Security security(String name) {
        try {
            return Settings.Smtp.Security.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw wrong("--smtp-security is starttls, tls or none, not '" + name + "'.");
        }
    }

    private URI url(String text) {
        try {
            URI url = URI.create(text);
            if (url.getHost() != null && List.of("http", "https").contains(url.getScheme())) {
                return requireRoot(url);
            }
        } catch (IllegalArgumentException e) {
            throw wrong("'" + text + "' is no URL: " + e.getMessage());
        }
        throw wrong("'" + text + "' is no URL: it begins with https:// or http:// and names a host.");
    }

    /** The page and its links live at the root of their host: behind a path nothing would be found. */
    private URI requireRoot(URI url) {
        boolean root = List.of("", "/").contains(url.getRawPath()) && url.getRawQuery() == null;
        if (!root || url.getRawFragment() != null) {
            throw wrong("--base-url must be a host without a path, such as " + url.getScheme() + "://"
                    + url.getAuthority() + ", not '" + url + "': give Civitas a host name of its own.");
        }
        return URI.create(url.getScheme() + "://" + url.getRawAuthority());
    }

    private double number(String name, Optional<String> flag, double otherwise) {
        Optional<String> text = value(name, flag);
        try {
            return text.map(Double::parseDouble).orElse(otherwise);
        } catch (NumberFormatException e) {
            throw wrong("--" + name + " wants a number, not '" + text.orElse("") + "'.");
        }
    }

    private Optional<String> value(String name, Optional<String> flag) {
        return flag.or(() -> Optional.ofNullable(environment.get(variable(name))))
                .or(() -> Optional.ofNullable(file.getProperty(name)))
                .map(String::strip)
                .filter(text -> !text.isEmpty());
    }

    private void read(Optional<Path> path) {
        if (path.isEmpty()) {
            return;
        }
        try (Reader in = Files.newBufferedReader(path.get())) {
            file.load(in);
        } catch (IOException e) {
            throw wrong("cannot read " + path.get() + ": " + e.getMessage());
        }
        for (String key : file.stringPropertyNames()) {
            if (!inFile().contains(key)) {
                throw wrong(path.get() + ": there is no setting '" + key + "'" + suggestion(key, inFile()));
            }
        }
    }

    /** Where the file and the data are cannot be said in the file. */
    private Set<String> inFile() {
        Set<String> names = names();
        names.removeAll(Set.of("config", "data"));
        return names;
    }

    /** The options of this class, without their dashes. */
    private static Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (Field field : ServerOptions.class.getDeclaredFields()) {
            Option option = field.getAnnotation(Option.class);
            if (option != null) {
                names.add(option.names()[0].substring(2));
            }
        }
        return names;
    }

    /** A variable that is none of ours may be somebody else's: it is named, and the server starts. */
    private void nameUnknownVariables() {
        Set<String> known = new TreeSet<>(OTHER_VARIABLES);
        names().forEach(name -> known.add(variable(name)));
        for (String name : new TreeSet<>(environment.keySet())) {
            if (name.startsWith(PREFIX) && !known.contains(name)) {
                spec.commandLine().getErr().println("There is no setting " + name + suggestion(name, known));
            }
        }
    }

    private static String suggestion(String name, Set<String> known) {
        return Nearest.to(name, known)
                .map(near -> "; did you mean " + near + "?")
                .orElse("; the settings are listed in docs/operations.md.");
    }

    private static String variable(String name) {
        return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}

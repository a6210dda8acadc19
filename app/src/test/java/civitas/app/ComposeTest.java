package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import picocli.CommandLine;

/** The file for three servers, as far as it can be read without an engine: its settings are ones that servers understand. */
class ComposeTest {

    private static final String MERGE = "<<";

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theThreeServersKnowEachOther() throws IOException {
        Map<?, ?> services = part(file(), "services");
        List<String> nodes = services.keySet().stream()
                .map(Object::toString)
                .filter(name -> name.startsWith("node"))
                .toList();
        assertThat(nodes).hasSize(3);
        for (String node : nodes) {
            Map<String, Object> service = merged(part(services, node));
            assertThat(service).containsEntry("hostname", node).containsEntry("stop_grace_period", "60s");
            Settings settings = settings(environment(service));
            Settings.Cluster cluster = settings.cluster().orElseThrow();
            assertThat(cluster.host()).isEqualTo(node);
            assertThat(cluster.seeds())
                    .containsExactlyElementsOf(nodes.stream()
                            .map(name -> name + ":" + cluster.port())
                            .toList());
            assertThat(settings.jdbcUrl()).startsWith("jdbc:postgresql://db/");
            assertThat(services.containsKey("db")).isTrue();
            assertThat(balancer()).contains(node + ":" + settings.port());
        }
    }

    /** What whoever starts it must say is asked for, and not left empty. */
    @Test
    void secretsAreAskedFor() throws IOException {
        String text = Files.readString(path());
        for (String secret : List.of("POSTGRES_PASSWORD", "CIVITAS_CLUSTER_SECRET")) {
            assertThat(text).contains("${" + secret + ":?");
            assertThat(text).doesNotContain("${" + secret + "}");
        }
    }

    /** As a server reads them; it names those that it does not know. */
    private Settings settings(Map<String, String> environment) {
        Probe probe = new Probe(environment);
        StringWriter complaints = new StringWriter();
        int status = new CommandLine(probe).setErr(new PrintWriter(complaints)).execute("--data", directory.toString());
        assertThat(complaints.toString()).isEmpty();
        assertThat(status).isZero();
        return probe.read.orElseThrow();
    }

    @CommandLine.Command(name = "probe")
    private static final class Probe implements Runnable {

        @CommandLine.Mixin
        private final ServerOptions options;

        private Optional<Settings> read = Optional.empty();

        Probe(Map<String, String> environment) {
            options = new ServerOptions(environment);
        }

        @Override
        public void run() {
            read = Optional.of(options.settings());
        }
    }

    private static Path path() {
        return ProjectRoot.find().orElseThrow().resolve("compose.cluster.yaml");
    }

    private static Map<?, ?> file() throws IOException {
        return map(new Load(LoadSettings.builder().build()).loadFromString(Files.readString(path())));
    }

    private static String balancer() throws IOException {
        return value(part(part(file(), "configs"), "balancer"), "content").toString();
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    private static Map<?, ?> part(Map<?, ?> whole, String name) {
        return map(value(whole, name));
    }

    private static Object value(Map<?, ?> whole, String name) {
        return Objects.requireNonNull(whole.get(name), name);
    }

    /** What is written once for several places is put into each of them, as Compose does. */
    private static Map<String, Object> merged(Object value) {
        Map<String, Object> all = new LinkedHashMap<>();
        map(value).forEach((key, one) -> {
            if (key.equals(MERGE)) {
                merged(one).forEach(all::putIfAbsent);
            } else {
                all.put(key.toString(), one);
            }
        });
        return all;
    }

    /** The environment of a server, where whoever started it has said what was asked for. */
    private static Map<String, String> environment(Map<String, Object> service) {
        return merged(part(service, "environment")).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue()
                                .toString()
                                .replaceAll("\\$\\{\\w+:-}", "")
                                .replaceAll("\\$\\{\\w+:\\?[^}]*}", "something-long-enough-for-a-secret-of-servers"),
                        (one, other) -> one,
                        HashMap::new));
    }
}

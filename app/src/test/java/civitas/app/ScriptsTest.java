package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands of the project say what is wrong in one sentence, and know its modules. */
class ScriptsTest {

    private static final Path ROOT = ProjectRoot.find().orElseThrow();
    private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
    private static final Pattern DEPENDENCY =
            Pattern.compile("<dependency>((?:(?!</dependency>).)*)</dependency>", Pattern.DOTALL);
    private static final Pattern OURS =
            Pattern.compile("<groupId>civitas</groupId>\\s*<artifactId>(\\w+)</artifactId>");

    @ParameterizedTest
    @ValueSource(strings = {"qwertz", "NoSuchTest", "-pl nonsense", "clash scenarios"})
    void aWrongWordOfCheckGetsOneSentence(String words) throws IOException, InterruptedException {
        Ended check = run("./check " + words);
        assertThat(check.status()).isEqualTo(1);
        assertThat(check.output().strip().lines()).hasSize(1);
    }

    @Test
    void checkKnowsEveryModule() throws IOException, InterruptedException {
        String said = run("./check qwertz").output();
        MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map(module -> module.group(1))
                .forEach(module -> assertThat(said).contains(module));
    }

    @Test
    void whatIsCompiledAfterAnEditIsWhatDependsOnIt() throws IOException, InterruptedException {
        List<String> modules = List.of(run("jar=none; . scripts/quick.sh; echo $modules")
                .output()
                .strip()
                .split(" "));
        assertThat(modules).contains("app");
        for (String module : modules) {
            Set<String> users = new TreeSet<>();
            for (String other : modules) {
                if (uses(other).contains(module)) {
                    users.add(other);
                }
            }
            String said = run("jar=none; . scripts/quick.sh; users_of " + module)
                    .output()
                    .strip();
            assertThat(said.isEmpty() ? Set.of() : Set.of(said.split(" ")))
                    .as("users of %s", module)
                    .isEqualTo(users);
        }
    }

    @Test
    void theWrapperAsksTheMirrorOfTheSettings(@TempDir Path home) throws IOException, InterruptedException {
        Path settings = Files.createDirectories(home.resolve(".m2")).resolve("settings.xml");
        Files.writeString(settings, """
                <settings>
                  <!-- <mirror><mirrorOf>*</mirrorOf><url>http://127.0.0.1:1/no</url></mirror> -->
                  <mirrors>
                    <mirror><id>a</id><mirrorOf>other</mirrorOf><url>http://127.0.0.1:1/other</url></mirror>
                    <mirror>
                      <id>b</id>
                      <url>http://127.0.0.1:1/mirror/</url>
                      <mirrorOf>*,!mine</mirrorOf>
                    </mirror>
                  </mirrors>
                </settings>
                """);
        // nothing listens there: the address is in the complaint
        Ended wrapper = run("HOME='" + home + "' MVNW_VERBOSE=true ./mvnw -v");
        assertThat(wrapper.status()).isNotZero();
        assertThat(wrapper.output()).contains("http://127.0.0.1:1/mirror/org/apache/maven/");
    }

    /** The modules that a module needs to be compiled and run. */
    private static Set<String> uses(String module) throws IOException {
        return DEPENDENCY
                .matcher(Files.readString(ROOT.resolve(module).resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .filter(dependency -> !dependency.contains("<scope>test</scope>"))
                .flatMap(dependency -> OURS.matcher(dependency).results())
                .map(ours -> ours.group(1))
                .collect(Collectors.toUnmodifiableSet());
    }

    private record Ended(int status, String output) {}

    private static Ended run(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-c", command)
                .directory(ROOT.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), output);
    }
}

package civitas.lab.rules;

import civitas.kernel.scenario.ScenarioException;
import civitas.lab.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which rules the tests and scenarios of the project name: read from {@code @Rule} in the test sources of all modules
 * and from the {@code rules} field of the files in {@code scenarios} and, of boxes that are not offered yet, in the resources of
 * the tests.
 */
public final class Coverage {

    private static final Pattern ANNOTATION = Pattern.compile("@Rule\\(\\s*(\\{[^}]*}|\"[^\"]*\")\\s*,?\\s*\\)");
    private static final Pattern STRING = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern COMMENT = Pattern.compile("//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);

    /** Rule id to the files that name it. */
    private final Map<String, Set<Path>> provenBy = new TreeMap<>();

    private Coverage() {}

    /** Reads the tests and scenarios below the project's root. */
    public static Coverage scan(Path root) {
        Coverage coverage = new Coverage();
        for (Path source : SourceFiles.ofModules(root, "src/test/java")) {
            coverage.addSource(root.relativize(source), SourceFiles.read(source));
        }
        coverage.addScenarios(root, "scenarios");
        coverage.addScenarios(root, "app/src/test/resources/scenarios");
        return coverage;
    }

    private void addScenarios(Path root, String directory) {
        for (Path scenario : SourceFiles.below(root.resolve(directory), ".yaml")) {
            rulesOf(scenario).forEach(rule -> add(rule, root.relativize(scenario)));
        }
    }

    /** A scenario that cannot be read proves nothing; running it says why. */
    private static List<String> rulesOf(Path scenario) {
        try {
            return ScenarioRunner.rules(scenario);
        } catch (ScenarioException e) {
            return List.of();
        }
    }

    private void addSource(Path file, String source) {
        Matcher annotation = ANNOTATION.matcher(COMMENT.matcher(source).replaceAll(""));
        while (annotation.find()) {
            Matcher id = STRING.matcher(annotation.group(1));
            while (id.find()) {
                add(id.group(1), file);
            }
        }
    }

    private void add(String rule, Path file) {
        provenBy.computeIfAbsent(rule, key -> new TreeSet<>()).add(file);
    }

    public boolean covers(String rule) {
        return provenBy.containsKey(rule);
    }

    /** The files that prove a rule. */
    public Set<Path> proofs(String rule) {
        return provenBy.getOrDefault(rule, Set.of());
    }

    /** Everything named as a rule anywhere. */
    public Set<String> named() {
        return provenBy.keySet();
    }
}

package civitas.lab.rules;

import civitas.kernel.Thing;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which tests and scenarios of a game name a component: a test by its constant ({@code BaseTech.CURRENCY}, or without its
 * type where it is imported or a parameter), by its code in a string or in its own name ({@code heroGeneralCheersCities}), a scenario by its code. That a test walks over all constants does not count: it would say the same of a card that
 * does nothing.
 */
public final class Exercises {

    private static final Pattern COMMENT = Pattern.compile("//[^\n]*|/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    private static final Pattern TEXT = Pattern.compile("\"\"\"(.*?)\"\"\"", Pattern.DOTALL);
    private static final Pattern CONSTANT = Pattern.compile("\\b([A-Z][A-Za-z0-9]*)\\.([A-Z][A-Z0-9_]*)\\b");
    private static final Pattern BARE = Pattern.compile("(?<![.A-Za-z0-9_])[A-Z][A-Z0-9_]{2,}\\b");
    private static final Pattern METHOD = Pattern.compile("\\bvoid ([a-z][A-Za-z0-9]*)\\(");
    private static final Pattern CODE = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");

    /** Constants and codes to the files that name them. */
    private final Map<String, Set<Path>> namedIn = new HashMap<>();

    /** The names of tests in words, such as {@code -hero-general-cheers-cities-}, to their files. */
    private final Map<String, Path> titles = new TreeMap<>();

    private Exercises() {}

    /** Reads the tests and scenarios of a game below the project's root. */
    public static Exercises scan(Path root, String game) {
        Exercises exercises = new Exercises();
        for (Path source : SourceFiles.ofModules(root, "src/test/java")) {
            if (isTest(source.getFileName().toString())) {
                exercises.addSource(root.relativize(source), SourceFiles.read(source), game);
            }
        }
        for (Path scenario : SourceFiles.below(root.resolve("scenarios/" + game), ".yaml")) {
            exercises.addCodes(root.relativize(scenario), SourceFiles.read(scenario));
        }
        return exercises;
    }

    /** A contract is what several tests inherit. */
    private static boolean isTest(String file) {
        return file.endsWith("Test.java") || file.endsWith("Contract.java");
    }

    private void addSource(Path file, String source, String game) {
        String code = COMMENT.matcher(source).replaceAll("");
        CONSTANT.matcher(code).results().forEach(named -> add(named.group(1) + "." + named.group(2), file));
        if (file.startsWith(game)) {
            BARE.matcher(code).results().forEach(named -> add(named.group(), file));
            METHOD.matcher(code).results().forEach(method -> titles.put(inWords(method.group(1)), file));
            Matcher text = TEXT.matcher(code);
            text.results().forEach(words -> addCodes(file, words.group(1)));
            STRING.matcher(text.replaceAll("")).results().forEach(words -> addCodes(file, words.group(1)));
        }
    }

    private static String inWords(String method) {
        return "-" + method.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT) + "-";
    }

    private void addCodes(Path file, String words) {
        CODE.matcher(words).results().forEach(code -> add(code.group(), file));
    }

    private void add(String name, Path file) {
        namedIn.computeIfAbsent(name, key -> new TreeSet<>()).add(file);
    }

    /** The files that name a component. */
    public Set<Path> of(Thing component) {
        Set<Path> files = new TreeSet<>(namedIn.getOrDefault(component.code(), Set.of()));
        titles.forEach((title, file) -> {
            if (title.contains("-" + component.code() + "-")) {
                files.add(file);
            }
        });
        if (component instanceof Enum<?> constant) {
            String type = constant.getDeclaringClass().getSimpleName();
            files.addAll(namedIn.getOrDefault(type + "." + constant.name(), Set.of()));
            files.addAll(namedIn.getOrDefault(constant.name(), Set.of()));
        }
        return files;
    }
}

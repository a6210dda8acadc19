package civitas.lab.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the program carries a rule out: the lines of the main sources that name its id. Only whole ids count. Somebody who
 * searches for a rule inside a range such as "7.35 to 7.64" finds nothing, so a range is no citation of what is in it.
 */
public final class Citations {

    /** These speak of rules, for people who look them up, but carry none out. */
    private static final Set<Path> OBSERVERS = Set.of(Path.of("app"), Path.of("lab"));

    private static final Pattern ID = Pattern.compile("\\b[A-Z]+-(?:EX-)?[0-9]+(?:\\.[0-9]+)?[a-z]?\\b");

    /** Rule id to the lines that name it, in the order of the files. */
    private final Map<String, List<Place>> places = new TreeMap<>();

    /** A line of a source file; the first one is 1. */
    public record Place(Path file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }

    private Citations() {}

    /** Reads the main sources of the modules below the project's root. */
    public static Citations scan(Path root) {
        Citations citations = new Citations();
        for (Path source : SourceFiles.ofModules(root, "src/main/java")) {
            Path file = root.relativize(source);
            if (!OBSERVERS.contains(file.getName(0))) {
                citations.addSource(file, SourceFiles.read(source));
            }
        }
        return citations;
    }

    private void addSource(Path file, String source) {
        int number = 0;
        for (String line : source.split("\n", -1)) {
            number++;
            Matcher id = ID.matcher(line);
            while (id.find()) {
                add(id.group(), new Place(file, number));
            }
        }
    }

    private void add(String rule, Place place) {
        List<Place> known = places.computeIfAbsent(rule, key -> new ArrayList<>());
        if (!known.contains(place)) {
            known.add(place);
        }
    }

    /** The lines that name a rule. */
    public List<Place> of(String rule) {
        return List.copyOf(places.getOrDefault(rule, List.of()));
    }
}

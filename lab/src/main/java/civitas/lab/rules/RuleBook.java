package civitas.lab.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of a specification in its Markdown form: one list item per rule, {@code - **CC-7.12** [M][C] text}. Worked
 * examples have ids of the form {@code CC-EX-12}.
 */
public record RuleBook(List<Entry> entries) {

    private static final Pattern ENTRY = Pattern.compile(
            "^- \\*\\*(?<id>[A-Z]+-(?:EX-)?[0-9][0-9a-z.]*)\\*\\* (?<tags>(?:\\[[^]]+])+) ?(?<text>.*)$");

    private static final Pattern TAG = Pattern.compile("\\[([^]]+)]");

    /** Whether an entry is a rule or shows one. */
    public enum Kind {
        RULE,
        EXAMPLE
    }

    /**
     * A rule or a worked example.
     *
     * @param tags the rule sets in which it holds
     */
    public record Entry(String id, Set<String> tags, String text) {
        public Kind kind() {
            return id.contains("-EX-") ? Kind.EXAMPLE : Kind.RULE;
        }
    }

    public RuleBook {
        entries = List.copyOf(entries);
    }

    public static RuleBook read(Path file) {
        List<Entry> entries = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file)) {
                Matcher matcher = ENTRY.matcher(line);
                if (matcher.matches()) {
                    entries.add(new Entry(matcher.group("id"), tags(matcher.group("tags")), matcher.group("text")));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new RuleBook(entries);
    }

    private static Set<String> tags(String text) {
        Set<String> tags = new LinkedHashSet<>();
        Matcher matcher = TAG.matcher(text);
        while (matcher.find()) {
            tags.add(matcher.group(1));
        }
        return tags;
    }

    /** Only the entries that hold in a rule set. */
    public RuleBook tagged(String tag) {
        return new RuleBook(
                entries.stream().filter(entry -> entry.tags().contains(tag)).toList());
    }

    public List<Entry> entries(Kind kind) {
        return entries.stream().filter(entry -> entry.kind() == kind).toList();
    }

    public boolean knows(String id) {
        return find(id).isPresent();
    }

    public Optional<Entry> find(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }
}

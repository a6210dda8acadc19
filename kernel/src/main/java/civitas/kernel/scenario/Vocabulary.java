package civitas.kernel.scenario;

import civitas.kernel.Thing;
import civitas.kernel.Verb;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words of which the codes of a game are made. A scenario that says what is <em>not</em> possible would be true of
 * any misspelt word, so such codes are read first.
 *
 * @param verbs the first words of codes
 * @param forms what may follow a verb, as kinds of things in their order; a verb that is not mentioned goes with anything
 * @param things the codes of things that choices are about, with their kinds; of amounts and the like some examples without
 *     a kind, for patterns
 * @param amounts what all amounts, numbers and the like look like, which cannot be listed
 */
public record Vocabulary(
        Collection<String> verbs, Map<String, List<String>> forms, Map<String, Set<String>> things, Pattern amounts) {

    private static final int MOST_WORDS = 3;

    /**
     * The words of a game.
     *
     * @param forms a line for each verb: its code, a colon, and its forms with bars between them, such as {@code construct:
     *     building space}
     */
    public static Vocabulary of(
            Verb[] verbs, String forms, Collection<? extends Thing> things, Collection<String> others, String amounts) {
        Map<String, Set<String>> codes = new TreeMap<>();
        others.forEach(word -> codes.put(word, new TreeSet<>()));
        things.forEach(thing ->
                codes.computeIfAbsent(thing.code(), code -> new TreeSet<>()).add(thing.kind()));
        List<String> known = Stream.of(verbs).map(Verb::code).toList();
        return new Vocabulary(known, read(forms, known), codes, Pattern.compile(amounts));
    }

    private static Map<String, List<String>> read(String forms, Collection<String> verbs) {
        Map<String, List<String>> read = new TreeMap<>();
        forms.lines().forEach(line -> {
            String verb = line.substring(0, line.indexOf(':'));
            if (!verbs.contains(verb)) {
                throw new IllegalArgumentException("there is no verb '" + verb + "'");
            }
            String[] all = line.substring(verb.length() + 1).split("\\|");
            read.put(verb, Stream.of(all).map(String::strip).toList());
        });
        return read;
    }

    /** Why no choice can ever have this code, or match this pattern with {@code *}; empty if one can. */
    public Optional<String> misread(String code) {
        List<String> words = List.of(code.strip().split(" +"));
        if (words.size() > MOST_WORDS) {
            return Optional.of("a code is a verb and at most two things, this has " + words.size() + " words");
        }
        String verb = words.getFirst();
        if (!isAmong(verb, verbs) && !(verb.startsWith("*") && isThing(verb))) {
            return Optional.of("there is no verb '" + verb + "'" + Nearest.hint(verb, verbs));
        }
        List<String> after = words.subList(1, words.size());
        return after.stream()
                .filter(word -> !isThing(word))
                .findFirst()
                .map(word -> "there is nothing called '" + word + "'" + Nearest.hint(word, things.keySet()))
                .or(() -> misplaced(verb, after));
    }

    /** The words in another order, or a thing that the verb never goes with. A pattern may mean any of them. */
    private Optional<String> misplaced(String verb, List<String> words) {
        List<String> known = forms.getOrDefault(verb, List.of());
        boolean open = known.isEmpty() || words.stream().anyMatch(word -> word.contains("*"));
        if (open || known.stream().anyMatch(form -> fits(form, words))) {
            return Optional.empty();
        }
        return Optional.of("after '" + verb + "' comes " + told(known));
    }

    private boolean fits(String form, List<String> words) {
        List<String> kinds = form.isEmpty() ? List.of() : List.of(form.split(" "));
        return kinds.size() == words.size()
                && IntStream.range(0, words.size()).allMatch(at -> isOf(kinds.get(at), words.get(at)));
    }

    /** What is no listed thing has no kind, and can be meant by every one. */
    private boolean isOf(String kind, String word) {
        Set<String> kinds = things.getOrDefault(word, Set.of());
        return kinds.isEmpty() || kinds.contains(kind);
    }

    private static String told(List<String> forms) {
        return forms.stream()
                .map(form -> form.isEmpty() ? "nothing" : "<" + form.replace(" ", "> <") + ">")
                .collect(Collectors.joining(" or "));
    }

    private boolean isThing(String word) {
        return isAmong(word, things.keySet()) || amounts.matcher(word).matches();
    }

    private static boolean isAmong(String word, Collection<String> known) {
        if (!word.contains("*")) {
            return known.contains(word);
        }
        Pattern pattern = Pattern.compile(
                Stream.of(word.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
        return known.stream().anyMatch(one -> pattern.matcher(one).matches());
    }
}

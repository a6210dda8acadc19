package civitas.kernel.scenario;

import civitas.kernel.Thing;
import civitas.kernel.Verb;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of which the codes of a game are made. A scenario that says what is <em>not</em> possible would be true of
 * any misspelt word, so such codes are read first.
 *
 * @param verbs the first words of codes
 * @param things the codes of things that choices are about; of amounts and the like some examples, for patterns
 * @param amounts what all amounts, numbers and the like look like, which cannot be listed
 */
public record Vocabulary(Collection<String> verbs, Collection<String> things, Pattern amounts) {

    private static final int MOST_WORDS = 3;

    public static Vocabulary of(
            Verb[] verbs, Collection<? extends Thing> things, Collection<String> others, String amounts) {
        Collection<String> codes = new TreeSet<>(others);
        things.forEach(thing -> codes.add(thing.code()));
        return new Vocabulary(Stream.of(verbs).map(Verb::code).toList(), codes, Pattern.compile(amounts));
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
        return words.stream()
                .skip(1)
                .filter(word -> !isThing(word))
                .findFirst()
                .map(word -> "there is nothing called '" + word + "'" + Nearest.hint(word, things));
    }

    private boolean isThing(String word) {
        return isAmong(word, things) || amounts.matcher(word).matches();
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

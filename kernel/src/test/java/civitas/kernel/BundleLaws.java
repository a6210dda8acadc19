package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything a person may read of a game exists in both languages: a missing message fails the build. */
public abstract class BundleLaws {

    private final Game<?> game;
    private final Verb[] verbs;
    private final Pattern key;
    private final Lexicon english;
    private final Lexicon russian;

    /**
     * @param verbs all verbs of the game
     * @param families what the keys of messages begin with that stand in the game's sources
     */
    protected BundleLaws(Game<?> game, Verb[] verbs, String... families) {
        this.game = game;
        this.verbs = verbs.clone();
        key = Pattern.compile("\"((?:" + String.join("|", families) + ")\\.[a-z0-9.-]*[a-z0-9])\"");
        english = Lexicon.load(Language.EN, game.bundles());
        russian = Lexicon.load(Language.RU, game.bundles());
    }

    protected final Lexicon english() {
        return english;
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(russian.keys()).isEqualTo(english.keys());
    }

    /** Of two messages with one key, the bundle read last would silently win. */
    @Test
    void noKeyIsInTwoBundlesOfABox() {
        for (Box box : game.boxes()) {
            Set<String> seen = new TreeSet<>();
            for (String bundle : own(box)) {
                assertThat(Lexicon.load(Language.RU, List.of(bundle)).keys())
                        .as(bundle)
                        .allMatch(seen::add, "is in no bundle before");
            }
        }
    }

    /**
     * A box that replaces a card may say anew what the card does. Names, prompts and lines of the log are one for all sets,
     * so that whoever reads them need not ask which boxes are on the table.
     */
    @Test
    void onlyTextsOfCardsAreReworded() {
        Set<String> seen = new TreeSet<>();
        for (Box box : game.boxes()) {
            Set<String> keys = Lexicon.load(Language.RU, own(box)).keys();
            assertThat(keys)
                    .as(box.id())
                    .allMatch(
                            key -> !seen.contains(key) || key.matches("[^.]+\\.[^.]+\\.(text|play)"),
                            "is a card's text, or new");
            seen.addAll(keys);
        }
    }

    /** The bundles that no box before it speaks from: another edition shares those of its sibling. */
    private List<String> own(Box box) {
        List<String> own = new ArrayList<>(box.bundles());
        for (Box earlier : game.boxes().subList(0, game.boxes().indexOf(box))) {
            own.removeAll(earlier.bundles());
        }
        return own;
    }

    @Test
    void everyKeyInTheSourcesIsKnown() throws IOException {
        assertThat(keysInSources()).allMatch(english::knows, "has a message");
    }

    @Test
    void everyVerbHasALabel() {
        Set<String> missing = new TreeSet<>();
        for (Verb verb : verbs) {
            String label = "choice." + verb.code();
            if (!english.knows(label) && !english.knows(label + ".2")) {
                missing.add(label);
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyBoxIsExplained() {
        for (Box box : game.boxes()) {
            assertThat(english.knows(box.title().key())).as(box.id()).isTrue();
            assertThat(english.knows(box.text().key())).as(box.id()).isTrue();
        }
    }

    @Test
    void everyVariantIsExplained() {
        game.boxes().stream().flatMap(box -> box.variants().stream()).forEach(variant -> {
            assertThat(english.knows("variant." + variant.key() + ".name")).isTrue();
            assertThat(english.knows("variant." + variant.key() + ".text")).isTrue();
            variant.values()
                    .forEach(value -> assertThat(english.knows("variant." + variant.key() + "." + value))
                            .as("value %s of %s", value, variant.key())
                            .isTrue());
        });
    }

    @Test
    void everyMessageCanBeRead() {
        for (Lexicon lexicon : List.of(english, russian)) {
            Set<String> names = new TreeSet<>(lexicon.keys());
            names.addAll(lexicon.forms());
            for (String name : names) {
                assertThat(new MessageFormat(
                                lexicon.pattern(name), lexicon.language().locale()))
                        .as(name)
                        .isNotNull();
            }
        }
    }

    /** A form bends a message that there is, in one of the cases; the nominative is the message itself. */
    @Test
    void everyFormIsOneOfAMessage() {
        for (Lexicon lexicon : List.of(english, russian)) {
            for (String form : lexicon.forms()) {
                String[] parts = form.split("~", 2);
                assertThat(lexicon.knows(parts[0])).as(form).isTrue();
                assertThat(parts[1]).as(form).isIn("gen", "dat", "acc", "ins", "pre");
            }
        }
    }

    @Test
    void everyRussianMessageIsRussian() {
        for (String name : russian.keys()) {
            String text = russian.pattern(name);
            boolean onlyArguments = text.replaceAll("\\{[0-9]}", "").matches("[^A-Za-z]*");
            assertThat(onlyArguments || text.matches("(?s).*[а-яёА-ЯЁ].*"))
                    .as("%s = %s", name, text)
                    .isTrue();
        }
    }

    private Set<String> keysInSources() throws IOException {
        Set<String> keys = new TreeSet<>();
        for (Path root : List.of(Path.of("src/main/java"), Path.of("../kernel/src/main/java"))) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher matcher = key.matcher(Files.readString(file));
                    while (matcher.find()) {
                        keys.add(matcher.group(1));
                    }
                }
            }
        }
        return keys;
    }
}

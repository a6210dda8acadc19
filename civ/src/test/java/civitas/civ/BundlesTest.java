package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.table.Act;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything a person may read exists in both languages: a missing message fails the build. */
class BundlesTest {

    private static final CivGame GAME = new CivGame();
    private static final List<String> BUNDLES = GAME.bundles();
    private static final Lexicon EN = Lexicon.load(Language.EN, BUNDLES);
    private static final Lexicon RU = Lexicon.load(Language.RU, BUNDLES);
    private static final Pattern KEY =
            Pattern.compile("\"((?:log|prompt|refusal|view|text|why)\\.[a-z0-9.-]*[a-z0-9])\"");

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(RU.keys()).isEqualTo(EN.keys());
    }

    @Test
    void everyKeyInTheSourcesIsKnown() throws IOException {
        assertThat(keysInSources()).allMatch(EN::knows, "has a message");
    }

    @Test
    void everyVerbHasALabel() {
        Set<String> missing = new TreeSet<>();
        for (Act act : Act.values()) {
            String key = "choice." + act.code();
            if (!EN.knows(key) && !EN.knows(key + ".2")) {
                missing.add(key);
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyVariantIsExplained() {
        GAME.variants().forEach(variant -> {
            assertThat(EN.knows("variant." + variant.key() + ".name")).isTrue();
            assertThat(EN.knows("variant." + variant.key() + ".text")).isTrue();
            variant.values()
                    .forEach(value -> assertThat(EN.knows("variant." + variant.key() + "." + value))
                            .as("value %s of %s", value, variant.key())
                            .isTrue());
        });
    }

    @Test
    void everyMessageCanBeRead() {
        for (Lexicon lexicon : List.of(EN, RU)) {
            for (String key : lexicon.keys()) {
                assertThat(new MessageFormat(
                                lexicon.pattern(key), lexicon.language().locale()))
                        .as(key)
                        .isNotNull();
            }
        }
    }

    @Test
    void everyRussianMessageIsRussian() {
        for (String key : RU.keys()) {
            String text = RU.pattern(key);
            boolean onlyArguments = text.replaceAll("\\{[0-9]}", "").matches("[^A-Za-z]*");
            assertThat(onlyArguments || text.matches("(?s).*[а-яёА-ЯЁ].*"))
                    .as("%s = %s", key, text)
                    .isTrue();
        }
    }

    private static Set<String> keysInSources() throws IOException {
        Set<String> keys = new TreeSet<>();
        for (Path root : List.of(Path.of("src/main/java"), Path.of("../kernel/src/main/java"))) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher matcher = KEY.matcher(Files.readString(file));
                    while (matcher.find()) {
                        keys.add(matcher.group(1));
                    }
                }
            }
        }
        return keys;
    }
}

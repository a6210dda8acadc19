package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.lab.Playable;
import civitas.lab.rules.Citations;
import civitas.lab.rules.Coverage;
import civitas.lab.rules.Exercises;
import civitas.lab.rules.RuleBook;
import civitas.lab.scenario.Outcome;
import civitas.lab.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the project promises about itself: its scenarios hold, its tests name real rules, no words are missing. */
class ProjectTest {

    private static final Path ROOT = ProjectRoot.find().orElseThrow();

    /** The rule sets of the boxes that players are offered. */
    private static final List<RuleSet> PLAYED = List.of(
            new RuleSet("clash", "M"),
            new RuleSet("clash", "1"),
            new RuleSet("clash", "C"),
            new RuleSet("civ", "B"),
            new RuleSet("civ", "F"),
            new RuleSet("civ", "W"));

    private record RuleSet(String game, String tag) {
        @Override
        public String toString() {
            return game + " [" + tag + "]";
        }
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioHolds() {
        Path directory = ROOT.resolve("scenarios");
        if (!Files.isDirectory(directory)) {
            return Stream.empty();
        }
        ScenarioRunner runner = new ScenarioRunner(Games.SHELF);
        return ScenarioRunner.files(directory).stream()
                .map(file -> DynamicTest.dynamicTest(directory.relativize(file).toString(), file.toUri(), () -> {
                    for (Outcome outcome : runner.run(file)) {
                        assertThat(outcome.problems()).as(outcome.title()).isEmpty();
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> testsNameRulesThatExist() {
        return Map.of("clash", "CC-", "civ", "CV-").entrySet().stream()
                .map(game -> DynamicTest.dynamicTest(game.getKey(), () -> {
                    RuleBook book = RuleBook.read(ROOT.resolve("docs/rules/" + game.getKey() + ".md"));
                    assertThat(Coverage.scan(ROOT).named())
                            .filteredOn(id -> id.startsWith(game.getValue()))
                            .isNotEmpty()
                            .allMatch(book::knows);
                }));
    }

    /** The worked examples of the rule sets that the program plays are its acceptance tests: all are scenarios. */
    @TestFactory
    Stream<DynamicTest> everyWorkedExampleIsAScenario() {
        Coverage coverage = Coverage.scan(ROOT);
        return PLAYED.stream()
                .map(tagged -> DynamicTest.dynamicTest(tagged.toString(), () -> {
                    RuleBook book = RuleBook.read(ROOT.resolve("docs/rules/" + tagged.game() + ".md"));
                    assertThat(book.tagged(tagged.tag()).entries(RuleBook.Kind.EXAMPLE))
                            .isNotEmpty()
                            .extracting(RuleBook.Entry::id)
                            .allSatisfy(id -> assertThat(coverage.proofs(id))
                                    .as("scenarios that name " + id)
                                    .anyMatch(file -> file.startsWith(Path.of("scenarios", tagged.game()))));
                }));
    }

    /** An example that both editions share is worked in both. */
    @Test
    void examplesOfTheFirstEditionArePlayedWithIt() {
        RuleBook book = RuleBook.read(ROOT.resolve("docs/rules/clash.md"));
        assertThat(book.tagged("1").entries(RuleBook.Kind.EXAMPLE))
                .isNotEmpty()
                .extracting(RuleBook.Entry::id)
                .allSatisfy(id -> assertThat(ROOT.resolve("scenarios/clash/" + id + ".yaml"))
                        .content()
                        .contains("[first-edition]"));
    }

    /** A rule of these rule sets has a test or a scenario, or the README of the rules says why not. */
    @TestFactory
    Stream<DynamicTest> everyRuleIsProvedOrExcused() throws IOException {
        Coverage coverage = Coverage.scan(ROOT);
        String excuses = Files.readString(ROOT.resolve("docs/rules/README.md"));
        return PLAYED.stream()
                .map(tagged -> DynamicTest.dynamicTest(tagged.toString(), () -> {
                    RuleBook book = RuleBook.read(ROOT.resolve("docs/rules/" + tagged.game() + ".md"));
                    assertThat(book.tagged(tagged.tag()).entries(RuleBook.Kind.RULE))
                            .isNotEmpty()
                            .extracting(RuleBook.Entry::id)
                            .allMatch(id -> coverage.covers(id) || excuses.contains(id));
                }));
    }

    /** Whoever searches the sources for a rule of these rule sets finds it, or the README of the rules says why not. */
    @TestFactory
    Stream<DynamicTest> everyRuleIsNamedWhereItIsCarriedOut() throws IOException {
        Citations citations = Citations.scan(ROOT);
        String readme = Files.readString(ROOT.resolve("docs/rules/README.md"));
        String excuses = readme.substring(
                readme.indexOf("## Rules that no source names"), readme.indexOf("## Corrections to the specification"));
        return PLAYED.stream()
                .map(tagged -> DynamicTest.dynamicTest(tagged.toString(), () -> {
                    RuleBook book = RuleBook.read(ROOT.resolve("docs/rules/" + tagged.game() + ".md"));
                    assertThat(book.tagged(tagged.tag()).entries(RuleBook.Kind.RULE))
                            .isNotEmpty()
                            .extracting(RuleBook.Entry::id)
                            .filteredOn(id -> citations.of(id).isEmpty())
                            .allMatch(id -> Pattern.compile(Pattern.quote(id) + "\\b(?!\\.)")
                                    .matcher(excuses)
                                    .find());
                }));
    }

    /** A card that no test names could do nothing at all, and nobody would notice but the players. */
    @TestFactory
    Stream<DynamicTest> everyComponentIsNamedByATest() {
        return Games.SHELF.games().stream().map(Playable::game).flatMap(game -> {
            Exercises exercises = Exercises.scan(ROOT, game.id());
            return game.boxes().stream()
                    .map(box -> DynamicTest.dynamicTest(
                            game.id() + " " + box.id(),
                            () -> assertThat(game.components(box))
                                    .isNotEmpty()
                                    .filteredOn(
                                            component -> exercises.of(component).isEmpty())
                                    .isEmpty()));
        });
    }

    @TestFactory
    Stream<DynamicTest> everyLanguageKnowsEveryKey() {
        return Games.SHELF.games().stream()
                .map(Playable::game)
                .map(game -> DynamicTest.dynamicTest(game.id(), () -> {
                    Lexicon english = Lexicon.load(Language.EN, game.bundles());
                    Lexicon russian = Lexicon.load(Language.RU, game.bundles());
                    assertThat(russian.keys()).isEqualTo(english.keys());
                }));
    }
}

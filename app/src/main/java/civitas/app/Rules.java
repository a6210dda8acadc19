package civitas.app;

import civitas.kernel.Box;
import civitas.kernel.Game;
import civitas.kernel.Thing;
import civitas.kernel.text.Language;
import civitas.lab.rules.Citations;
import civitas.lab.rules.Coverage;
import civitas.lab.rules.Exercises;
import civitas.lab.rules.RuleBook;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code civitas rules}: what a rule says, where it lives and what proves it; how many rules have a test. */
@Command(
        name = "rules",
        description = "Look a rule up, or count the rules of a game that have a test or a scenario.",
        footer = {
            "",
            "Reads docs/rules/GAME.md, the ids in the sources, @Rule in the test sources and the rules field of the",
            "files in scenarios/, so it works in the project only.",
            "",
            "  civitas rules CC-4.68 CV-11.03 --lang ru    # two rules, in Russian",
            "  civitas rules --game civ --tag B --uncited  # those that no source names",
            "  civitas rules --game civ --components       # every card and piece, and the tests that name it"
        },
        sortOptions = false)
final class Rules extends Subcommand {

    private static final int TEXT_SHOWN = 100;
    private static final int TESTS_SHOWN = 3;

    @Parameters(paramLabel = "ID", arity = "0..*", description = "Rules to look up, such as CC-4.68 or CV-EX-12.")
    private List<String> ids = List.of();

    @Option(names = "--game", paramLabel = "GAME", description = "Whose rules are counted (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(names = "--tag", paramLabel = "TAG", description = "Only the rules with this tag, such as M.")
    private Optional<String> tag = Optional.empty();

    @Option(names = "--uncovered", description = "List the rules that have no test.")
    private boolean uncovered;

    @Option(names = "--uncited", description = "List the rules that no source of the program names.")
    private boolean uncited;

    @Option(names = "--components", description = "List the components of the boxes and what tests each of them.")
    private boolean components;

    @Option(
            names = "--boxes",
            paramLabel = "BOX",
            split = ",",
            description = "With --components: only those of these boxes (default: all of the game).")
    private List<String> boxes = List.of();

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "Language of the rules that are looked up: en or ru (default: the system's).")
    private String lang =
            Language.of(Locale.getDefault().getLanguage()).orElse(Language.EN).tag();

    @Override
    public Integer call() {
        Path root = ProjectRoot.find()
                .orElseThrow(() -> wrong("this works only inside the project: there is no docs/rules here."));
        if (components) {
            return listComponents(root);
        }
        if (ids.isEmpty()) {
            count(root);
        } else {
            lookUp(root);
        }
        return CommandLine.ExitCode.OK;
    }

    // --- components -------------------------------------------------------------------------------------------------

    private int listComponents(Path root) {
        Game<?> played = game(Games.SHELF, game).game();
        List<Box> chosen = boxes.isEmpty()
                ? played.boxes()
                : boxes.stream().map(id -> box(played, id)).toList();
        Exercises exercises = Exercises.scan(root, game);
        PrintWriter out = out();
        int untested = 0;
        for (Box box : chosen) {
            for (Thing component : played.components(box)) {
                Set<Path> tests = exercises.of(component);
                untested += tests.isEmpty() ? 1 : 0;
                out.printf("%-20s %-14s %-28s %s%n", box.id(), component.kind(), component.code(), told(tests));
            }
        }
        out.println(untested == 0 ? "Every component has a test." : untested + " without a test.");
        out.flush();
        return untested == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private Box box(Game<?> played, String id) {
        List<Box> all = played.boxes();
        return known(
                "box",
                id,
                name -> all.stream().filter(box -> box.id().equals(name)).findFirst(),
                all.stream().map(Box::id).toList());
    }

    private static String told(Set<Path> tests) {
        List<String> names =
                tests.stream().map(file -> file.getFileName().toString()).toList();
        if (names.isEmpty()) {
            return "NO TEST";
        }
        String shown = String.join(", ", names.subList(0, Math.min(names.size(), TESTS_SHOWN)));
        return names.size() > TESTS_SHOWN ? shown + ", and " + (names.size() - TESTS_SHOWN) + " more" : shown;
    }

    // --- looking up -------------------------------------------------------------------------------------------------

    private void lookUp(Path root) {
        Language language = known("language", lang, Language::of, List.of("en", "ru"));
        List<RuleBook> books = specifications(root, language);
        Citations citations = Citations.scan(root);
        Coverage coverage = Coverage.scan(root);
        PrintWriter out = out();
        for (String id : ids) {
            RuleBook.Entry entry = books.stream()
                    .flatMap(book -> book.find(id.toUpperCase(Locale.ROOT)).stream())
                    .findFirst()
                    .orElseThrow(() -> wrong("there is no rule '" + id + "' in docs/rules."));
            out.println(entry.id() + " [" + String.join("][", entry.tags()) + "] " + entry.text());
            list("carried out", citations.of(entry.id()), out);
            list("proved", coverage.proofs(entry.id()), out);
        }
        out.flush();
    }

    private static List<RuleBook> specifications(Path root, Language language) {
        Path directory = root.resolve(language == Language.EN ? "docs/rules" : "docs/rules/" + language.tag());
        return Stream.of("clash", "civ")
                .map(name -> directory.resolve(name + ".md"))
                .filter(Files::isRegularFile)
                .map(RuleBook::read)
                .toList();
    }

    private static void list(String what, Collection<?> places, PrintWriter out) {
        out.println("  " + what + (places.isEmpty() ? ": nowhere" : " in"));
        places.forEach(place -> out.println("    " + place));
    }

    // --- counting ---------------------------------------------------------------------------------------------------

    private void count(Path root) {
        Path file = root.resolve("docs/rules/" + game + ".md");
        if (!game.matches("[a-z-]+") || !Files.isRegularFile(file)) {
            throw wrong("there are no rules of a game '" + game + "': " + file + " is missing.");
        }
        RuleBook all = RuleBook.read(file);
        RuleBook book = tag.map(all::tagged).orElse(all);
        Coverage coverage = Coverage.scan(root);
        Citations citations = Citations.scan(root);
        PrintWriter out = out();
        book.entries().stream()
                .filter(entry ->
                        (uncovered && !coverage.covers(entry.id())) || (uncited && isUncited(entry, citations)))
                .forEach(entry -> print(entry, out));
        List<RuleBook.Entry> rules = book.entries(RuleBook.Kind.RULE);
        out.println(count(rules, coverage) + " rules covered");
        if (!book.entries(RuleBook.Kind.EXAMPLE).isEmpty()) {
            out.println(count(book.entries(RuleBook.Kind.EXAMPLE), coverage) + " worked examples covered");
        }
        long cited =
                rules.stream().filter(entry -> !isUncited(entry, citations)).count();
        out.println(cited + " of " + rules.size() + " rules named in the sources");
        out.flush();
        warn(all, coverage);
    }

    /** Examples are for tests; the program need not name them. */
    private static boolean isUncited(RuleBook.Entry entry, Citations citations) {
        return entry.kind() == RuleBook.Kind.RULE && citations.of(entry.id()).isEmpty();
    }

    private static void print(RuleBook.Entry entry, PrintWriter out) {
        String text = entry.text().length() > TEXT_SHOWN ? entry.text().substring(0, TEXT_SHOWN) + "…" : entry.text();
        out.printf("%-10s %s%n", entry.id(), text);
    }

    private static String count(List<RuleBook.Entry> entries, Coverage coverage) {
        long covered =
                entries.stream().filter(entry -> coverage.covers(entry.id())).count();
        return covered + " of " + entries.size();
    }

    /** Ids that tests name but the specification does not know are probably misspelt. */
    private void warn(RuleBook book, Coverage coverage) {
        PrintWriter err = err();
        String prefix =
                book.entries().isEmpty() ? "" : book.entries().getFirst().id().split("-")[0] + "-";
        for (String id : coverage.named()) {
            if (id.startsWith(prefix) && !book.knows(id)) {
                err.println("no such rule: " + id + " in " + coverage.proofs(id));
            }
        }
        err.flush();
    }
}

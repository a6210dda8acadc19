package civitas.app;

import civitas.lab.rules.Coverage;
import civitas.lab.rules.RuleBook;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code civitas rules}: how many rules of the specification have a test. */
@Command(
        name = "rules",
        description = "Count the rules of a game that have a test or a scenario.",
        footer = {
            "",
            "Reads docs/rules/GAME.md, @Rule in the test sources and the rules field of the files in scenarios/, so it",
            "works in the project only."
        },
        sortOptions = false)
final class Rules extends Subcommand {

    private static final int TEXT_SHOWN = 100;

    @Option(names = "--game", paramLabel = "GAME", description = "Whose rules (default: ${DEFAULT-VALUE}).")
    private String game = "clash";

    @Option(names = "--tag", paramLabel = "TAG", description = "Only the rules with this tag, such as M.")
    private Optional<String> tag = Optional.empty();

    @Option(names = "--uncovered", description = "List the rules that have no test.")
    private boolean uncovered;

    @Override
    public Integer call() {
        Path root = ProjectRoot.find()
                .orElseThrow(() -> wrong("this works only inside the project: there is no docs/rules here."));
        Path file = root.resolve("docs/rules/" + game + ".md");
        if (!game.matches("[a-z-]+") || !Files.isRegularFile(file)) {
            throw wrong("there are no rules of a game '" + game + "': " + file + " is missing.");
        }
        RuleBook all = RuleBook.read(file);
        RuleBook book = tag.map(all::tagged).orElse(all);
        Coverage coverage = Coverage.scan(root);
        PrintWriter out = out();
        if (uncovered) {
            book.entries().stream()
                    .filter(entry -> !coverage.covers(entry.id()))
                    .forEach(entry -> print(entry, out));
        }
        out.println(count(book.entries(RuleBook.Kind.RULE), coverage) + " rules covered");
        if (!book.entries(RuleBook.Kind.EXAMPLE).isEmpty()) {
            out.println(count(book.entries(RuleBook.Kind.EXAMPLE), coverage) + " worked examples covered");
        }
        out.flush();
        warn(all, coverage);
        return CommandLine.ExitCode.OK;
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

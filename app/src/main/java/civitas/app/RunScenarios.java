package civitas.app;

import civitas.lab.Shelf;
import civitas.lab.scenario.Outcome;
import civitas.lab.scenario.Problem;
import civitas.lab.scenario.ScenarioRunner;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code civitas scenario}: runs scenario files. */
@Command(
        name = "scenario",
        description = "Run scenario files and say which hold.",
        footer = {"", "How to write one is explained in docs/scenarios.md. The exit code is 1 if any scenario failed."})
final class RunScenarios extends Subcommand {

    private final Supplier<Shelf> shelf;

    @Parameters(
            paramLabel = "FILE|DIR",
            arity = "1..*",
            description = "Scenario files, or directories with files that end in .yaml.")
    private List<Path> paths = new ArrayList<>();

    @Option(
            names = "--choices",
            description = "After each scenario list everything that could be chosen where it ended.")
    private boolean choices;

    RunScenarios(Supplier<Shelf> shelf) {
        this.shelf = shelf;
    }

    @Override
    public Integer call() {
        List<Path> files = files();
        PrintWriter out = out();
        ScenarioRunner runner = new ScenarioRunner(shelf.get());
        int passed = 0;
        int failed = 0;
        for (Path file : files) {
            for (Outcome outcome : runner.run(file)) {
                passed += outcome.passed() ? 1 : 0;
                failed += outcome.passed() ? 0 : 1;
                print(outcome, out);
            }
        }
        out.println(passed + " passed, " + failed + " failed");
        out.flush();
        return failed == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw wrong("there is no file or directory '" + path + "'.");
            }
            files.addAll(ScenarioRunner.files(path));
        }
        if (files.isEmpty()) {
            throw wrong("there are no scenarios (*.yaml) in " + paths + ".");
        }
        return files;
    }

    private void print(Outcome outcome, PrintWriter out) {
        out.println((outcome.passed() ? "passed  " : "FAILED  ") + outcome.file() + "  " + outcome.title());
        for (Problem problem : outcome.problems()) {
            out.println("        " + problem);
        }
        if (choices) {
            outcome.choices().forEach(line -> out.println("        " + line));
        }
    }
}

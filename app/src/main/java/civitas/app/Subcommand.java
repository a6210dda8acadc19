package civitas.app;

import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the words after {@code civitas} have in common: they explain themselves, and understand or correct what was typed. */
abstract class Subcommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            order = -1,
            description = "Explain this command.")
    boolean help;

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    final Playable<?> game(Shelf shelf, String id) {
        return known("game", id, shelf::find, shelf.ids());
    }

    /** What a name stands for, or the complaint that lists the names there are. */
    final <V> V known(String kind, String name, Function<String, Optional<V>> meaning, List<String> names) {
        String list = (names.size() == 1 ? "there is " : "there are ") + String.join(", ", names);
        return meaning.apply(name).orElseThrow(() -> wrong("there is no " + kind + " '" + name + "'; " + list + "."));
    }

    /** To be thrown when an argument is wrong. */
    final ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}

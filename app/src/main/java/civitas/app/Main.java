package civitas.app;

import civitas.lab.Shelf;
import civitas.server.store.Unusable;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code civitas} command. Without a word it starts the server. */
@Command(
        name = "civitas",
        description = "A digital table for civilization board games.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Main implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] args) {
        // Laying out the games takes as long as understanding the command: both are done at once.
        CompletableFuture<Shelf> games = CompletableFuture.supplyAsync(() -> Games.SHELF);
        System.exit(commandLine(games::join).execute(orServe(args)));
    }

    /** Without a word the server is meant, with or without options. */
    static String[] orServe(String[] args) {
        boolean meant = args.length == 0
                || (args[0].startsWith("-")
                        && !List.of("-h", "--help", "-V", "--version").contains(args[0]));
        return meant ? Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new) : args;
    }

    static CommandLine commandLine(Supplier<Shelf> shelf) {
        return new CommandLine(new Main())
                .addSubcommand(new Serve(shelf))
                .addSubcommand(new Load())
                .addSubcommand(new Backup(shelf))
                .addSubcommand(new Restore())
                .addSubcommand(new Simulate(shelf))
                .addSubcommand(new Compete(shelf))
                .addSubcommand(new Learn(shelf))
                .addSubcommand(new Calibrate(shelf))
                .addSubcommand(new Replay(shelf))
                .addSubcommand(new Analyse(shelf))
                .addSubcommand(new RunScenarios(shelf))
                .addSubcommand(new Rules())
                .addSubcommand(new Train(shelf))
                .setParameterExceptionHandler(Main::explain)
                .setExecutionExceptionHandler(Main::confess);
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return CommandLine.ExitCode.OK;
    }

    /** One sentence about what was not understood, and where to look. */
    private static int explain(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        PrintWriter err = command.getErr();
        err.println(name + ": " + message(problem));
        UnmatchedArgumentException.printSuggestions(problem, err);
        err.println("Try '" + name + " --help'.");
        return CommandLine.ExitCode.USAGE;
    }

    /** Something went wrong that no argument explains: the developers will want to see where. */
    private static int confess(Exception problem, CommandLine command, ParseResult arguments) {
        if (problem instanceof Unusable unusable) {
            String name = command.getCommandSpec().qualifiedName();
            command.getErr().println(name + ": " + unusable.getMessage() + ".");
            return CommandLine.ExitCode.SOFTWARE;
        }
        problem.printStackTrace(command.getErr());
        command.getErr().println("This should not have happened. Please report it, with the record if there is one.");
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static String message(ParameterException problem) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst();
            if (unmatched.isUnknownOption()) {
                return "there is no option '" + word + "'.";
            }
            boolean commands = !problem.getCommandLine().getSubcommands().isEmpty();
            return commands ? "there is no command '" + word + "'." : "what does '" + word + "' mean here?";
        }
        return String.valueOf(problem.getMessage());
    }

    /** The version that the build wrote into the jar. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {
                "civitas "
                        + Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                                .orElse("(development)")
            };
        }
    }
}

package civitas.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code civitas} command. Without a word it explains itself. */
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
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setParameterExceptionHandler(Main::explain);
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

    private static String message(ParameterException problem) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            List<String> words = unmatched.getUnmatched();
            return unmatched.isUnknownOption()
                    ? "there is no option '" + words.getFirst() + "'."
                    : "there is no command '" + words.getFirst() + "'.";
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

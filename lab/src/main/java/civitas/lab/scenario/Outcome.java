package civitas.lab.scenario;

import java.nio.file.Path;
import java.util.List;

/**
 * How one scenario of a file went.
 *
 * @param choices everything that could have been chosen where it ended, in lines for a person
 */
public record Outcome(Path file, String title, List<Problem> problems, List<String> choices) {

    public Outcome {
        problems = List.copyOf(problems);
        choices = List.copyOf(choices);
    }

    public boolean passed() {
        return problems.isEmpty();
    }
}

package civitas.lab.scenario;

import java.nio.file.Path;
import java.util.List;

/** How one scenario of a file went. */
public record Outcome(Path file, String title, List<Problem> problems) {

    public Outcome {
        problems = List.copyOf(problems);
    }

    public boolean passed() {
        return problems.isEmpty();
    }
}

package civitas.lab.scenario;

import civitas.kernel.Game;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import civitas.kernel.scenario.Yaml;
import civitas.lab.Opening;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The positions of scenarios as places where other games can go on. What happens in the scenarios is left aside. */
public final class ScenarioOpenings {

    private ScenarioOpenings() {}

    /** The positions in a file, in its order; those of other games and scenarios without a position are none. */
    public static List<Opening.Arranged> read(Path file, Game<?> game) throws IOException {
        List<Opening.Arranged> openings = new ArrayList<>();
        try {
            for (Node document : Shared.apply(Yaml.read(Files.readString(file)))) {
                Scenario scenario =
                        ScenarioReader.read(document, file.getFileName().toString());
                if (scenario.game().text().equals(game.id())) {
                    scenario.position().ifPresent(position -> openings.add(opening(scenario, position, game)));
                }
            }
        } catch (ScenarioException e) {
            throw new IllegalArgumentException(file + ", line " + e.line() + ": " + e.getMessage(), e);
        }
        return openings;
    }

    private static Opening.Arranged opening(Scenario scenario, Node position, Game<?> game) {
        List<String> boxes = scenario.boxes().isEmpty() ? game.usualBoxes().ids() : scenario.boxes();
        return new Opening.Arranged(
                scenario.title(), boxes, scenario.options(), scenario.players().number(), position);
    }
}

package civitas.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a simulation found. Means are over the games that were finished.
 *
 * @param games all games, failed ones included
 * @param stages how many games ended in each stage (age, turn …)
 * @param agents how those did who were played by this or that agent
 * @param order how those did who played first, second … in the first round
 * @param civilizations how those did who played this or that civilization
 * @param objectives how those did who completed this or that objective
 * @param uses how often each ability was used, by kind and code, if it was counted
 */
public record Report(
        String game,
        List<String> boxes,
        SortedMap<String, String> options,
        long seed,
        int threads,
        int games,
        int failures,
        double seconds,
        double gamesPerSecond,
        double decisionsPerSecond,
        double decisionsPerGame,
        SortedMap<Integer, Integer> stages,
        double meanStage,
        List<Failure> failed,
        List<Group> agents,
        List<Group> order,
        List<Group> civilizations,
        List<Group> objectives,
        SortedMap<String, Integer> uses) {

    /** A game that failed: its number (from 1), its record and why. */
    public record Failure(int game, String record, String reason) {}

    public Report {
        boxes = List.copyOf(boxes);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
        failed = List.copyOf(failed);
        agents = List.copyOf(agents);
        order = List.copyOf(order);
        civilizations = List.copyOf(civilizations);
        objectives = List.copyOf(objectives);
        uses = Collections.unmodifiableSortedMap(new TreeMap<>(uses));
    }

    /** The scoring categories that occur, in the order the game names them. */
    public List<String> categories() {
        List<String> names = new ArrayList<>();
        for (Group agent : agents) {
            for (String name : agent.categories().keySet()) {
                if (!names.contains(name)) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    /** The report as a JSON object whose members are named as the components of this record. */
    public String json() {
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(this)
                + "\n";
    }
}

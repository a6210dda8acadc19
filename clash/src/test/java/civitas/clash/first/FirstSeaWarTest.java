package civitas.clash.first;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.board.Space;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.clash.view.Audit;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Two fleets among islands, led at random. Ordinary games at random seldom have two ships in one space, so who is aboard which of them
 * is tried here, where that is the rule.
 */
class FirstSeaWarTest {

    private static final int WARS = 60;
    private static final int TURNS = 6;
    private static final int CHOICES = 60;
    private static final int ACTIONS = 12;

    private static final List<String> WARLIKE =
            List.of("move", "from", "add", "go", "board", "lose", "fight-on", "retreat");

    /** How often what was done, by the beginning of its code. */
    private final Map<String, Integer> done = new TreeMap<>();

    @Test
    @Rule({"CC-6.61", "CC-7.104"})
    void whateverIsDoneEverybodyAboardIsOnAShip() {
        for (int seed = 0; seed < WARS; seed++) {
            wage(seed);
        }
        assertThat(done).containsKeys("board", "add ship-with", "add infantry-from", "lose ship-with");
    }

    private void wage(int seed) {
        Random random = new Random(seed);
        TestTable test = islands();
        for (int turn = 0; turn < TURNS; turn++) {
            test.turnOf(turn % 2);
            test.table().turn().setActionsLeft(ACTIONS);
            for (int i = 0; i < CHOICES && isAtWar(test); i++) {
                choose(test.table(), random);
                Audit.check(test.table());
                assertThat(test.table().copy().dump().toString())
                        .isEqualTo(test.table().dump().toString());
            }
            while (!test.codes().contains("end-turn")) {
                choose(test.table(), random);
            }
        }
    }

    /** Between actions there is something to do as long as units can move. */
    private static boolean isAtWar(TestTable test) {
        return test.codes().contains("move") || !test.codes().contains("end-turn");
    }

    private static TestTable islands() {
        TestTable test = First.plain();
        List<String> seas = new ArrayList<>();
        List<String> lands = new ArrayList<>();
        for (Space space : test.table().board().spaces()) {
            boolean sea = space.index() % 3 != 0;
            (sea ? seas : lands).add(space.label());
            test.terrain(space.label(), sea ? Terrain.SEA : Terrain.PLAINS);
        }
        land(test, 0, seas, lands);
        land(test, 1, seas.subList(4, seas.size()), lands.reversed());
        return test;
    }

    private static void land(TestTable test, int player, List<String> seas, List<String> lands) {
        test.advances(player, BaseAdvance.TACTICS).city(player, lands.getFirst(), Mood.NEUTRAL);
        test.ship(player, seas.get(0), SETTLER, INFANTRY).ship(player, seas.get(0));
        test.ship(player, seas.get(1), INFANTRY, INFANTRY).ship(player, seas.get(1), INFANTRY);
        for (int i = 0; i < 3; i++) {
            test.units(player, INFANTRY, lands.get(i), 2);
        }
        test.units(player, SETTLER, lands.getFirst(), 2);
    }

    private void choose(ClashTable table, Random random) {
        int seat = table.asking();
        List<Choice> all = new ArrayList<>(table.choices(seat));
        List<Choice> warlike = all.stream()
                .filter(choice -> WARLIKE.contains(choice.verb().code()))
                .toList();
        List<Choice> from = warlike.isEmpty() ? all : warlike;
        Choice choice = from.get(random.nextInt(from.size()));
        if (random.nextBoolean()) {
            // whole fleets meet more often than single ships
            choice = from.stream()
                    .filter(any -> any.code().equals("add all"))
                    .findFirst()
                    .orElse(choice);
        }
        note(choice.code());
        table.choose(seat, choice);
    }

    private void note(String code) {
        String[] words = code.split("-with|-from| ");
        boolean aboard = code.contains("-with-") || code.contains("-from-");
        String key = aboard ? words[0] + " " + words[1] + (code.contains("-from-") ? "-from" : "-with") : words[0];
        done.merge(key, 1, Integer::sum);
        if (aboard) {
            done.merge(words[0], 1, Integer::sum);
        }
    }
}

package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.stage.ClashStage;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Yaml;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * What nobody should ever see a computer do: prepared positions in which it is plain what is sensible, played by {@code normal} with several
 * seeds, which are the same in every run.
 */
class SanityTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int SEEDS = 4;

    private static final ClashGame GAME = new ClashGame();
    private static final ClashEvaluation EVALUATION = new ClashEvaluation();

    /** Red's turn from a prepared position. */
    private static final class Turn {
        private final ClashTable table;
        private int actionsGivenAway;

        Turn(ClashTable table) {
            this.table = table;
        }

        private void play(long seed) {
            List<Agent<ClashTable>> agents = new ArrayList<>();
            List<Situation<ClashTable>> situations = new ArrayList<>();
            for (int seat = RED; seat <= BLUE; seat++) {
                agents.add(Level.NORMAL.agent(EVALUATION, 10 * seed + seat));
                situations.add(new Situation<>(GAME, table, Seat.of(seat)));
            }
            while (!table.over() && table.active() == RED) {
                int asked = table.asking();
                Choice choice = agents.get(asked).decide(situations.get(asked), Budget.UNLIMITED);
                if (choice.verb().code().equals("end-turn")) {
                    actionsGivenAway += table.turn().actionsLeft();
                }
                table.choose(asked, choice);
            }
        }
    }

    @Test
    void aCityNextToBarbariansGetsSoldiers() throws IOException {
        for (Turn turn : turns("garrison")) {
            assertThat(army(turn, "D4") > 0 || barbarians(turn.table) == 0)
                    .as("soldiers in the city, or no barbarians left")
                    .isTrue();
        }
    }

    @Test
    void aSettlerOnAGoodPlaceFoundsACity() throws IOException {
        for (Turn turn : turns("settler")) {
            assertThat(turn.table.cities().count(RED)).isEqualTo(2);
        }
    }

    @Test
    void aPriceThatIsTogetherBecomesAWonder() throws IOException {
        for (Turn turn : turns("wonder")) {
            assertThat(measured(turn, "red.wonders").toString()).contains("great-gardens");
        }
    }

    @Test
    void noActionIsGivenAway() throws IOException {
        for (Turn turn : turns("actions")) {
            assertThat(turn.actionsGivenAway).isZero();
        }
    }

    private static int army(Turn turn, String space) {
        return Integer.parseInt(measured(turn, "units " + space + ".infantry").toString());
    }

    private static Object measured(Turn turn, String fact) {
        return new ClashStage().measure(turn.table, fact).orElseThrow();
    }

    private static int barbarians(ClashTable table) {
        return Integer.parseInt(new ClashStage()
                .measure(table, "barbarians.infantry")
                .orElseThrow()
                .toString());
    }

    /** The turn played with each seed. */
    private static List<Turn> turns(String title) throws IOException {
        List<Turn> turns = new ArrayList<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            ClashTable table = GAME.deal(Setup.of(GAME.id(), GAME.usualBoxes().ids(), Map.of(), 2, seed));
            new ClashStage().arrange(table, position(title));
            table.settle();
            Turn turn = new Turn(table);
            turn.play(seed);
            turns.add(turn);
        }
        return turns;
    }

    private static Node position(String title) throws IOException {
        try (InputStream in = SanityTest.class.getResourceAsStream("minds/sanity.yaml")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return Yaml.read(text).stream()
                    .map(Node::fields)
                    .filter(fields -> fields.get("title").orElseThrow().text().equals(title))
                    .findFirst()
                    .orElseThrow()
                    .get("position")
                    .orElseThrow();
        }
    }
}

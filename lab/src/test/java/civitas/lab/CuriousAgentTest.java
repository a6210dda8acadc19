package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CuriousAgentTest {

    private static final Setup SETUP = Setup.of("toy", List.of("base"), Map.of(), 2, 7);

    @Test
    void simulationsKnowItBesideThePlayersOfTables() {
        assertThat(Entrants.codes()).contains("random", "greedy", "expert", "curious", "flat");
        assertThat(Entrants.of("greedy")).contains(Level.GREEDY);
        assertThat(Entrants.of("curious")).isPresent();
        assertThat(Entrants.of("genius")).isEmpty();
        assertThat(Level.of("curious")).as("nobody meets it at a table").isEmpty();
    }

    @Test
    void itPlaysToTheEndAndFollowsFromItsSeed() {
        Plan plan = new Plan(
                List.of("base"),
                Map.of(),
                Plan.Variety.AS_PLANNED,
                List.of(Entrants.of("curious").orElseThrow(), Level.RANDOM),
                30,
                7,
                1,
                Optional.empty(),
                List.of(),
                false,
                Plan.Rotation.FIXED,
                List.of());
        Report once = new Simulation<>(Toy.PLAYABLE, plan).run(() -> {});
        Report again = new Simulation<>(Toy.PLAYABLE, plan).run(() -> {});
        assertThat(once.failures()).isZero();
        assertThat(once.agents().getFirst().name()).isEqualTo("curious");
        assertThat(again.agents()).isEqualTo(once.agents());
    }

    /** Asked again and again, it gives every answer about as often, because it tires of those it gave. */
    @Test
    void itComesAroundToEveryChoice() {
        Match<ToyTable> match = Match.start(new ToyGame(), SETUP);
        Seat seat = Seat.of(match.table().asking());
        Situation<ToyTable> situation = new Situation<>(new ToyGame(), match.table(), seat);
        String before = match.table().dump().toString();
        Agent<ToyTable> indifferent = new CuriousAgent<>((table, anybody) -> 0, 3);
        List<Choice> choices = situation.choices();
        Map<Choice, Integer> given = new HashMap<>();
        for (int i = 0; i < 100 * choices.size(); i++) {
            given.merge(indifferent.decide(situation, Budget.UNLIMITED), 1, Integer::sum);
        }
        assertThat(choices).hasSizeGreaterThan(1);
        assertThat(given).containsOnlyKeys(choices);
        assertThat(given.values()).allMatch(times -> times > 60);
        assertThat(match.table().dump().toString())
                .as("the table is left alone")
                .isEqualTo(before);
    }
}

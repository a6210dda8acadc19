package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameLoopTest {

    private static final Setup SETUP = Setup.of("toy", List.of("base"), Map.of(), 3, 21);

    @Test
    void playsToTheEndAndCanTellHow() {
        Course<ToyTable> course = loop(agents(), 1000).play(SETUP);
        assertThat(course.table().over()).isTrue();
        Match<ToyTable> again = Match.replay(new ToyGame(), course.record());
        assertThat(again.plies()).isEqualTo(course.plies());
    }

    @Test
    void theSameAgentsPlayTheSameGame() {
        assertThat(loop(agents(), 1000).play(SETUP).record())
                .isEqualTo(loop(agents(), 1000).play(SETUP).record());
    }

    @Test
    void anInvitedSeatHasTheWord() {
        List<String> said = new ArrayList<>();
        List<Agent<ToyTable>> agents = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            agents.add(new Trader(said));
        }
        loop(agents, 1000).play(SETUP);
        assertThat(said).isNotEmpty().allMatch(word -> word.startsWith("accept "));
    }

    /** Offers when it can, and accepts whatever is offered. */
    private record Trader(List<String> said) implements Agent<ToyTable> {
        @Override
        public Choice decide(Situation<ToyTable> situation, Budget budget) {
            return situation.choices().stream()
                    .filter(choice -> choice.verb().code().equals("offer"))
                    .findFirst()
                    .orElseGet(() -> situation.choices().getFirst());
        }

        @Override
        public Optional<Choice> speak(Situation<ToyTable> situation, Budget budget) {
            Choice word = situation.choices().getLast();
            said.add(word.code());
            return Optional.of(word);
        }
    }

    @Test
    void aGameThatDoesNotEndIsAFailure() {
        assertThatThrownBy(() -> loop(agents(), 5).play(SETUP))
                .isInstanceOfSatisfying(
                        GameFailure.class,
                        failure -> assertThat(failure.record().entries()).hasSizeGreaterThanOrEqualTo(5))
                .hasMessageContaining("the game has not ended after 5 choices");
    }

    private static GameLoop<ToyTable> loop(List<Agent<ToyTable>> agents, int maxPlies) {
        return new GameLoop<>(new ToyGame(), agents, Budget.UNLIMITED, maxPlies);
    }

    private static List<Agent<ToyTable>> agents() {
        return List.of(
                Level.RANDOM.agent(ToyGame::worth, 1),
                Level.GREEDY.agent(ToyGame::worth, 2),
                Level.RANDOM.agent(ToyGame::worth, 3));
    }
}

package civitas.agents;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AgentsTest {

    private static final Game<ToyTable> GAME = new ToyGame();

    @ParameterizedTest
    @EnumSource(Level.class)
    void anAgentFollowsFromItsSeed(Level level) {
        assertThat(play(level, level, 3)).isEqualTo(play(level, level, 3)).isNotEqualTo(play(level, level, 4));
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void anAgentLeavesTheTableAlone(Level level) {
        Match<ToyTable> match = start(7);
        String before = match.table().dump().toString();
        Agent<ToyTable> agent = level.agent(ToyGame::worth, 1);
        Situation<ToyTable> situation = new Situation<>(GAME, match.table(), Seat.RED);
        assertThat(situation.choices()).contains(agent.decide(situation, Budget.UNLIMITED));
        assertThat(match.table().dump().toString()).isEqualTo(before);
    }

    @Test
    void greedyIsBetterThanRandom() {
        int won = 0;
        for (int seed = 0; seed < 100; seed++) {
            won += wins(play(Level.GREEDY, Level.RANDOM, seed), Seat.RED) ? 1 : 0;
            won += wins(play(Level.RANDOM, Level.GREEDY, seed), Seat.BLUE) ? 1 : 0;
        }
        assertThat(won).isGreaterThan(110);
    }

    @Test
    void greedySellsTheCardThatCostsLeastAndDeclinesABadDeal() {
        Match<ToyTable> match = market();
        Seat seller = Seat.of(Integer.numberOfTrailingZeros(match.table().invited()));
        Situation<ToyTable> situation = new Situation<>(GAME, match.table(), seller);

        Agent<ToyTable> wantsCoins = new GreedyAgent<>((table, seat) -> ToyGame.worth(table, seat), 1);
        Choice cheapest = situation.choices().get(1);
        assertThat(cheapest.code()).isEqualTo("accept c1");
        assertThat(wantsCoins.speak(situation, Budget.UNLIMITED)).contains(cheapest);

        Agent<ToyTable> wantsNothing = new GreedyAgent<>((table, seat) -> 0, 1);
        assertThat(wantsNothing.speak(situation, Budget.UNLIMITED).map(Choice::code))
                .contains("decline");
    }

    @Test
    void randomSpeaksUpNowAndThen() {
        Match<ToyTable> match = market();
        Seat seller = Seat.of(Integer.numberOfTrailingZeros(match.table().invited()));
        Situation<ToyTable> situation = new Situation<>(GAME, match.table(), seller);
        Agent<ToyTable> random = new RandomAgent<>(5);
        int words = 0;
        for (int i = 0; i < 800; i++) {
            words += random.speak(situation, Budget.UNLIMITED).isPresent() ? 1 : 0;
        }
        assertThat(words).isBetween(60, 140);
        Situation<ToyTable> nobody = new Situation<>(GAME, match.table(), Seat.GREEN);
        for (int i = 0; i < 50; i++) {
            assertThat(random.speak(nobody, Budget.UNLIMITED)).isEmpty();
        }
    }

    @Test
    void aBudgetEndsByIterationsOrByTime() {
        Budget.Meter three = Budget.iterations(3).start();
        assertThat(List.of(three.another(), three.another(), three.another())).containsExactly(true, true, false);

        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);
        Budget.Meter time = new Budget(Long.MAX_VALUE, 10, now::get).start();
        now.addAndGet(9);
        assertThat(time.another()).isTrue();
        now.addAndGet(1);
        assertThat(time.another()).isFalse();
        assertThat(Budget.iterations(9).orTime(Duration.ZERO).start().another()).isFalse();
        assertThat(Budget.time(Duration.ofHours(1)).start().another()).isTrue();
    }

    @Test
    void aShortBudgetStillGivesAChoice() {
        Match<ToyTable> match = start(7);
        Situation<ToyTable> situation = new Situation<>(GAME, match.table(), Seat.BLUE);
        Agent<ToyTable> agent = new GreedyAgent<>(ToyGame::worth, 1);
        for (int iterations = 1; iterations < 10; iterations++) {
            assertThat(situation.choices()).contains(agent.decide(situation, Budget.iterations(iterations)));
        }
    }

    @Test
    void aSearchThatIsCutShortStillGivesAChoice() {
        Match<ToyTable> match = start(7);
        Situation<ToyTable> situation = new Situation<>(GAME, match.table(), Seat.BLUE);
        for (int iterations = 1; iterations < 10; iterations++) {
            Agent<ToyTable> agent = Level.EXPERT.agent(ToyGame::worth, 1);
            assertThat(situation.choices()).contains(agent.decide(situation, Budget.iterations(iterations)));
            assertThat(situation.choices()).contains(agent.decide(situation, Budget.UNLIMITED.orTime(Duration.ZERO)));
        }
    }

    @Test
    void searchingIsBetterThanLookingAtHalfOfTheChoices() {
        int won = 0;
        for (int seed = 0; seed < 40; seed++) {
            won += wins(play(Level.HARD, Level.EASY, seed), Seat.RED) ? 1 : 0;
            won += wins(play(Level.EASY, Level.HARD, seed), Seat.BLUE) ? 1 : 0;
        }
        assertThat(won).isGreaterThan(40);
    }

    @Test
    void levelsHaveNames() {
        assertThat(Level.codes()).containsExactly("random", "greedy", "easy", "normal", "hard", "expert");
        assertThat(Level.offered()).containsExactly(Level.EASY, Level.NORMAL, Level.HARD, Level.EXPERT);
        assertThat(Level.of("greedy")).contains(Level.GREEDY);
        assertThat(Level.of("genius")).isEmpty();
    }

    private static Match<ToyTable> start(long seed) {
        return Match.start(GAME, Setup.of("toy", List.of("base"), Map.of(), 2, seed));
    }

    /** A game in which somebody has just been offered a coin for a card and holds a card of one pip. */
    private static Match<ToyTable> market() {
        for (long seed = 0; ; seed++) {
            Match<ToyTable> match = start(seed);
            while (!match.over()) {
                Seat seat = Seat.of(match.table().asking());
                List<Choice> choices = match.decision(seat).choices();
                Optional<Choice> offer = choices.stream()
                        .filter(choice -> choice.verb().code().equals("offer"))
                        .findFirst();
                match.choose(seat, offer.orElse(choices.getLast()));
                if (match.table().invited() != 0
                        && match.table()
                                .choices(Integer.numberOfTrailingZeros(
                                        match.table().invited()))
                                .get(1)
                                .code()
                                .equals("accept c1")) {
                    return match;
                }
            }
        }
    }

    private static boolean wins(Match<ToyTable> match, Seat seat) {
        return GAME.standings(match.table()).get(seat.index()).place() == 1;
    }

    private static boolean wins(List<String> lines, Seat seat) {
        return lines.getLast().equals(seat.code());
    }

    /** The choices of a game and its winner. */
    private static List<String> play(Level red, Level blue, long seed) {
        Match<ToyTable> match = start(seed);
        List<Agent<ToyTable>> agents =
                List.of(red.agent(ToyGame::worth, seed + 1), blue.agent(ToyGame::worth, seed + 2));
        List<String> lines = new ArrayList<>();
        while (!match.over()) {
            Seat seat = Seat.of(match.table().asking());
            Choice choice =
                    agents.get(seat.index()).decide(new Situation<>(GAME, match.table(), seat), Budget.UNLIMITED);
            match.choose(seat, choice);
            lines.add(seat + " " + choice);
        }
        lines.add(wins(match, Seat.RED) ? "red" : "blue");
        return lines;
    }
}

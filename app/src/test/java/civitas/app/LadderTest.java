package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Level;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.lab.GameLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A few games between levels that are far apart, the same in every run: fixed deals, fixed seeds, thinking counted and not timed. That
 * neighbouring levels differ is measured in tournaments, see docs/performance.md.
 */
class LadderTest {

    private static final long FIRST_DEAL = 2026;
    private static final Budget COUNTED = Budget.iterations(24);

    @Test
    void everyLevelOfClashLeavesWhoeverPlaysBlindlyBehind() {
        for (Level level : Level.offered()) {
            assertThat(lead(new ClashGame(), new ClashEvaluation(), level, Level.RANDOM, 1))
                    .as("points of %s beyond those of random", level)
                    .isPositive();
        }
    }

    /** A whole game of those who search takes too long here. */
    @Test
    void levelsOfCivilizationLeaveWhoeverPlaysBlindlyBehind() {
        for (Level level : List.of(Level.EASY, Level.NORMAL)) {
            assertThat(wins(new CivGame(), new CivEvaluation(), level, Level.RANDOM, 1))
                    .as("games that %s wins of 2 against random", level)
                    .isEqualTo(2);
        }
    }

    @Test
    void hardScoresMoreThanEasyInClash() {
        assertThat(lead(new ClashGame(), new ClashEvaluation(), Level.HARD, Level.EASY, 2))
                .isPositive();
    }

    /** By how many points a level is ahead in all games together; every deal is played from both seats. */
    private static <T extends Table<T>> double lead(
            Game<T> game, Evaluation<T> evaluation, Level level, Level other, int deals) {
        double lead = 0;
        for (List<Standing> standings : matches(game, evaluation, level, other, deals)) {
            lead += standings.getFirst().points() - standings.getLast().points();
        }
        return lead;
    }

    private static <T extends Table<T>> long wins(
            Game<T> game, Evaluation<T> evaluation, Level level, Level other, int deals) {
        return matches(game, evaluation, level, other, deals).stream()
                .filter(standings -> standings.getFirst().place() == 1)
                .count();
    }

    /** How the level and then the other ended, game by game. */
    private static <T extends Table<T>> List<List<Standing>> matches(
            Game<T> game, Evaluation<T> evaluation, Level level, Level other, int deals) {
        List<List<Standing>> all = new ArrayList<>();
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < 2; seat++) {
                Setup setup = Setup.of(game.id(), game.usualBoxes().ids(), Map.of(), 2, FIRST_DEAL + deal);
                Agent<T> one = level.agent(evaluation, 100L + deal);
                Agent<T> two = other.agent(evaluation, 200L + deal);
                T table = new GameLoop<>(game, seat == 0 ? List.of(one, two) : List.of(two, one), COUNTED, 20_000)
                        .play(setup)
                        .table();
                all.add(List.of(standing(game, table, seat), standing(game, table, 1 - seat)));
            }
        }
        return all;
    }

    private static <T extends Table<T>> Standing standing(Game<T> game, T table, int seat) {
        return game.standings(table).stream()
                .filter(standing -> standing.seat().index() == seat)
                .findFirst()
                .orElseThrow();
    }
}

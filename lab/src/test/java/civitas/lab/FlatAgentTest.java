package civitas.lab;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlatAgentTest {

    private static final ToyGame GAME = new ToyGame();

    @Test
    void winsMoreThanWhoChoosesBlindly() {
        int wins = 0;
        for (int game = 0; game < 40; game++) {
            int own = game % 2;
            List<Agent<ToyTable>> agents = new ArrayList<>();
            for (int seat = 0; seat < 2; seat++) {
                String kind = seat == own ? "flat" : "random";
                agents.add(Entrants.of(kind).orElseThrow().agent(ToyGame::worth, 100 * game + seat));
            }
            ToyTable end = new GameLoop<>(GAME, agents, Budget.iterations(60), 1000)
                    .play(Setup.of("toy", List.of("base"), Map.of(), 2, game / 2))
                    .table();
            wins += GAME.standings(end).get(own).place() == 1 ? 1 : 0;
        }
        assertThat(wins).isGreaterThan(26);
    }

    @Test
    void theSameSeedAndIterationsGiveTheSameChoice() {
        ToyTable table = GAME.deal(Setup.of("toy", List.of("base"), Map.of(), 3, 5));
        Situation<ToyTable> situation = new Situation<>(GAME, table, Seat.of(table.asking()));
        Choice first = new FlatAgent<ToyTable>(8).decide(situation, Budget.iterations(50));
        assertThat(first).isIn(situation.choices());
        assertThat(new FlatAgent<ToyTable>(8).decide(situation, Budget.iterations(50)))
                .isEqualTo(first);
        assertThat(new FlatAgent<ToyTable>(8).decide(situation, Budget.UNLIMITED))
                .as("ends by itself")
                .isIn(situation.choices());
    }
}

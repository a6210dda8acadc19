package civitas.benchmarks;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.RandomAgent;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.lab.Course;
import civitas.lab.GameLoop;
import java.util.ArrayList;
import java.util.List;

/**
 * Games of random players, and positions taken from them at even distances, because a copy of an opening says little about
 * a copy of an endgame.
 *
 * @param template what to play; its seed is where the seeds of all games begin
 * @param <T> the game's table
 */
record RandomPlay<T extends Table<T>>(Game<T> game, Setup template) {

    private static final int MAX_PLIES = 100_000;
    private static final int POSITIONS_PER_GAME = 32;

    Course<T> play(long number) {
        List<Agent<T>> agents = new ArrayList<>();
        for (int seat = 0; seat < template.seats(); seat++) {
            agents.add(new RandomAgent<>(number * 31 + seat));
        }
        Setup setup = new Setup(
                template.game(),
                template.boxes(),
                template.options(),
                template.players(),
                template.seed().low() + number);
        return new GameLoop<>(game, agents, Budget.UNLIMITED, MAX_PLIES).play(setup);
    }

    List<T> positions(GameRecord record) {
        List<T> positions = new ArrayList<>();
        Match<T> match = Match.start(game, record.setup());
        int plies = record.entries().size();
        for (int ply = 0; ply < plies; ply++) {
            if (ply * POSITIONS_PER_GAME / plies < (ply + 1) * POSITIONS_PER_GAME / plies) {
                positions.add(match.table().copy());
            }
            GameRecord.Entry entry = record.entries().get(ply);
            match.choose(entry.seat(), entry.code());
        }
        return positions;
    }
}

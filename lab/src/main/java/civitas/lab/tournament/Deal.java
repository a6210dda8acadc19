package civitas.lab.tournament;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.lab.Course;
import civitas.lab.GameFailure;
import civitas.lab.GameLoop;
import civitas.lab.GameSheet;
import civitas.lab.Playable;
import civitas.lab.Seeding;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * One deal of a pairing, played once from every seat: whoever got the better cards or the first turn, both had it.
 *
 * @param number from 0
 */
record Deal<T extends Table<T>>(
        Playable<T> playable, Pairing pairing, TournamentPlan plan, int number, LongSupplier clock) {

    /**
     * What came of a deal.
     *
     * @param share the challenger's part of the wins
     * @param won how often the challenger was placed before one of the others; at the same place counts half
     * @param met how often he could have been
     * @param failures games that broke down; such a deal does not count
     */
    record Outcome(double share, double won, int met, Conduct challenger, Conduct other, List<String> failures) {}

    Outcome play() {
        Conduct challenger = new Conduct();
        Conduct other = new Conduct();
        List<String> failures = new ArrayList<>();
        double wins = 0;
        double won = 0;
        for (int own = 0; own < pairing.seats(); own++) {
            try {
                GameSheet sheet = game(own, challenger, other);
                int place = place(sheet, own);
                wins += place == 1 ? 1.0 / sheet.winners() : 0;
                won += beaten(sheet, own, place);
            } catch (GameFailure failure) {
                failures.add(
                        "deal " + (number + 1) + " of " + pairing.challenger().name() + " against "
                                + pairing.other().name() + ": " + failure.getMessage());
            }
        }
        int met = pairing.seats() * (pairing.seats() - 1);
        return new Outcome(wins / pairing.seats(), won, met, challenger, other, failures);
    }

    /** The challenger's seats are counted from 0. */
    private GameSheet game(int own, Conduct challenger, Conduct other) {
        long seed = Seeding.of(plan.seed(), number);
        List<Agent<T>> agents = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < pairing.seats(); seat++) {
            Contestant contestant = seat == own ? pairing.challenger() : pairing.other();
            Agent<T> agent = contestant
                    .kind()
                    .agent(contestant.evaluation(playable.evaluation()), Seeding.of(Seeding.of(seed, own), seat + 1));
            agents.add(new Observed<>(agent, contestant.budget(clock), seat == own ? challenger : other, clock));
            names.add(contestant.name());
        }
        Setup setup = new Setup(playable.id(), pairing.boxes(), new TreeMap<>(plan.options()), names, seed);
        Course<T> course = new GameLoop<>(playable.game(), agents, Budget.UNLIMITED, GameLoop.MAX_PLIES).play(setup);
        GameSheet sheet =
                GameSheet.of(number + 1, playable.game(), setup, course.table(), course.beginner(), course.plies());
        for (GameSheet.PlayerSheet player : sheet.players()) {
            (isSeat(player, own) ? challenger : other).finished(sheet, player);
        }
        return sheet;
    }

    private static boolean isSeat(GameSheet.PlayerSheet player, int seat) {
        return player.seat().equals(Seat.of(seat).code());
    }

    private static int place(GameSheet sheet, int own) {
        return sheet.players().stream()
                .filter(player -> isSeat(player, own))
                .mapToInt(GameSheet.PlayerSheet::place)
                .sum();
    }

    private static double beaten(GameSheet sheet, int own, int place) {
        return sheet.players().stream()
                .filter(player -> !isSeat(player, own))
                .mapToDouble(player -> player.place() > place ? 1 : player.place() == place ? 0.5 : 0)
                .sum();
    }
}

package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.Warfare;
import civitas.server.api.Forecast;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Plays a fight out on imagined tables by the rules themselves, and counts. Everything hidden is dealt anew for each of them and
 * everybody in the fight chooses at random, so nothing of it depends on a secret; the same question at the same moment has the
 * same answer. The work is bounded, and done on a copy, outside of the room's door.
 *
 * @param table a copy
 * @param ply what is imagined follows from it
 */
record Oracle<T extends Table<T>>(Game<T> game, T table, Seat seat, String code, int ply) {

    private static final int RUNS = 40;

    /** More choices than any fight takes. */
    private static final int LONGEST = 400;

    /** Nothing where the choice is not legal or leads into no fight. */
    Optional<Forecast> ask() {
        Optional<Choice> attack = find(table);
        if (attack.isEmpty() || table.fight(seat, attack.get()).equals(Thing.NONE)) {
            return Optional.empty();
        }
        Thing place = table.fight(seat, attack.get());
        int won = 0;
        int lost = 0;
        int killed = 0;
        for (int run = 0; run < RUNS; run++) {
            T trial = game.imagine(table, seat, (long) ply * RUNS + run);
            int own = game.warfare().troops(trial, seat);
            int others = game.warfare().troopsAgainst(trial, seat);
            find(trial).ifPresent(choice -> trial.choose(seat.index(), choice));
            fight(trial, new SplittableRandom((long) ply * RUNS + run));
            won += game.warfare().holds(trial, seat, place) ? 1 : 0;
            lost += Math.max(0, own - game.warfare().troops(trial, seat));
            killed += Math.max(0, others - game.warfare().troopsAgainst(trial, seat));
        }
        return Optional.of(new Forecast(RUNS, Math.round(100f * won / RUNS), mean(lost), mean(killed)));
    }

    /** To one decimal. */
    private static double mean(int sum) {
        return Math.round(10.0 * sum / RUNS) / 10.0;
    }

    private Optional<Choice> find(T at) {
        return at.choices(seat.index()).stream()
                .filter(choice -> choice.code().equals(code))
                .findFirst();
    }

    /** Until the battle is over; whoever could stop it before it begins says nothing. */
    private void fight(T trial, SplittableRandom random) {
        Warfare<T> warfare = game.warfare();
        boolean begun = warfare.isUnderWay(trial);
        for (int i = 0; i < LONGEST && !trial.over(); i++) {
            boolean underWay = warfare.isUnderWay(trial);
            if (begun && !underWay || !underWay && trial.atRest()) {
                return;
            }
            begun |= underWay;
            int asked = trial.asking();
            Optional<Choice> silence = underWay ? Optional.empty() : trial.silence(asked);
            trial.choose(asked, silence.orElseGet(() -> any(trial.choices(asked), random)));
        }
    }

    private static Choice any(List<Choice> choices, SplittableRandom random) {
        return choices.get(random.nextInt(choices.size()));
    }
}

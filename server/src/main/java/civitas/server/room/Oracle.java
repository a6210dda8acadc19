package civitas.server.room;

import civitas.agents.Instinct;
import civitas.agents.Skirmisher;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.Warfare;
import civitas.server.ServedGame;
import civitas.server.api.Forecast;
import java.util.List;
import java.util.Optional;

/**
 * Plays a fight out on imagined tables by the rules themselves, and counts. Everything hidden is dealt anew for each of them, and
 * everybody in the fight plays for how it ends, as far as they can see it there, so nothing of it depends on a secret; the same question at the
 * same moment has the same answer. The work is bounded, and done on a copy, outside of the room's door.
 *
 * @param table a copy
 * @param codes the choices that lead into the fight, the attack last: figures may have to be picked and sent first
 * @param ply what is imagined follows from it
 */
record Oracle<T extends Table<T>>(ServedGame<T> served, T table, Seat seat, List<String> codes, int ply) {

    private static final int RUNS = 40;

    /** More choices than any fight takes. */
    private static final int LONGEST = 400;

    /** Nothing where the choices are not legal or lead into no fight. */
    Optional<Forecast> ask() {
        return Speakers.aside(() -> {
            Optional<T> before = imagined(0);
            Thing place = before.flatMap(this::attack)
                    .map(attack -> before.get().fight(seat, attack))
                    .orElse(Thing.NONE);
            return place.equals(Thing.NONE) ? Optional.empty() : count(place);
        });
    }

    private Optional<Forecast> count(Thing place) {
        Warfare<T> warfare = served.game().warfare();
        int won = 0;
        int lost = 0;
        int killed = 0;
        for (int run = 0; run < RUNS; run++) {
            Optional<T> begun = imagined(run);
            if (begun.isEmpty()) {
                return Optional.empty(); // what comes before the attack depends on something hidden
            }
            T trial = begun.get();
            int own = warfare.troops(trial, seat);
            int others = warfare.troopsAgainst(trial, seat);
            attack(trial).ifPresent(choice -> trial.choose(seat.index(), choice));
            fight(trial, new Minds<>(served, seed(run)));
            won += warfare.holds(trial, seat, place) ? 1 : 0;
            lost += Math.max(0, own - warfare.troops(trial, seat));
            killed += Math.max(0, others - warfare.troopsAgainst(trial, seat));
        }
        return Optional.of(new Forecast(RUNS, Math.round(100f * won / RUNS), mean(lost), mean(killed)));
    }

    /** A table at which everything but the attack itself has been chosen; nothing if that cannot be. */
    private Optional<T> imagined(int run) {
        T trial = served.game().imagine(table, seat, seed(run));
        for (String code : codes.subList(0, codes.size() - 1)) {
            Optional<Choice> next = find(trial, code);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            trial.choose(seat.index(), next.get());
            lookOn(trial);
        }
        return Optional.of(trial);
    }

    /** Others who could say something on the way say nothing. */
    private void lookOn(T trial) {
        while (!trial.over() && trial.asking() != seat.index()) {
            Optional<Choice> silence = trial.silence(trial.asking());
            if (silence.isEmpty()) {
                return;
            }
            trial.choose(trial.asking(), silence.get());
        }
    }

    private long seed(int run) {
        return (long) ply * RUNS + run;
    }

    /** To one decimal. */
    private static double mean(int sum) {
        return Math.round(10.0 * sum / RUNS) / 10.0;
    }

    private Optional<Choice> attack(T at) {
        return find(at, codes.getLast());
    }

    private Optional<Choice> find(T at, String code) {
        return at.over()
                ? Optional.empty()
                : at.choices(seat.index()).stream()
                        .filter(choice -> choice.code().equals(code))
                        .findFirst();
    }

    /** Until the battle is over; whoever could stop it before it begins says nothing. */
    private void fight(T trial, Minds<T> minds) {
        Warfare<T> warfare = served.game().warfare();
        boolean begun = warfare.isUnderWay(trial);
        for (int i = 0; i < LONGEST && !trial.over(); i++) {
            boolean underWay = warfare.isUnderWay(trial);
            if (begun && !underWay || !underWay && trial.atRest()) {
                return;
            }
            begun |= underWay;
            int asked = trial.asking();
            Optional<Choice> silence = underWay ? Optional.empty() : trial.silence(asked);
            trial.choose(asked, silence.orElseGet(() -> minds.answer(trial, asked, underWay)));
        }
    }

    /** Those who fight: in the battle they look to its end, before and after it they do what looks best at the moment. */
    private record Minds<T extends Table<T>>(Skirmisher<T> inBattle, Instinct<T> otherwise) {

        Minds(ServedGame<T> served, long seed) {
            this(new Skirmisher<>(served.game(), served.evaluation(), seed), new Instinct<>(served.evaluation(), seed));
        }

        Choice answer(T trial, int asked, boolean underWay) {
            return underWay ? inBattle.answer(trial, asked) : otherwise.answer(trial, asked);
        }
    }
}

package civitas.e2e.browser;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Plays like somebody who reads what the page asks, and knows nothing but what the page shows. */
public final class Player {

    private static final Set<String> REFUSALS =
            Set.of("no", "pass", "pass-step", "done", "decline", "withdraw", "keep", "give-up");

    private final Board board;
    private final Habits habits;
    private final SplittableRandom random;

    public Player(Board board, Habits habits, long seed) {
        this.board = board;
        this.habits = habits;
        random = new SplittableRandom(seed);
    }

    /** Plays until the final score is shown; answers how many choices that took. */
    public int playToTheEnd(int most) {
        for (int choices = 0; choices < most; choices++) {
            Board.Moment moment = board.awaitTurn();
            if (moment.over()) {
                return choices;
            }
            answer(moment);
        }
        throw new AssertionError("the game has not ended after " + most + " choices: " + board.now());
    }

    /** Plays until the seat has ended its turn. */
    public void playATurn() {
        Board.Moment moment = board.awaitTurn();
        while (!isOwnTurn(moment)) {
            answer(moment);
            moment = board.awaitTurn();
        }
        while (moment.wanted() && !moment.over() && !moment.curtain()) {
            String verb = isOwnTurn(moment) ? ambition(moment) : "";
            if (verb.isEmpty()) {
                reply(moment);
            } else {
                act(moment, verb);
            }
            if (verb.equals(habits.ending())) {
                return;
            }
            moment = board.awaitTurn();
        }
    }

    /** Makes the choice that is wanted now. */
    public void answer() {
        answer(board.awaitTurn());
    }

    private void answer(Board.Moment moment) {
        if (isOwnTurn(moment)) {
            act(moment, ambition(moment));
        } else {
            reply(moment);
        }
    }

    private void act(Board.Moment moment, String verb) {
        List<String> codes = of(moment.codes(), verb);
        if (codes.isEmpty()) {
            codes = board.pickVerb(verb);
        }
        if (!codes.isEmpty()) {
            choose(any(codes));
        }
    }

    private void choose(String code) {
        board.goWhere(code);
        board.choose(code);
    }

    private boolean isOwnTurn(Board.Moment moment) {
        return habits.ownTurn().matcher(moment.prompt()).matches();
    }

    private String ambition(Board.Moment moment) {
        Predicate<String> can = verb ->
                moment.verbs().contains(verb) || !of(moment.codes(), verb).isEmpty();
        for (Map.Entry<String, Double> whim : new TreeMap<>(habits.whims()).entrySet()) {
            if (can.test(whim.getKey()) && random.nextDouble() < whim.getValue()) {
                return whim.getKey();
            }
        }
        boolean idle = habits.diligence() < 1 && random.nextDouble() >= habits.diligence();
        return idle
                ? habits.ending()
                : habits.ambitions().stream().filter(can).findFirst().orElse(habits.ending());
    }

    private void reply(Board.Moment moment) {
        List<String> refusals = moment.codes().stream()
                .filter(code -> REFUSALS.contains(verb(code)))
                .toList();
        List<String> others = moment.codes().stream()
                .filter(code -> !REFUSALS.contains(verb(code)))
                .toList();
        if (!refusals.isEmpty() && habits.unwise().matcher(moment.prompt()).matches()) {
            choose(any(refusals));
        } else if (!moment.verbs().isEmpty()) {
            act(moment, any(moment.verbs()));
        } else {
            choose(any(others.isEmpty() ? refusals : others));
        }
    }

    private static List<String> of(List<String> codes, String verb) {
        return codes.stream().filter(code -> verb(code).equals(verb)).toList();
    }

    private static String verb(String code) {
        return code.split(" ", 2)[0];
    }

    private String any(List<String> codes) {
        return codes.get(random.nextInt(codes.size()));
    }
}

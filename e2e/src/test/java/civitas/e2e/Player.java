package civitas.e2e;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Plays like somebody who reads what the page asks: settles, collects, learns and builds, and keeps out of trouble. It
 * knows nothing but what the page shows.
 */
final class Player {

    /** What to do with an action, the best first. */
    private static final List<String> AMBITIONS =
            List.of("complete", "found", "build", "advance", "construct", "collect", "improve-mood");

    private static final List<String> REFUSALS = List.of("no", "pass", "done", "decline", "withdraw", "keep");

    /** Questions to which no is a good answer. */
    private static final Pattern UNWISE =
            Pattern.compile("prompt\\.(raze|trade|influence-boost|earthquake|change-government|pay-for-change).*");

    private static final double CURIOSITY = 0.15;

    private final Board board;
    private final SplittableRandom random;

    Player(Board board, long seed) {
        this.board = board;
        random = new SplittableRandom(seed);
    }

    /** Plays until the final score is shown; answers how many choices that took. */
    int playToTheEnd(int most) {
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
    void playATurn() {
        Board.Moment moment = board.awaitTurn();
        while (!moment.prompt().equals("prompt.turn")) {
            answer(moment);
            moment = board.awaitTurn();
        }
        while (moment.wanted() && !moment.over() && !moment.curtain()) {
            String verb = moment.prompt().equals("prompt.turn") ? ambition(moment) : "";
            if (verb.isEmpty()) {
                reply(moment);
            } else {
                act(moment, verb);
            }
            if (verb.equals("end-turn")) {
                return;
            }
            moment = board.awaitTurn();
        }
    }

    /** Makes the choice that is wanted now. */
    void answer() {
        answer(board.awaitTurn());
    }

    private void answer(Board.Moment moment) {
        if (moment.prompt().equals("prompt.turn")) {
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
            board.choose(any(codes));
        }
    }

    private String ambition(Board.Moment moment) {
        Predicate<String> can = verb ->
                moment.verbs().contains(verb) || !of(moment.codes(), verb).isEmpty();
        if (can.test("recruit") && random.nextDouble() < CURIOSITY) {
            return "recruit";
        }
        if (can.test("move") && random.nextDouble() < CURIOSITY) {
            return "move";
        }
        return AMBITIONS.stream().filter(can).findFirst().orElse("end-turn");
    }

    private void reply(Board.Moment moment) {
        List<String> refusals = moment.codes().stream()
                .filter(code -> REFUSALS.contains(verb(code)))
                .toList();
        List<String> others = moment.codes().stream()
                .filter(code -> !REFUSALS.contains(verb(code)))
                .toList();
        if (!refusals.isEmpty() && UNWISE.matcher(moment.prompt()).matches()) {
            board.choose(any(refusals));
        } else if (!moment.verbs().isEmpty()) {
            act(moment, any(moment.verbs()));
        } else {
            board.choose(any(others.isEmpty() ? refusals : others));
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

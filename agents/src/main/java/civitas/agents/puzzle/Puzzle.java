package civitas.agents.puzzle;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A moment of a game at which one choice is clearly best, as far as the seat that has to choose can know.
 *
 * @param seat who chooses
 * @param answers what was compared, the best first
 * @param record the game up to that moment
 */
public record Puzzle(Seat seat, List<Answer> answers, GameRecord record) {

    /**
     * A choice, and what was found about it.
     *
     * @param code of the choice
     * @param chance the seat's chance to win when it was made and everybody had a turn
     * @param points how many points it brings at once, by category; only what changes
     * @param goods what it brings and costs at once, by the codes of {@link Game#holdings}; only what changes
     */
    public record Answer(String code, double chance, Map<String, Double> points, Map<String, Double> goods) {

        public Answer {
            points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
            goods = Collections.unmodifiableMap(new LinkedHashMap<>(goods));
        }
    }

    public Puzzle {
        answers = List.copyOf(answers);
        if (answers.size() < 2) {
            throw new IllegalArgumentException("a puzzle compares two choices at least");
        }
    }

    public Answer best() {
        return answers.getFirst();
    }

    public Optional<Answer> answer(String code) {
        return answers.stream().filter(answer -> answer.code().equals(code)).findFirst();
    }

    /** What it is called: sixteen digits that stand for the position. */
    public String name() {
        return record.fingerprint();
    }

    /**
     * The match at that moment, by today's rules. It does not matter which version of the rules the record was written under, as long as
     * it leads to the same table and everything that was compared can still be chosen; otherwise the puzzle is {@link Spoilt}.
     */
    public <T extends Table<T>> Match<T> open(Game<T> game) {
        Match<T> match = replayed(game);
        Decision decision = match.decision(seat);
        if (!decision.required()) {
            throw new Spoilt(seat.code() + " is not asked");
        }
        List<String> legal = decision.choices().stream().map(Choice::code).toList();
        for (Answer answer : answers) {
            if (!legal.contains(answer.code())) {
                throw new Spoilt("'" + answer.code() + "' cannot be chosen");
            }
        }
        return match;
    }

    private <T extends Table<T>> Match<T> replayed(Game<T> game) {
        if (!game.id().equals(record.setup().game())) {
            throw new Spoilt("it is a position of " + record.setup().game());
        }
        try {
            return Match.replay(
                    game, new GameRecord(record.setup(), game.rulesVersion(), record.entries(), record.fingerprint()));
        } catch (RecordException e) {
            throw new Spoilt("its record, " + e.getMessage(), e);
        }
    }
}

package civitas.server.puzzle;

import civitas.agents.Advice;
import civitas.agents.puzzle.Puzzle;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.AdviceInfo;
import civitas.server.api.Code;
import civitas.server.api.PuzzleEntry;
import civitas.server.api.PuzzleVerdict;
import civitas.server.api.Refused;
import civitas.server.room.Exhibit;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/**
 * The puzzle of a day, as it is shown to everybody.
 *
 * @param <T> the game's table
 */
public final class Posed<T extends Table<T>> {

    private final LocalDate day;
    private final Puzzle puzzle;
    private final Exhibit<T> exhibit;
    private final List<Choice> choices;

    /** @param match as it is at the moment of the puzzle */
    Posed(LocalDate day, Puzzle puzzle, Match<T> match) {
        this.day = day;
        this.puzzle = puzzle;
        this.exhibit = new Exhibit<>(
                match,
                puzzle.seat(),
                "puzzle." + game() + "." + day,
                Phrase.of("puzzle.title"),
                day.atStartOfDay().toInstant(ZoneOffset.UTC));
        this.choices = match.decision(puzzle.seat()).choices();
    }

    /** The position, for whoever looks at it; there is nothing to see of the answer. */
    public Exhibit<T> exhibit() {
        return exhibit;
    }

    String game() {
        return puzzle.record().setup().game();
    }

    /** In whose words it is told. */
    public Lexicon words(Wording wording) {
        return wording.words(game(), puzzle.record().setup().boxes());
    }

    /** Words by game and boxes, in the language of whoever looks. */
    @FunctionalInterface
    public interface Wording {
        Lexicon words(String game, List<String> boxes);
    }

    PuzzleEntry entry(Lexicon words) {
        return new PuzzleEntry(
                game(), day.toString(), puzzle.record().setup().seats(), exhibit.stage(words), choices.size());
    }

    /** Whether a choice is the best one, and what is known about it; all the answers are told only to who has found it. */
    public PuzzleVerdict judge(String code, Lexicon words) {
        if (choices.stream().noneMatch(choice -> choice.code().equals(code))) {
            throw Refused.of(Code.ILLEGAL_CHOICE, "not-among-choices");
        }
        boolean right = puzzle.best().code().equals(code);
        return new PuzzleVerdict(
                right,
                puzzle.answer(code).map(answer -> info(answer, words)).orElse(null),
                right ? answers(words) : List.of());
    }

    /** What was compared, the best first. */
    public List<AdviceInfo> answers(Lexicon words) {
        return puzzle.answers().stream().map(answer -> info(answer, words)).toList();
    }

    private AdviceInfo info(Puzzle.Answer answer, Lexicon words) {
        Choice made = choices.stream()
                .filter(choice -> choice.code().equals(answer.code()))
                .findFirst()
                .orElseThrow();
        return Exhibit.info(
                new Advice(made, answer.chance(), answer.points(), answer.goods(), answer.equals(puzzle.best())),
                words);
    }
}

package civitas.server.learn;

import civitas.agents.Agent;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.scenario.Pattern;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.api.LessonInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Watches somebody learn: which goals are met follows from the record alone, so taking a choice back takes back what it achieved.
 * For that the tutor plays along on a match of its own, from the beginning of the lesson, and looks at the goal after every choice.
 *
 * @param <T> the game's table
 */
public final class Tutor<T extends Table<T>> {

    /** The turns, counted from the end of the goals, that begin with a tip: all at first, then fewer, then none. */
    private static final List<Integer> TIP_TURNS = List.of(0, 1, 2, 3, 5, 8, 12);

    private final Course<T> course;
    private final Lexicon english;
    private final Supplier<Match<T>> beginning;
    private final List<Skip> skips;

    private Match<T> own;
    private int rewinds = -1;
    private final List<LessonInfo.Outcome> outcomes = new ArrayList<>();
    private final List<String> chosen = new ArrayList<>();
    private T since;
    private int toldBefore;
    private int turns;

    /**
     * A goal that was skipped.
     *
     * @param goal its number, from 0
     * @param ply how many choices had been made
     */
    public record Skip(int goal, int ply) {}

    /**
     * @param english what conditions on the log are written in
     * @param beginning the match that the record begins with
     */
    public Tutor(Course<T> course, Lexicon english, Supplier<Match<T>> beginning, List<Skip> skips) {
        this.course = course;
        this.english = english;
        this.beginning = beginning;
        this.skips = new ArrayList<>(skips);
        own = beginning.get();
        since = own.table().copy();
    }

    private Lesson lesson() {
        return course.lesson();
    }

    public Seat pupil() {
        return lesson().pupil();
    }

    // --- following --------------------------------------------------------------------------------------------------

    /**
     * Catches up with the match of the table.
     *
     * @param pasts how often its past has changed: then everything is looked at anew
     */
    public void follow(Match<T> match, int pasts) {
        if (pasts != rewinds || own.plies() > match.plies()) {
            restart();
            skips.removeIf(skip -> skip.ply() > match.plies());
            rewinds = pasts;
        }
        for (GameRecord.Entry entry : match.choicesAfter(own.plies())) {
            own.choose(entry.seat(), entry.code());
            if (entry.seat() == pupil()) {
                chosen.add(entry.code());
                turns += isOver() && lesson().endsTurn(entry.code()) ? 1 : 0;
            }
            look();
        }
    }

    private void restart() {
        own = beginning.get();
        outcomes.clear();
        turns = 0;
        nextGoal();
        look();
    }

    private void look() {
        while (!isOver()) {
            if (skips.stream().anyMatch(skip -> skip.goal() == outcomes.size() && skip.ply() <= own.plies())) {
                outcomes.add(LessonInfo.Outcome.SKIPPED);
            } else if (moment().holds(goal().until())) {
                outcomes.add(LessonInfo.Outcome.MET);
            } else {
                return;
            }
            nextGoal();
        }
    }

    private void nextGoal() {
        chosen.clear();
        since = own.table().copy();
        toldBefore = own.log().size();
    }

    private Condition.Moment<T> moment() {
        List<Match.Told> log = own.log();
        return new Condition.Moment<>(
                course.stage(),
                own,
                since,
                pupil(),
                chosen,
                log.subList(Math.min(toldBefore, log.size()), log.size()),
                english);
    }

    /** Whether all goals are behind the pupil: then it is a game like any other. */
    public boolean isOver() {
        return outcomes.size() == lesson().goals().size();
    }

    private Goal goal() {
        return lesson().goals().get(outcomes.size());
    }

    // --- skipping ---------------------------------------------------------------------------------------------------

    /** Goes on to the next goal, if this is the present one; answers with all that were skipped. */
    public Optional<List<Skip>> skip(int goal) {
        if (isOver() || goal != outcomes.size()) {
            return Optional.empty();
        }
        skips.add(new Skip(goal, own.plies()));
        look();
        return Optional.of(List.copyOf(skips));
    }

    // --- telling ----------------------------------------------------------------------------------------------------

    /** Who chooses for a computer now: a bystander while there are goals, itself afterwards. */
    public Agent<T> agent(Agent<T> itself) {
        return isOver() ? itself : new Bystander<>(lesson().others(), itself);
    }

    /** What the pupil is told now. */
    public LessonInfo info(Language language) {
        List<LessonInfo.GoalInfo> goals = new ArrayList<>();
        for (Goal goal : lesson().goals()) {
            int number = goals.size();
            LessonInfo.Outcome outcome = number < outcomes.size()
                    ? outcomes.get(number)
                    : number == outcomes.size() ? LessonInfo.Outcome.NOW : LessonInfo.Outcome.LATER;
            goals.add(new LessonInfo.GoalInfo(
                    goal.title().in(language),
                    goal.text().in(language),
                    goal.hint().in(language),
                    outcome.code()));
        }
        Optional<Tip> tip = tip();
        return new LessonInfo(
                lesson().name(),
                lesson().title().in(language),
                goals,
                outcomes.size(),
                shown(isOver() ? tip.map(Tip::show).orElse(List.of()) : goal().show()),
                tip.map(some -> some.text().in(language)).orElse(""),
                isOver() ? lesson().end().in(language) : "");
    }

    /** One of those that are of use now, another one each turn. */
    private Optional<Tip> tip() {
        if (!isOver()
                || !TIP_TURNS.contains(turns)
                || own.over()
                || own.decision(pupil()).choices().isEmpty()) {
            return Optional.empty();
        }
        List<Tip> useful = lesson().tips().stream()
                .filter(tip -> moment().holds(tip.when()))
                .toList();
        return useful.isEmpty() ? Optional.empty() : Optional.of(useful.get(turns % useful.size()));
    }

    /** The choices to point at: those that fit the first pattern that any legal choice fits. */
    private List<String> shown(List<Pattern> patterns) {
        List<String> legal =
                own.decision(pupil()).choices().stream().map(Choice::code).toList();
        for (Pattern pattern : patterns) {
            List<String> fitting = legal.stream().filter(pattern::matches).toList();
            if (!fitting.isEmpty()) {
                return fitting;
            }
        }
        return List.of();
    }
}

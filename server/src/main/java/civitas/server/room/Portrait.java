package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Occasion;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.Answering;
import civitas.server.api.Category;
import civitas.server.api.ChoiceInfo;
import civitas.server.api.DecisionInfo;
import civitas.server.api.LessonInfo;
import civitas.server.api.LogLine;
import civitas.server.api.StandingInfo;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.api.UndoInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer gets to see of a match, in their language.
 *
 * <p>Everything that leaves the server about a game in progress is made here, from the game's view for the viewer, the
 * decision of the viewer's own seat, log lines as the viewer may read them and what everybody may know. Nothing here
 * copies from the true table and leaves something out.
 */
final class Portrait<T extends Table<T>> {

    /** Lines of the log that somebody gets to read who comes to the table. */
    static final int LINES = 200;

    /** Asks for the last lines of the log, however old. */
    static final int LAST_LINES = -1;

    private final Match<T> match;
    private final Viewer viewer;
    private final Wording wording;
    private final Lexicon words;
    private final Knowledge knowledge;

    /** A moment of the past, or an imagined one: nothing is known of it but the match. */
    Portrait(Match<T> match, Viewer viewer, Lexicon words) {
        this(
                match,
                viewer,
                new Wording(words),
                new Knowledge(ply -> false, decision -> List.of(), new LogLines(words)));
    }

    Portrait(Match<T> match, Viewer viewer, Wording wording, Knowledge knowledge) {
        this.match = match;
        this.viewer = viewer;
        this.wording = wording;
        this.words = wording.words();
        this.knowledge = knowledge;
    }

    /**
     * What is known beside the match.
     *
     * @param answered whether somebody was answered for at a ply, so that there is nothing to take back
     * @param prospects what is known of the choices of a decision, each in its place; empty where nobody has asked
     * @param log what the log says in the viewer's language
     */
    record Knowledge(IntPredicate answered, Function<Decision, List<Outlook.Prospect>> prospects, LogLines log) {}

    /**
     * The whole state, with the log from a ply on.
     *
     * @param view the game's view for the viewer
     */
    State state(
            TableInfo info,
            Object view,
            Answering answering,
            List<StandingInfo> standings,
            int logFrom,
            Optional<LessonInfo> lesson) {
        T table = match.table();
        int from = Math.max(match.logFrom(), logFrom == LAST_LINES ? match.lastLinesFrom(LINES) : logFrom);
        return new State(
                info,
                match.plies(),
                viewer.asSeat().map(Seat::code).orElse(""),
                view,
                decisions(),
                answering,
                codes(match.over() ? 0 : table.asked()),
                from,
                lines(from),
                undo(),
                standings,
                match.over(),
                lesson.orElse(null));
    }

    private List<LogLine> lines(int from) {
        List<LogLine> lines = new ArrayList<>();
        for (Match.Told told : match.logSince(from)) {
            Phrase phrase = told.event().as(viewer);
            if (!phrase.isEmpty()) {
                lines.add(knowledge.log().line(told.ply(), phrase));
            }
        }
        return lines;
    }

    private List<DecisionInfo> decisions() {
        if (viewer.isSpectator() || match.over()) {
            return List.of();
        }
        Decision decision = match.decision(Seat.of(viewer.seat()));
        return decision.choices().isEmpty() ? List.of() : List.of(decision(match.table(), decision));
    }

    /** What a seat decides at a table, which may be an imagined one. */
    DecisionInfo decision(T table, Decision decision) {
        List<Outlook.Prospect> prospects = knowledge.prospects().apply(decision);
        List<Wording.Worded> worded = wording.of(decision.choices());
        List<ChoiceInfo> choices = new ArrayList<>(worded.size());
        for (Choice choice : decision.choices()) {
            Wording.Worded said = worded.get(choices.size());
            Outlook.Prospect known = prospects.isEmpty() ? Outlook.Prospect.UNKNOWN : prospects.get(choices.size());
            choices.add(new ChoiceInfo(
                    said.code(),
                    said.verb(),
                    said.label(),
                    said.things(),
                    words.say(table.loss(decision.seat(), choice)),
                    known.price(),
                    known.reveals(),
                    table.odds(decision.seat(), choice),
                    !table.fight(decision.seat(), choice).equals(civitas.kernel.Thing.NONE)));
        }
        return new DecisionInfo(
                decision.seat().code(),
                words.say(decision.prompt()),
                decision.prompt().key(),
                decision.required(),
                decision.required()
                        && table.occasion(decision.seat().index()) == Occasion.DISTANT
                        && table.silence(decision.seat().index()).isPresent(),
                choices);
    }

    private UndoInfo undo() {
        int freeTo = viewer.asSeat().map(match::freeUndoTo).orElse(match.plies());
        while (freeTo < match.plies() && knowledge.answered().test(freeTo)) {
            freeTo++;
        }
        UndoInfo.@Nullable Request request = match.undoRequest()
                .map(open -> new UndoInfo.Request(open.by().code(), match.plies(), open.toPly(), codes(open.agreed())))
                .orElse(null);
        int askTo = viewer.asSeat()
                .map(seat -> match.beforeLastChoiceOf(seat, knowledge.answered()))
                .orElse(-1);
        return new UndoInfo(freeTo, askTo, request);
    }

    private List<String> codes(int mask) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < match.table().seats(); seat++) {
            if ((mask >> seat & 1) != 0) {
                seats.add(Seat.of(seat).code());
            }
        }
        return seats;
    }

    static <T extends Table<T>> List<StandingInfo> standings(Match<T> match, Lexicon words) {
        List<StandingInfo> infos = new ArrayList<>();
        for (Standing standing : match.game().standings(match.table())) {
            List<Category> categories = new ArrayList<>();
            standing.categories().forEach((id, points) -> categories.add(new Category(id, nameOf(id, words), points)));
            infos.add(new StandingInfo(standing.seat().code(), standing.points(), standing.place(), categories));
        }
        return infos;
    }

    static String nameOf(String category, Lexicon words) {
        String key = "score." + category + ".name";
        return words.knows(key) ? words.say(Phrase.of(key)) : category;
    }
}

package civitas.server.room;

import civitas.agents.Advice;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.AdviceInfo;
import civitas.server.api.Answering;
import civitas.server.api.Code;
import civitas.server.api.PaceInfo;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.SeatInfo;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.store.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table behind glass: one moment of a match, seen from one seat by whoever comes. It looks like a table at which computers play with the
 * visitor, but nobody sits there, nothing is chosen and nothing is kept. What is shown is what the seat may know.
 *
 * @param <T> the game's table
 */
public final class Exhibit<T extends Table<T>> {

    private static final long NO_CLOCK = -1;

    private final Match<T> match;
    private final Seat seat;
    private final String id;
    private final Phrase title;
    private final Instant since;
    private final List<Outlook.Prospect> prospects;

    /**
     * @param seat that has to decide
     * @param id what it is called in place of the name of a table
     * @param title what visitors call it
     * @param since when it was first shown
     */
    public Exhibit(Match<T> match, Seat seat, String id, Phrase title, Instant since) {
        this.match = match;
        this.seat = seat;
        this.id = id;
        this.title = title;
        this.since = since;
        Decision decision = match.decision(seat);
        prospects = new Outlook<>(match.game(), match.table(), seat, match.plies()).of(decision);
    }

    public synchronized State state(Lexicon plain) {
        Lexicon words = plain.calling(names());
        Portrait.Knowledge knowledge = new Portrait.Knowledge(ply -> true, decision -> prospects, new LogLines(words));
        return new Portrait<>(match, Viewer.of(seat), new Wording(words), knowledge)
                .state(
                        info(words),
                        match.game().view(match.table(), Viewer.of(seat)),
                        Answering.NOTHING,
                        Portrait.standings(match, words),
                        Portrait.LAST_LINES,
                        Optional.empty());
    }

    /** Why something cannot be done now. */
    public synchronized List<Reason> reasons(String kind, String code, Lexicon plain) {
        Lexicon words = plain.calling(names());
        try {
            return match.reasons(seat, kind, code).stream()
                    .map(reason -> new Reason(words.say(reason)))
                    .toList();
        } catch (Refusal e) {
            throw new Refused(Code.INVALID, e.reason())
                    .inWordsOf(match.game().id(), match.setup().boxes());
        }
    }

    /** Advice in the words of its reader. */
    public static AdviceInfo info(Advice advice, Lexicon words) {
        return new Counsel(words).info(advice);
    }

    /** How far the game is, in its own words. */
    public String stage(Lexicon words) {
        return TableInfos.stage(match.game().id(), match.game().period(match.table()), words);
    }

    /** The others are computers; the visitor has no name here. */
    private Map<String, Phrase> names() {
        Map<String, Phrase> names = new HashMap<>();
        for (int other = 0; other < match.table().seats(); other++) {
            if (other != seat.index()) {
                names.put(Seat.of(other).title().key(), computer(other).title());
            }
        }
        return names;
    }

    private Computer computer(int other) {
        return Computer.at(new TableId(id), other);
    }

    private TableInfo info(Lexicon words) {
        Setup setup = match.setup();
        List<SeatInfo> seats = new ArrayList<>();
        for (int place = 0; place < setup.seats(); place++) {
            seats.add(seat(place, words));
        }
        return new TableInfo(
                id,
                setup.game(),
                TableInfos.name("game." + setup.game() + ".name", setup.game(), words),
                words.say(title),
                setup.boxes(),
                setup.options(),
                "running",
                "",
                false,
                seats,
                false,
                false,
                "dealt",
                new PaceInfo("free", 0, 0),
                0,
                since,
                since,
                match.plies(),
                stage(words),
                0,
                "",
                "",
                "",
                match.game().rulesVersion(),
                true,
                List.of());
    }

    private SeatInfo seat(int place, Lexicon words) {
        boolean own = place == seat.index();
        return new SeatInfo(
                Seat.of(place).code(),
                own ? "person" : "agent",
                own ? "" : words.say(computer(place).title()),
                own,
                own ? "" : "normal",
                own ? "" : computer(place).code(),
                false,
                own,
                true,
                (match.table().asked() >> place & 1) != 0,
                NO_CLOCK,
                NO_CLOCK,
                List.of());
    }
}

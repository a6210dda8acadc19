package civitas.server.room;

import civitas.kernel.Codes;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.Refusal;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.api.Answering;
import civitas.server.api.Code;
import civitas.server.api.Preview;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What can be seen of a table from outside, by whom, and in which words. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Window<T extends Table<T>> {

    private final Ledger<T> ledger;
    private final House house;
    private final Audience audience;
    private final Attendance attendance;
    private final Votes votes;
    private final Veil<T> veil;
    private final Schooling<T> schooling;
    private final Alike<T> alike;
    private final Map<Seat, Weighed> weighed = new EnumMap<>(Seat.class);
    private final Map<Seat, Wording> wordings = new EnumMap<>(Seat.class);

    Window(
            Ledger<T> ledger,
            House house,
            Audience audience,
            Attendance attendance,
            Votes votes,
            Veil<T> veil,
            Schooling<T> schooling) {
        this.ledger = ledger;
        this.house = house;
        this.audience = audience;
        this.attendance = attendance;
        this.votes = votes;
        this.veil = veil;
        this.schooling = schooling;
        alike = new Alike<>(ledger, house.catalogue());
    }

    Lexicon words(Language language) {
        return alike.words(language);
    }

    TableInfo info(PersonId who, Language language) {
        return info(who, words(language));
    }

    private TableInfo info(PersonId who, Lexicon words) {
        TableRow row = ledger.row();
        Glance glance = new Glance(
                audience.seats(),
                this::secondsLeft,
                seat -> secondsAway(row.seats().get(seat)),
                seat -> votes.of(row, row.seats().get(seat)));
        return TableInfos.of(row, who, glance, words, alike.proof());
    }

    private long secondsAway(SeatRow seat) {
        return seat.isPerson() ? attendance.away(seat.person()).toSeconds() : -1;
    }

    /** The thinking time a seat has left; -1 without a clock. */
    long secondsLeft(int seat) {
        TableRow row = ledger.row();
        if (!row.pace().hasClock() || ledger.play().isEmpty()) {
            return -1;
        }
        Instant deadline = ledger.playing().askedSince(seat).plus(row.pace().thinking());
        return Math.max(0, Duration.between(house.steadily(), deadline).toSeconds());
    }

    State state(Match<T> match, PersonId who, Optional<Seat> seat, Language language, int logFrom) {
        Viewer viewer = seat.map(Viewer::of).orElse(Viewer.SPECTATOR);
        Lexicon words = words(language);
        Answering answering = seat.map(veil::answering).orElse(Answering.NOTHING);
        Portrait.Knowledge knowledge =
                new Portrait.Knowledge(veil::gave, decision -> prospects(match, decision), alike.log(match, language));
        return new Portrait<>(match, viewer, wording(seat, words), knowledge)
                .state(
                        info(who, words),
                        alike.view(match, viewer),
                        answering,
                        alike.standings(match, language),
                        logFrom,
                        schooling.info(match, seat, language));
    }

    /** Those who look from one seat mostly read one language; spectators have no choices. */
    @SuppressWarnings("ReferenceEquality")
    private Wording wording(Optional<Seat> seat, Lexicon words) {
        Wording known = seat.map(wordings::get).orElse(null);
        if (known != null && known.words() == words) {
            return known;
        }
        Wording fresh = new Wording(words);
        seat.ifPresent(own -> wordings.put(own, fresh));
        return fresh;
    }

    /** Whoever is only invited to speak is told no prices, nor is whoever looks into the past: nothing is bought there. */
    private List<Outlook.Prospect> prospects(Match<T> match, Decision decision) {
        if (!decision.required()
                || ledger.play().filter(game -> game.match() == match).isEmpty()) {
            return List.of();
        }
        Moment now = new Moment(match.plies(), ledger.rewinds(), decision.seat());
        Weighed known = weighed.get(decision.seat());
        if (known == null || !known.moment.equals(now)) {
            known = new Weighed(now, new Outlook<>(match.game(), match.table(), now.seat, now.ply).of(decision));
            weighed.put(now.seat, known);
        }
        return known.prospects;
    }

    private record Moment(int ply, int rewinds, Seat seat) {}

    /** What was reckoned for a seat last: several may look from it, and more than once. */
    private record Weighed(Moment moment, List<Outlook.Prospect> prospects) {}

    /** The game's own view of the table as it is. */
    Object view(Seat seat) {
        Match<T> match = ledger.playing().match();
        return match.game().view(match.table(), Viewer.of(seat));
    }

    List<Reason> reasons(Seat seat, String kind, String code, Language language) {
        Lexicon words = words(language);
        try {
            return ledger.playing().match().reasons(seat, kind, code).stream()
                    .map(reason -> new Reason(words.say(reason)))
                    .toList();
        } catch (Refusal refusal) {
            TableRow row = ledger.row();
            throw new Refused(Code.INVALID, refusal.reason()).inWordsOf(row.game(), row.boxes());
        }
    }

    Preview preview(Seat seat, String code, Language language) {
        Play<T> game = ledger.goingOn();
        String tidy = Codes.tidy(code);
        return Foresight.of(game.match(), seat, tidy, words(language))
                .orElseThrow(() -> Refused.of(Code.MOVED_ON, "moved-on"));
    }

    Shortcuts<T> shortcuts(Match<T> match, Seat seat, Language language) {
        return new Shortcuts<>(
                match.game(), match.game().imagine(match.table(), seat, match.plies()), seat, words(language));
    }

    /** While the game runs, one's own past; afterwards everybody's. */
    Past<T> past(PersonId who, Optional<Seat> seat) {
        TableRow row = ledger.row();
        if (row.status() != Status.FINISHED) {
            seat.ifPresent(own -> Seating.requireOwn(row, who, own));
        } else {
            seat.ifPresent(any -> Seating.at(row, any));
        }
        GameRecord record = ledger.playing().match().record();
        return new Past<>(
                ledger.served(),
                ledger.beginning(),
                new GameRecord(record.setup(), row.rules(), record.entries(), record.fingerprint()),
                seat,
                row.status());
    }
}

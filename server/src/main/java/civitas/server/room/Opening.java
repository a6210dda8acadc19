package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Setup;
import civitas.kernel.SetupException;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.match.RecordException;
import civitas.kernel.match.Snapshot;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.account.Likeness;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.learn.Course;
import civitas.server.learn.Lesson;
import civitas.server.store.BorderRow;
import civitas.server.store.ChoiceRow;
import civitas.server.store.LessonRow;
import civitas.server.store.Origin;
import civitas.server.store.Pace;
import civitas.server.store.People;
import civitas.server.store.Person;
import civitas.server.store.SeatRow;
import civitas.server.store.SnapshotRow;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes new tables out of what somebody asked for, or out of a record; checks all of it. */
final class Opening {

    static final int LONGEST_TITLE = 80;
    private static final int LONGEST_NAME = 30;
    private static final int MOST_MINUTES = 24 * 60;
    private static final int MOST_DAYS = 60;
    private static final int SPEED_AMONG_PEOPLE = 350;
    private static final int SPEED_TO_WATCH = 600;

    private final Catalogue catalogue;
    private final Seeds seeds;
    private final People people;

    Opening(Catalogue catalogue, Seeds seeds, People people) {
        this.catalogue = catalogue;
        this.seeds = seeds;
        this.people = people;
    }

    TableRow table(TableId id, Requests.NewTable wish, Person host, Instant now) {
        ServedGame<?> served = game(wish.game());
        List<String> boxes = boxes(wish.boxes(), served);
        TableRow.Listing listing =
                Boolean.FALSE.equals(wish.listed()) ? TableRow.Listing.UNLISTED : TableRow.Listing.PUBLIC;
        List<SeatRow> seats = seats(wish.seats(), host);
        requireOneSeat(listing, seats);
        TableRow row = new TableRow(
                id,
                served.id(),
                boxes,
                options(wish.options()),
                Texts.tidy(wish.title(), LONGEST_TITLE),
                host.id(),
                listing,
                aid(wish.hints(), seats),
                pace(wish.pace()),
                seeds.seed(),
                seeds.salt(),
                served.game().rulesVersion(),
                Origin.DEALT,
                now,
                seats.stream().anyMatch(SeatRow::isPerson) ? SPEED_AMONG_PEOPLE : SPEED_TO_WATCH,
                0,
                TableRow.Progress.none(now),
                seats);
        tryOut(served, row);
        return row;
    }

    /** Who plays with computers only may ask for hints unless they do not want to; among people it has to be wished for. */
    private static TableRow.Aid aid(@Nullable Boolean wish, List<SeatRow> seats) {
        boolean alone = seats.stream().filter(SeatRow::isPerson).count() == 1
                && seats.stream().allMatch(seat -> seat.isPerson() || seat.isPlayedByAgent());
        return Boolean.TRUE.equals(wish) || wish == null && alone ? TableRow.Aid.HINTS : TableRow.Aid.NONE;
    }

    private static List<String> boxes(@Nullable List<@Nullable String> wish, ServedGame<?> served) {
        if (wish == null || wish.isEmpty()) {
            return served.game().usualBoxes().ids();
        }
        List<String> boxes = new ArrayList<>();
        for (@Nullable String box : wish) {
            if (box == null) {
                throw Refused.of(Code.INVALID, "bad-field", "boxes");
            }
            boxes.add(box);
        }
        return boxes;
    }

    private ServedGame<?> game(@Nullable String id) {
        String wanted = id == null ? catalogue.games().getFirst().id() : id;
        return catalogue.find(wanted).orElseThrow(() -> Refused.of(Code.INVALID, "no-such-game", wanted));
    }

    /** Lets the rules themselves say what is wrong with a set-up. */
    private static void tryOut(ServedGame<?> served, TableRow row) {
        try {
            served.game().deal(Play.setup(row));
        } catch (SetupException e) {
            throw new Refused(Code.INVALID, e.reason()).inWordsOf(served.id());
        }
    }

    private static SortedMap<String, String> options(@Nullable Map<String, String> wish) {
        SortedMap<String, String> options = new TreeMap<>();
        if (wish != null) {
            wish.forEach((key, value) -> {
                if (!(key + "=" + value).matches("[\\w-]{1,40}=[\\w-]{1,40}")) {
                    throw Refused.of(Code.INVALID, "bad-option", String.valueOf(key));
                }
                options.put(key, value);
            });
        }
        return options;
    }

    private List<SeatRow> seats(@Nullable List<Requests.NewSeat> wish, Person host) {
        if (wish == null || wish.isEmpty() || wish.size() > civitas.kernel.Seat.values().length) {
            throw Refused.of(Code.INVALID, "seats-missing");
        }
        List<SeatRow> seats = new ArrayList<>();
        for (Requests.@Nullable NewSeat seat : wish) {
            seats.add(seat(seats.size(), seat, host));
        }
        return seats;
    }

    /** At a table that everybody finds, everybody is one player; others can be passed around. */
    private static void requireOneSeat(TableRow.Listing listing, List<SeatRow> seats) {
        if (listing == TableRow.Listing.PUBLIC
                && seats.stream().filter(SeatRow::isPerson).count() > 1) {
            throw Refused.of(Code.INVALID, "one-seat");
        }
    }

    private SeatRow seat(int index, Requests.@Nullable NewSeat wish, Person host) {
        String kind = wish == null || wish.kind() == null ? "" : wish.kind();
        return switch (kind) {
            case "me" -> {
                String name = wish == null ? "" : Texts.tidy(wish.name(), LONGEST_NAME);
                SeatRow own = SeatRow.of(index, host);
                if (isNameOfAnother(name, host)) {
                    throw Refused.of(Code.INVALID, "name-of-another", name);
                }
                yield name.isEmpty() ? own : own.named(name);
            }
            case "open" -> SeatRow.open(index);
            case "agent" ->
                SeatRow.agent(index, level(wish == null ? null : wish.level()).code());
            default -> throw Refused.of(Code.INVALID, "bad-seat-kind", kind);
        };
    }

    /** Nobody wears the name of somebody who has proved that it is theirs. */
    private boolean isNameOfAnother(String name, Person host) {
        return !name.isEmpty()
                && people.findAlike(Likeness.of(name))
                        .filter(owner -> !owner.id().equals(host.id()))
                        .isPresent();
    }

    static Level level(@Nullable String wish) {
        String code = wish == null ? Level.NORMAL.code() : wish;
        return Level.of(code).orElseThrow(() -> Refused.of(Code.INVALID, "no-such-level", code));
    }

    private static Pace pace(Requests.@Nullable NewPace wish) {
        String kind = wish == null || wish.kind() == null ? "free" : wish.kind();
        return switch (kind) {
            case "free" -> Pace.FREE;
            case "live" ->
                new Pace(
                        Pace.Kind.LIVE, Duration.ofMinutes(within(wish == null ? null : wish.minutes(), MOST_MINUTES)));
            case "slow" ->
                new Pace(Pace.Kind.SLOW, Duration.ofDays(within(wish == null ? null : wish.days(), MOST_DAYS)));
            default -> throw Refused.of(Code.INVALID, "bad-pace");
        };
    }

    private static int within(@Nullable Integer wish, int most) {
        if (wish == null || wish < 1 || wish > most) {
            throw Refused.of(Code.INVALID, "bad-pace");
        }
        return wish;
    }

    // --- lessons ----------------------------------------------------------------------------------------------------

    /** A table that is a lesson: what lies on it is the base of its record. */
    record Prepared(TableRow row, BorderRow border, LessonRow lesson) {}

    Prepared lesson(TableId id, Lesson lesson, Person pupil, Instant now) {
        return lesson(id, game(lesson.game()), lesson, pupil, now);
    }

    private <T extends Table<T>> Prepared lesson(
            TableId id, ServedGame<T> served, Lesson lesson, Person pupil, Instant now) {
        if (served.stage().isEmpty()) {
            throw Refused.of(Code.NOT_FOUND, "no-such-lesson", lesson.name());
        }
        Course<T> course = new Course<>(served, lesson);
        List<SeatRow> seats = new ArrayList<>();
        for (int seat = 0; seat < lesson.players(); seat++) {
            seats.add(
                    seat == lesson.pupil().index() ? SeatRow.of(seat, pupil) : SeatRow.agent(seat, Level.EASY.code()));
        }
        int rules = served.game().rulesVersion();
        TableRow row = new TableRow(
                id,
                served.id(),
                course.boxes(),
                lesson.options(),
                "",
                pupil.id(),
                TableRow.Listing.UNLISTED,
                TableRow.Aid.NONE,
                Pace.FREE,
                lesson.seed(),
                seeds.salt(),
                rules,
                Origin.LESSON,
                now,
                SPEED_AMONG_PEOPLE,
                0,
                TableRow.Progress.none(now),
                seats);
        Match<T> match = course.begin(Play.setup(row));
        Snapshot laidOut = match.snapshot(Portrait.LINES)
                .orElseThrow(() -> new IllegalStateException("lesson " + lesson.name() + " begins in the middle"));
        List<Instant> since = Collections.nCopies(lesson.players(), now);
        return new Prepared(
                row.moved(Play.of(served, row, match, Play.Times.SAME).progress(now)),
                BorderRow.prepared(new SnapshotRow(0, now, rules, since, laidOut.text())),
                new LessonRow(lesson.name(), List.of()));
    }

    // --- records ----------------------------------------------------------------------------------------------------

    /** A table and the choices made there. */
    record Imported(TableRow row, List<ChoiceRow> choices) {}

    /** A table that goes on where a record stops, with all seats played by whoever brought it. */
    Imported imported(TableId id, String text, Person host, Instant now) {
        GameRecord record;
        try {
            record = GameRecord.parse(text);
        } catch (RecordException e) {
            throw new Refused(Code.INVALID, e.reason());
        }
        ServedGame<?> served = game(record.setup().game());
        try {
            return imported(id, served, record, host, now);
        } catch (RecordException e) {
            throw new Refused(Code.INVALID, e.reason()).inWordsOf(served.id());
        }
    }

    private <T extends Table<T>> Imported imported(
            TableId id, ServedGame<T> served, GameRecord record, Person host, Instant now) {
        Match<T> match = Match.replay(served.game(), record);
        Setup setup = record.setup();
        List<SeatRow> seats = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            String name = Texts.tidy(setup.players().get(seat), LONGEST_NAME);
            SeatRow own = SeatRow.of(seat, host);
            seats.add(isNameOfAnother(name, host) ? own : own.named(name));
        }
        List<ChoiceRow> choices = new ArrayList<>();
        for (GameRecord.Entry entry : record.entries()) {
            choices.add(new ChoiceRow(choices.size() + 1, entry.seat().index(), entry.code(), now));
        }
        TableRow row = new TableRow(
                id,
                served.id(),
                setup.boxes(),
                setup.options(),
                "",
                host.id(),
                TableRow.Listing.UNLISTED,
                TableRow.Aid.HINTS,
                Pace.FREE,
                setup.seed(),
                seeds.salt(),
                record.rules(),
                Origin.RECORD,
                now,
                SPEED_AMONG_PEOPLE,
                0,
                TableRow.Progress.none(now),
                seats);
        TableRow.Progress progress =
                Play.of(served, row, match, Play.Times.SAME).progress(now);
        return new Imported(row.moved(progress), choices);
    }
}

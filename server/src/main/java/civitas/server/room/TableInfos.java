package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.api.PaceInfo;
import civitas.server.api.SeatInfo;
import civitas.server.api.StandingInfo;
import civitas.server.api.TableInfo;
import civitas.server.store.Pace;
import civitas.server.store.PersonId;
import civitas.server.store.Place;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.store.TableRow;
import civitas.server.trust.SeedProof;
import java.util.ArrayList;
import java.util.List;

/** Tables as lists and lobbies show them. */
final class TableInfos {

    private TableInfos() {}

    /** What is promised about the dice of a table; nothing before they are rolled. */
    static String proof(TableRow row) {
        return row.status() == Status.OPEN ? "" : SeedProof.hash(row.salt(), row.seed());
    }

    /**
     * A table as somebody sees it who may or may not sit there.
     *
     * @param proof see {@link #proof}; it never changes, so whoever asks often keeps it
     */
    static TableInfo of(TableRow row, PersonId who, Glance glance, Lexicon words, String proof) {
        List<SeatInfo> seats = new ArrayList<>();
        String host = "";
        for (SeatRow seat : row.seats()) {
            seats.add(seat(row, seat, who, glance, words));
            if (seat.belongsTo(row.host())) {
                host = seat.name();
            }
        }
        boolean finished = row.status() == Status.FINISHED;
        return new TableInfo(
                row.id().value(),
                row.game(),
                name("game." + row.game() + ".name", row.game(), words),
                row.title(),
                row.boxes(),
                row.options(),
                row.status().code(),
                host,
                !who.isNobody() && row.host().equals(who),
                seats,
                row.listed() == TableRow.Listing.PUBLIC,
                row.aid() == TableRow.Aid.HINTS,
                row.origin().code(),
                pace(row.pace()),
                row.pace().absence().toSeconds(),
                row.created(),
                row.updated(),
                row.ply(),
                stage(row.game(), row.progress().stage(), words),
                row.speed(),
                proof,
                finished ? row.seed().text() : "",
                finished ? row.salt() : "",
                row.rules(),
                row.waitsFor(who),
                standings(row));
    }

    private static SeatInfo seat(TableRow row, SeatRow seat, PersonId who, Glance glance, Lexicon words) {
        boolean toMove = row.waitsFor(seat.seat());
        boolean agent = seat.kind() == SeatRow.Kind.AGENT;
        return new SeatInfo(
                Seat.of(seat.seat()).code(),
                seat.kind().code(),
                Names.of(seat, row, words),
                seat.guest(),
                seat.level(),
                agent ? Computer.at(row.id(), seat.seat()).code() : "",
                seat.isPerson() && seat.isPlayedByAgent(),
                seat.belongsTo(who),
                agent || glance.online().contains(seat.seat()),
                toMove,
                toMove ? glance.clock().applyAsLong(seat.seat()) : -1,
                glance.away().applyAsLong(seat.seat()),
                glance.votes().apply(seat.seat()));
    }

    /** How far the game is, in the words of the game; empty before it begins. */
    static String stage(String game, int stage, Lexicon words) {
        String key = "game." + game + ".stage";
        return stage > 0 && words.knows(key) ? words.say(Phrase.of(key, stage)) : "";
    }

    /** The word for something that a game may or may not have named. */
    static String name(String key, String otherwise, Lexicon words) {
        return words.knows(key) ? words.say(Phrase.of(key)) : otherwise;
    }

    private static PaceInfo pace(Pace pace) {
        return switch (pace.kind()) {
            case FREE -> new PaceInfo("free", 0, 0);
            case LIVE -> new PaceInfo("live", (int) pace.thinking().toMinutes(), 0);
            case SLOW -> new PaceInfo("slow", 0, (int) pace.thinking().toDays());
        };
    }

    private static List<StandingInfo> standings(TableRow row) {
        List<Place> result = row.progress().result();
        return result.isEmpty()
                ? List.of()
                : result.stream()
                        .map(place -> new StandingInfo(
                                Seat.of(place.seat()).code(), place.points(), place.place(), List.of()))
                        .toList();
    }
}

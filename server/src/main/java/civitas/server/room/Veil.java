package civitas.server.room;

import civitas.kernel.Choice;
import civitas.kernel.Occasion;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.Weight;
import civitas.server.api.Answering;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import civitas.server.trust.SeedProof;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers for people who can say nothing, or have decided to say nothing, without telling the others that it does.
 *
 * <p>Where nobody else sits at the table it answers at once. Among people every question that may be answered by silence gets
 * a moment before which no answer to it leaves the table that could be taken for silence: neither one given here nor one a
 * person has chosen, which waits here until then. The moment follows from when the question was put, the seat and the secret of
 * the table, never from what anybody holds; so an answer at that moment tells nothing, and a later one only that somebody
 * thought, as at any table. Nobody is answered for who is seen to be away. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Veil<T extends Table<T>> {

    private static final Logger LOG = LoggerFactory.getLogger(Veil.class);
    private static final int NEVER = -1;

    private final Ledger<T> ledger;
    private final House house;
    private final Audience audience;
    private final Bench[] benches = new Bench[Seat.values().length];

    /** The plies at which something was answered here: they are taken back together with what came before. */
    private final TreeSet<Integer> given = new TreeSet<>();

    private int askedBefore;
    private int rewinds;

    /** Whether an answer waits for its moment; read in front of the door. */
    private volatile boolean waiting;

    Veil(Ledger<T> ledger, House house, Audience audience) {
        this.ledger = ledger;
        this.house = house;
        this.audience = audience;
        for (int seat = 0; seat < benches.length; seat++) {
            benches[seat] = new Bench();
        }
        rewinds = ledger.rewinds();
    }

    /** What is known of one seat. */
    private static final class Bench {
        private Manners manners = Manners.USUAL;
        private Optional<String> held = Optional.empty();
        private Instant asked = Instant.MIN;
        private int askedAt = NEVER;
        private Instant earliest = Instant.MIN;
        private int changes;
    }

    // --- what people want -------------------------------------------------------------------------------------------

    Manners manners(Seat seat) {
        return benches[seat.index()].manners;
    }

    /** Somebody has come to look from a seat: they cannot have answered sooner than if they had been asked now. */
    void arrive(Seat seat, boolean empty) {
        Bench bench = benches[seat.index()];
        ledger.play()
                .map(game -> house.steadily().plus(pause(game.ply(), seat.index())))
                .filter(moment -> moment.isAfter(opensAt(seat.index())))
                .ifPresent(moment -> bench.earliest = moment);
        setManners(seat, bench.manners.with(empty));
    }

    void setManners(Seat seat, Manners manners) {
        Bench bench = benches[seat.index()];
        if (!bench.manners.equals(manners)) {
            bench.manners = manners;
            tell(seat.index());
        }
        goOn();
    }

    /** What a seat's own person sees of it; the others never hear of it. */
    Answering answering(Seat seat) {
        Bench bench = benches[seat.index()];
        return new Answering(bench.manners.empty(), bench.manners.plan().code(), bench.held.orElse(""));
    }

    /** How often something has changed that only this seat sees. */
    int changes(Seat seat) {
        return benches[seat.index()].changes;
    }

    private void tell(int seat) {
        benches[seat].changes++;
        audience.changed(seat);
    }

    // --- answers ----------------------------------------------------------------------------------------------------

    /** The table has changed: sees who is asked anew, and answers what can be answered at once. */
    void look() {
        Optional<Play<T>> play = ledger.play().filter(game -> ledger.row().status() == Status.RUNNING);
        int asked = play.map(Play::asked).orElse(0);
        if (rewinds != ledger.rewinds()) {
            rewinds = ledger.rewinds();
            play.ifPresent(game -> forget(game.ply()));
        }
        for (SeatRow row : ledger.row().seats()) {
            int seat = row.seat();
            boolean goesOn = (asked & askedBefore & 1 << seat) != 0
                    && play.flatMap(game -> game.match().lastChooser())
                            .filter(last -> last.index() == seat)
                            .isEmpty();
            if (!goesOn) {
                benches[seat].held = Optional.empty();
                benches[seat].asked = house.steadily();
                benches[seat].askedAt = play.map(Play::ply).orElse(NEVER);
                benches[seat].earliest = Instant.MIN;
            }
            play.ifPresent(game -> disarm(game, seat));
        }
        askedBefore = asked;
        goOn();
    }

    /** The past has changed: what was planned or held was meant for another course of things. */
    private void forget(int ply) {
        given.tailSet(ply).clear();
        askedBefore = 0;
        for (int seat = 0; seat < benches.length; seat++) {
            if (benches[seat].manners.plan() != Manners.Plan.NONE) {
                benches[seat].manners = benches[seat].manners.with(Manners.Plan.NONE);
                tell(seat);
            }
        }
    }

    /** A plan ends when what it was made for comes. */
    private void disarm(Play<T> game, int seat) {
        Manners manners = benches[seat].manners;
        if (manners.plan() == Manners.Plan.NONE || (game.asked() >> seat & 1) == 0) {
            return;
        }
        Occasion occasion = game.table().occasion(seat);
        boolean own = occasion == Occasion.OWN && !game.table().isMute(seat);
        if (occasion == Occasion.AIMED || own && manners.plan() == Manners.Plan.TURN) {
            benches[seat].manners = manners.with(Manners.Plan.NONE);
            tell(seat);
        }
    }

    /** Gives the answers whose moment has come. */
    void goOn() {
        boolean later = false;
        for (int seat = 0; seat < ledger.row().seats().size(); seat++) {
            if (ledger.row().status() != Status.RUNNING || ledger.play().isEmpty()) {
                break;
            }
            Play<T> game = ledger.playing();
            Optional<String> answer = answer(game, Seat.of(seat));
            if (answer.isEmpty() || Seating.at(ledger.row(), Seat.of(seat)).isPlayedByAgent()) {
                continue;
            }
            if (isAmongPeople(seat) && isTooEarly(seat)) {
                later = true;
            } else {
                give(game, Seat.of(seat), answer.get());
                // what follows from it has been looked at meanwhile
                return;
            }
        }
        waiting = later;
    }

    private void give(Play<T> game, Seat seat, String code) {
        boolean chosen = benches[seat.index()].held.isPresent();
        benches[seat.index()].held = Optional.empty();
        if (!chosen) {
            given.add(game.ply());
        }
        try {
            ledger.commit(game, seat, code);
        } catch (RuntimeException e) {
            given.remove(game.ply());
            benches[seat.index()].manners = Manners.USUAL;
            LOG.atError()
                    .addKeyValue("table", ledger.row().id())
                    .setCause(e)
                    .log("an answer could not be given for {}; they will be asked", seat);
            tell(seat.index());
        }
    }

    /** What a person has chosen, or what is answered for them, if anything is. */
    private Optional<String> answer(Play<T> game, Seat seat) {
        Optional<String> held = benches[seat.index()].held;
        if (held.isPresent() || !isAnswered(game, seat)) {
            return held;
        }
        return game.table().silence(seat.index()).map(Choice::code);
    }

    /** Whether a seat will be answered for; its person need not be called. */
    boolean answers(int seat) {
        return ledger.play().map(game -> isAnswered(game, Seat.of(seat))).orElse(false);
    }

    private boolean isAnswered(Play<T> game, Seat seat) {
        Manners manners = manners(seat);
        T table = game.table();
        if (game.over() || manners.equals(Manners.USUAL) || (game.asked() & seat.mask()) == 0) {
            return false;
        }
        if (isAmongPeople(seat.index()) && (house.veil().isNone() || !audience.isLooking(seat.index()))) {
            return false;
        }
        if (manners.plan() != Manners.Plan.NONE && table.occasion(seat.index()) == Occasion.DISTANT) {
            return true;
        }
        return manners.empty() && table.isMute(seat.index()) && !isStillFree(game, seat);
    }

    /** The end of a step is left to whoever could still take back what they did in it. */
    private static boolean isStillFree(Play<?> game, Seat seat) {
        return game.table().atRest() && game.match().freeUndoTo(seat) < game.ply();
    }

    /** An answer given here is taken back together with the choice that brought it: alone it would be given again at once. */
    UndoWish whole(Seat seat, UndoWish wish) {
        if (!(wish instanceof UndoWish.Own own)) {
            return wish;
        }
        int free = ledger.goingOn().match().freeUndoTo(seat);
        int ply = own.toPly();
        while (ply > free && gave(ply)) {
            ply--;
        }
        return new UndoWish.Own(ply);
    }

    // --- the moment -------------------------------------------------------------------------------------------------

    /**
     * Keeps an answer that must not leave the table yet.
     *
     * @return whether it is kept; otherwise it is made as always
     */
    boolean keeps(Play<T> game, Seat seat, String code) {
        if (house.veil().isNone()
                || manners(seat).equals(Manners.USUAL)
                || (game.asked() & seat.mask()) == 0
                || !isAmongPeople(seat.index())
                || !isTooEarly(seat.index())
                || isStillFree(game, seat)
                || game.table().silence(seat.index()).isEmpty()
                || isOpen(game.table(), seat, code)) {
            return false;
        }
        benches[seat.index()].held = Optional.of(code);
        waiting = true;
        tell(seat.index());
        return true;
    }

    /** Whether everybody will see what is chosen, or it cannot be chosen at all. */
    private static <T extends Table<T>> boolean isOpen(T table, Seat seat, String code) {
        for (Choice choice : table.choices(seat.index())) {
            if (choice.code().equals(code)) {
                return table.weight(choice) == Weight.OPEN;
            }
        }
        return true;
    }

    private boolean isTooEarly(int seat) {
        return house.steadily().isBefore(opensAt(seat));
    }

    /** The moment before which no answer leaves the table; reckoned only when somebody might answer, which is seldom. */
    private Instant opensAt(int seat) {
        Bench bench = benches[seat];
        if (bench.askedAt == NEVER) {
            return bench.earliest;
        }
        Instant moment = bench.asked.plus(pause(bench.askedAt, seat));
        return moment.isAfter(bench.earliest) ? moment : bench.earliest;
    }

    /** Whether somebody else could learn something from the moment of an answer. */
    private boolean isAmongPeople(int seat) {
        SeatRow own = ledger.row().seats().get(seat);
        return ledger.row().seats().stream().anyMatch(other -> other.isPerson() && !other.belongsTo(own.person()));
    }

    /** Drawn anew for every question, so that nobody can tell an answer given here by its moment. */
    private Duration pause(int ply, int seat) {
        String question = "veil " + ply + " " + seat;
        return house.veil()
                .pause(SeedProof.derived(ledger.row().salt(), ledger.row().seed(), question));
    }

    /** Whether there is something to do for {@link #goOn} before long. */
    boolean isWaiting() {
        return waiting;
    }

    /** Whether what was chosen at a ply was answered here. */
    boolean gave(int ply) {
        return given.contains(ply);
    }
}

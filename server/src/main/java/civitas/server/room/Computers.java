package civitas.server.room;

import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.server.store.SeatRow;
import civitas.server.store.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The computer opponents at one table: at most one thought is under way, and its choice counts only if the table has not
 * moved on meanwhile, and only if nobody has paused them. The room's door guards everything but the thinking itself.
 *
 * @param <T> the game's table
 */
final class Computers<T extends Table<T>> {

    private static final Logger LOG = LoggerFactory.getLogger(Computers.class);
    private static final Duration SECOND_TRY = Duration.ofSeconds(1);

    private final Ledger<T> ledger;
    private final Door door;
    private final Thinkers thinkers;
    private final Schooling<T> schooling;
    private final Patience patience;
    private boolean thinking;

    /** The ply at which all who were invited have been heard; silence is an answer until the next choice. */
    private int heardAt = -1;

    Computers(Ledger<T> ledger, Door door, Thinkers thinkers, Schooling<T> schooling) {
        this.ledger = ledger;
        this.door = door;
        this.thinkers = thinkers;
        this.schooling = schooling;
        this.patience = new Patience(this::goOnAfter);
    }

    boolean areThinking() {
        return thinking;
    }

    /** The past has changed: everybody may speak again. */
    void forget() {
        heardAt = -1;
        patience.forget();
    }

    private void goOnAfter(Duration delay, int ply, IntConsumer over) {
        thinkers.later(
                delay,
                ledger.row().host(),
                ledger.row().id(),
                () -> door.quietly(() -> {
                    over.accept(ply);
                    wake();
                }));
    }

    /** Starts a thought if there is something to think about. */
    void wake() {
        if (!thinking && isAnybodyUp()) {
            thinking = true;
            think(Duration.ofMillis(ledger.row().speed()));
        }
    }

    /** At the expense of the host: all tables of one person share what one person gets. */
    private void think(Duration delay) {
        thinkers.later(delay, ledger.row().host(), ledger.row().id(), this::think);
    }

    private boolean isAnybodyUp() {
        if (isPaused()
                || ledger.row().status() != Status.RUNNING
                || ledger.play().isEmpty()) {
            return false;
        }
        Play<T> game = ledger.play().get();
        return ((asked(game) | invited(game)) & agents()) != 0;
    }

    private boolean isPaused() {
        return ledger.row().speed() < 0;
    }

    /** The computers the game waits for, but those that wait for people themselves. */
    private int asked(Play<T> game) {
        int agents = agents();
        int asked = game.asked() & agents;
        int people = (1 << game.table().seats()) - 1 & ~agents;
        return asked & ~patience.waiting(game.table().talk(), asked & earnest(), people, game.ply());
    }

    /** The seats whose computers mean what they offer; one that chooses at random waits for no answer. */
    private int earnest() {
        int earnest = 0;
        for (SeatRow seat : ledger.row().seats()) {
            earnest |= seat.level().equals(Level.RANDOM.code()) ? 0 : 1 << seat.seat();
        }
        return earnest;
    }

    private int agents() {
        int agents = 0;
        for (SeatRow seat : ledger.row().seats()) {
            agents |= seat.isPlayedByAgent() ? 1 << seat.seat() : 0;
        }
        return agents;
    }

    private int invited(Play<T> game) {
        return heardAt == game.ply() ? 0 : game.table().invited() & ~game.asked();
    }

    private void think() {
        AtomicReference<Optional<Thinking<T>>> thought = new AtomicReference<>(Optional.empty());
        door.quietly(() -> thought.set(isAnybodyUp() ? ledger.play().map(this::thought) : Optional.empty()));
        Optional<Thinking.Conclusion> conclusion = thought.get().flatMap(Thinking::conclude);
        door.quietly(() -> {
            thinking = false;
            try {
                thought.get().ifPresent(done -> follow(done, conclusion));
                wake();
            } catch (RuntimeException e) {
                LOG.atError()
                        .addKeyValue("table", ledger.row().id())
                        .setCause(e)
                        .log("a computer's choice was not carried out; it will try again");
                thinking = true;
                think(SECOND_TRY);
            }
        });
    }

    private Thinking<T> thought(Play<T> game) {
        return new Thinking<>(
                game.served().game(),
                game.table().copy(),
                game.ply(),
                minds(game, invited(game)),
                minds(game, asked(game)));
    }

    private List<Thinking.Mind<T>> minds(Play<T> game, int mask) {
        List<Thinking.Mind<T>> minds = new ArrayList<>();
        for (SeatRow seat : ledger.row().seats()) {
            if ((mask >> seat.seat() & 1) != 0 && seat.isPlayedByAgent()) {
                minds.add(new Thinking.Mind<>(
                        Seat.of(seat.seat()),
                        schooling.agent(game.agent(seat.seat(), seat.level())),
                        Play.level(seat.level()).limit()));
            }
        }
        return minds;
    }

    private void follow(Thinking<T> thought, Optional<Thinking.Conclusion> conclusion) {
        Optional<Play<T>> game = ledger.play().filter(now -> now.ply() == thought.ply());
        if (game.isEmpty() || isPaused()) {
            return;
        }
        heardAt = thought.ply();
        Optional<Thinking.Conclusion> valid = conclusion.filter(
                choice -> Seating.at(ledger.row(), choice.seat()).isPlayedByAgent());
        if (valid.isPresent()) {
            ledger.commit(game.get(), valid.get().seat(), valid.get().code());
        }
    }
}

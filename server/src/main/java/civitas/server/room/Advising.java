package civitas.server.room;

import civitas.agents.Advice;
import civitas.agents.Advisor;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Evaluation;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.PersonId;
import civitas.server.store.TableRow;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Hints at one table: what an expert would do in somebody's place. The advisor gets what the seat may know and nothing else, and
 * thinks on threads of its own, so that neither the table nor anybody's computers wait for it. The room's door guards it.
 *
 * @param <T> the game's table
 */
final class Advising<T extends Table<T>> {

    private static final int HINTS = 3;
    private static final Budget BUDGET = Budget.time(Duration.ofSeconds(2));

    private final Ledger<T> ledger;
    private final Thinkers advisors;
    private final Map<Seat, Asked> asked = new EnumMap<>(Seat.class);

    private record Asked(int ply, int rewinds, Thought<List<Advice>> thought) {}

    Advising(Ledger<T> ledger, Thinkers advisors) {
        this.ledger = ledger;
        this.advisors = advisors;
    }

    /**
     * What is known by now about a seat's decision; begins to think where nobody has asked before.
     *
     * @param toll to be paid by whoever makes somebody think
     */
    Thought<List<Advice>> ask(PersonId who, Seat seat, int ply, Runnable toll) {
        if (ledger.row().aid() != TableRow.Aid.HINTS) {
            throw Refused.of(Code.NOT_ALLOWED, "no-hints");
        }
        Play<T> game = ledger.goingOn();
        if (ply != game.ply()) {
            throw Refused.of(Code.MOVED_ON, "moved-on");
        }
        if (game.table().choices(seat.index()).size() < 2) {
            throw Refused.of(Code.INVALID, "nothing-to-choose");
        }
        Optional<Asked> before = Optional.ofNullable(asked.get(seat));
        Optional<Asked> known = before.filter(one -> one.ply == ply && one.rewinds == ledger.rewinds())
                .filter(one -> !one.thought.isBroken());
        if (known.isPresent()) {
            return known.get().thought;
        }
        toll.run();
        before.ifPresent(old -> old.thought.giveUp());
        Thought<List<Advice>> thought = new Thought<>();
        asked.put(seat, new Asked(ply, ledger.rewinds(), thought));
        Situation<T> situation =
                new Situation<>(game.served().game(), game.table().copy(), seat);
        advisors.later(
                Duration.ZERO,
                who,
                ledger.row().id(),
                () -> think(thought, game.served().evaluation(), situation, ply));
        return thought;
    }

    /** The seed is the moment: who asks twice hears the same, and nothing in it is secret. */
    private void think(Thought<List<Advice>> thought, Evaluation<T> evaluation, Situation<T> situation, int ply) {
        thought.think(progress -> new Advisor<>(evaluation, BUDGET, progress)
                .advise(
                        situation,
                        HINTS,
                        (long) ply * Seat.values().length + situation.seat().index()));
    }
}

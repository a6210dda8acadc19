package civitas.server.live;

import civitas.server.api.State;
import civitas.server.patch.Patch;
import java.util.Optional;

/**
 * Tells one client how a table looks: the whole of it each time, or the whole of it once and then what has changed.
 *
 * <p>States are counted, and a patch belongs to the state with the number before its own: a client that has another one asks
 * for the whole.
 */
final class Teller {

    private final Manner manner;
    private int number;
    private Optional<State> told = Optional.empty();

    /** What the client understands. */
    enum Manner {
        WHOLE,
        PATCHES;

        /** Clients that understand patches say so when they connect. */
        static Manner asked(Optional<String> patches) {
            return patches.filter("1"::equals).isPresent() ? PATCHES : WHOLE;
        }
    }

    Teller(Manner manner) {
        this.manner = manner;
    }

    Object tell(boolean moved, State state) {
        number++;
        if (manner == Manner.WHOLE) {
            return new Messages.StateMessage(moved, number, state);
        }
        State now = state.withoutLog();
        Object message = told.<Object>map(before -> new Messages.PatchMessage(
                        moved, number, Patch.between(before, now), state.logFrom(), state.log()))
                .orElseGet(() -> new Messages.StateMessage(moved, number, state));
        told = Optional.of(now);
        return message;
    }

    /** The client does not know any more what it was told. */
    void startAnew() {
        told = Optional.empty();
    }
}

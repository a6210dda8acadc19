package civitas.server.room;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/**
 * Something that is being found out in the background: whoever wants to know asks how far it is.
 *
 * @param <R> what will be known
 */
final class Thought<R> {

    private volatile double part;
    private volatile Optional<R> found = Optional.empty();
    private volatile boolean broken;
    private volatile boolean unwanted;

    /** Thinks, unless nobody wants to know any more. */
    void think(Function<DoubleConsumer, R> thinking) {
        if (unwanted) {
            return;
        }
        try {
            found = Optional.of(thinking.apply(done -> part = done));
        } finally {
            broken = found.isEmpty();
        }
    }

    void giveUp() {
        unwanted = true;
    }

    /** Whether it came to nothing: then it may be tried again. */
    boolean isBroken() {
        return broken;
    }

    Optional<R> found() {
        return found;
    }

    /**
     * How far the thinking is, for whoever has just seen that nothing is found yet. It may be found by now: he is told when he asks
     * again, rather than that all is done and there is nothing.
     */
    int percent() {
        return Math.min(99, Counsel.percent(part));
    }
}

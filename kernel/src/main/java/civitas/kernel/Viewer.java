package civitas.kernel;

import java.util.Optional;

/**
 * Who looks: somebody in a seat, or a spectator, who sees only what is public.
 *
 * @param seat the seat's index, or -1 for a spectator
 */
public record Viewer(int seat) {

    public static final Viewer SPECTATOR = new Viewer(-1);

    public static Viewer of(Seat seat) {
        return new Viewer(seat.index());
    }

    public boolean isSpectator() {
        return seat < 0;
    }

    public boolean is(int other) {
        return seat == other;
    }

    public Optional<Seat> asSeat() {
        return seat < 0 ? Optional.empty() : Optional.of(Seat.of(seat));
    }

    boolean isAmong(int audience) {
        return audience == Event.EVERYBODY || (seat >= 0 && (audience >> seat & 1) != 0);
    }
}

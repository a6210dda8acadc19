package civitas.server.room;

import civitas.kernel.Seat;
import civitas.kernel.Talk;
import java.time.Duration;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Gives people time to answer a computer. When a computer goes on, what it has offered may lapse, so it waits a while for the
 * people it made an offer to, unless something happens at the table before: an answer, above all.
 *
 * <p>It knows no clock: {@link Timer} calls it when the time is over. The room's door guards it.
 */
final class Patience {

    /** As long as it takes to read an offer and think about it, and short enough to be borne if nobody is there. */
    private static final Duration ANSWERING = Duration.ofSeconds(40);

    private static final int NEVER = -1;

    private final Timer timer;

    /** The ply for which the timer runs. */
    private int waitingAt = NEVER;

    /** For each seat whom it waits for, as a mask. */
    private final int[] due = new int[Seat.values().length];

    /** For each seat who has had the time to answer, as long as an offer to them lies open: nobody is waited for twice. */
    private final int[] served = new int[Seat.values().length];

    /** Calls back after a while, with what it was given. */
    interface Timer {
        void after(Duration delay, int ply, IntConsumer over);
    }

    Patience(Timer timer) {
        this.timer = timer;
    }

    /**
     * The computers among the asked that wait for people to answer, as a mask.
     *
     * @param asked the computers the game waits for
     * @param people the seats that people play
     */
    int waiting(Talk talk, int asked, int people, int ply) {
        int waiting = 0;
        for (int left = asked; left != 0; left &= left - 1) {
            int seat = Integer.numberOfTrailingZeros(left);
            int partners = talk.partners(seat) & people;
            served[seat] &= partners;
            due[seat] = partners & ~served[seat];
            waiting |= due[seat] != 0 ? 1 << seat : 0;
        }
        if (waiting != 0 && waitingAt != ply) {
            waitingAt = ply;
            timer.after(ANSWERING, ply, this::over);
        }
        return waiting;
    }

    private void over(int ply) {
        if (ply != waitingAt) {
            return;
        }
        for (int seat = 0; seat < due.length; seat++) {
            served[seat] |= due[seat];
        }
    }

    /** The past has changed: another offer may lie there now. */
    void forget() {
        waitingAt = NEVER;
        Arrays.fill(due, 0);
        Arrays.fill(served, 0);
    }
}

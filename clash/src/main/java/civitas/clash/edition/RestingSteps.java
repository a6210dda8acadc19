package civitas.clash.edition;

import civitas.clash.table.ClashTable;
import civitas.clash.turn.EndRound;
import civitas.clash.turn.StartTurn;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.StepBook;

/** The steps that are read back from a snapshot. */
public final class RestingSteps {

    private RestingSteps() {}

    /**
     * A table is at rest between the actions of a turn only. Whatever an action or the start of the turn has brought is done
     * then, and what still waits is the rest of the round: the turns of the others, and its end. The status phase, and the
     * rounds after this one, are put on the agenda when the round is over.
     */
    public static void join(StepBook<ClashTable> book) {
        book.with(TakeTurn.class, fields -> new TakeTurn(fields.number("player")))
                .with(StartTurn.class, fields -> new StartTurn(fields.number("player")))
                .with(EndRound.class, fields -> new EndRound());
    }
}

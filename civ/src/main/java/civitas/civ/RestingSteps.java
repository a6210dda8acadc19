package civitas.civ;

import civitas.civ.content.Phase;
import civitas.civ.research.ChooseResearch;
import civitas.civ.research.RevealResearch;
import civitas.civ.table.CivTable;
import civitas.civ.trade.Negotiate;
import civitas.civ.turn.BeginPhase;
import civitas.civ.turn.BeginStep;
import civitas.civ.turn.BeginTurn;
import civitas.civ.turn.TakeStep;
import civitas.kernel.StepBook;

/**
 * The steps that can be read back from a dump. A table is at rest in a player's step, in negotiation, and while everybody
 * chooses what to research; then only the rest of the turn waits below. Whatever an action still brings comes on top of
 * these three questions, so it is done when they are asked again.
 */
public final class RestingSteps {

    private RestingSteps() {}

    public static void write(StepBook<CivTable> book) {
        book.with(BeginTurn.class, fields -> new BeginTurn())
                .with(BeginPhase.class, fields -> new BeginPhase(phase(fields)))
                .with(BeginStep.class, fields -> new BeginStep(phase(fields), fields.number("player")))
                .with(TakeStep.class, fields -> new TakeStep(fields.number("player"), phase(fields)))
                .with(Negotiate.class, fields -> new Negotiate())
                .with(ChooseResearch.class, fields -> new ChooseResearch())
                .with(RevealResearch.class, fields -> new RevealResearch());
    }

    private static Phase phase(StepBook.Fields fields) {
        return fields.constant(Phase.class, "phase");
    }
}

package civitas.civ.reaction;

import civitas.civ.state.Declaration;
import civitas.civ.table.CivTable;
import civitas.kernel.Step;
import civitas.kernel.Thing;

/**
 * Declares something and lets the others react before it resolves (CV-03.12 to CV-03.14).
 *
 * <p>Rules: CV-03.09, CV-03.15, CV-17.07.
 */
public final class Declaring {

    private Declaring() {}

    /**
     * Declares. Costs and targets are settled already.
     *
     * @param effect what happens if nobody cancels it
     * @param ifCancelled what happens otherwise: cards are discarded, actions are lost (CV-03.16, CV-03.17)
     */
    public static void declare(
            CivTable table,
            Declaration.Kind kind,
            int by,
            int targets,
            Thing what,
            Step<CivTable> effect,
            Step<CivTable> ifCancelled) {
        int id = table.declarations().open();
        table.push(new Resolve(id, effect, ifCancelled));
        table.push(new CancelWindow(new Declaration(id, kind, by, targets, what), table.next(by)));
    }
}

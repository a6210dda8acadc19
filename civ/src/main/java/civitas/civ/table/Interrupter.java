package civitas.civ.table;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** A way to interrupt a movement after a step of the moving group (CV-03.18). The group is on the table. */
public interface Interrupter {

    /** Whether a player might be able to interrupt as far as everybody can see (CV-17.23). */
    boolean seemsAble(CivTable table, int player);

    void list(CivTable table, int player, Choices out);

    /** Says why a thing of the player's own does not serve here; of the things of others it says nothing. */
    void explain(CivTable table, int player, Thing thing, Reasons out);

    boolean wrote(Choice choice);

    void use(CivTable table, int player, Choice choice);
}

package civitas.civ.table;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** Something a player of a battle can do before the battle forces are drawn (CV-11.11). The battle is on the table. */
public interface BeforeForces {

    /** Whether a player might be able to do it as far as everybody can see (CV-17.23). */
    boolean seemsAble(CivTable table, int player);

    /** Writes what the player really can do. */
    void list(CivTable table, int player, Choices out);

    /** Says why a thing of the player's own does not serve here; of the things of others it says nothing. */
    void explain(CivTable table, int player, Thing thing, Reasons out);

    /** Whether a choice was written by this. */
    boolean wrote(Choice choice);

    void use(CivTable table, int player, Choice choice);
}

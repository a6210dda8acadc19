package civitas.civ.reaction;

import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** A way to interrupt a movement after a step of the moving group (CV-03.18). The group is on the table. */
public interface Interrupter {

    /** Whether a player might be able to interrupt as far as everybody can see (CV-17.23). */
    boolean seemsAble(CivTable table, int player);

    void list(CivTable table, int player, Choices out);

    boolean wrote(Choice choice);

    void use(CivTable table, int player, Choice choice);
}

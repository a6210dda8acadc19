package civitas.civ.battle;

import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/** Something a side may use before it draws its battle force (CV-11.11). */
public interface BeforeForces {

    /** Whether a player might be able to use it as far as everybody can see (CV-17.23). */
    boolean seemsAble(CivTable table, int player);

    void list(CivTable table, int player, Choices out);

    boolean wrote(Choice choice);

    void use(CivTable table, int player, Choice choice);
}

package civitas.civ.table;

import civitas.civ.state.Declaration;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** A way to cancel declarations: culture events and paid abilities have one each. */
public interface Canceller {

    /**
     * Whether a player might be able to cancel this as far as everybody can see: known techs, backs of cards, number of
     * tokens. Only such players are asked, and all of them are, so that asking tells nothing (CV-17.23).
     */
    boolean seemsAble(CivTable table, int player, Declaration declaration);

    /** Writes what the player really can do; verbs tell the cancellers apart. */
    void list(CivTable table, int player, Declaration declaration, Choices out);

    /** Says why a thing of the player's own does not serve here; of the things of others it says nothing. */
    void explain(CivTable table, int player, Declaration declaration, Thing thing, Reasons out);

    /** Whether a choice was written by this canceller. */
    boolean wrote(Choice choice);

    /** Uses a cancelling effect, which is itself declared; it resolves with {@code Cancel}. */
    void use(CivTable table, int player, Declaration declaration, Choice choice);
}

package civitas.civ.table;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.kernel.Step;

/** Cards in hand that stand for a resource in a payment (CV-07.24). */
public interface ResourceCards {

    /** Whether such a card can be played now. */
    boolean isPlayable(CivTable table, int player, CultureEvent event);

    /**
     * How many cards in a hand may stand for one of several resources, as far as everybody can see (CV-17.03).
     *
     * @param wanted the resources, as a set by ordinal
     */
    int mayHide(CivTable table, int player, int wanted);

    /**
     * Plays a card from hand as a resource.
     *
     * @param ifCancelled what follows when the card did not help: it was cancelled, or returned to the hand because the
     *     player it was aimed at refused
     */
    void play(
            CivTable table,
            int player,
            CultureEvent event,
            Resource resource,
            Step<CivTable> then,
            Step<CivTable> ifCancelled);
}

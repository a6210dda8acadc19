package civitas.clash.combat;

import civitas.clash.content.ActionCard;
import civitas.clash.table.ClashTable;

/** Tactics cards that lie face down: what the opponent can only guess (CC-18.4). */
public final class FaceDown {

    private FaceDown() {}

    /** Whether a side of the present battle could have put this card down. */
    public static boolean isPossible(ClashTable table, int role, ActionCard card) {
        return table.battle().isActive() && TacticPlay.isPlayable(table, role, card.tactic());
    }
}

package civitas.clash.civilizations.piece;

import static civitas.clash.civilizations.content.ExpansionBuilding.OBSERVATORY;
import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;

import civitas.clash.card.Drawing;
import civitas.clash.table.Hooks;

/** What the units and buildings of the expansion do. Cavalry does no more than its row says. Rules: CC-7.27, CC-4.84. */
public final class Pieces {

    private Pieces() {}

    public static void join(Hooks hooks) {
        hooks.battle.clash.join(ELEPHANT, new Trample());
        hooks.battle.clash.join(LEADER, new Luck());
        hooks.city.whenConstructed.join(OBSERVATORY, (table, player, city) -> Drawing.actionCard(table, player));
    }
}

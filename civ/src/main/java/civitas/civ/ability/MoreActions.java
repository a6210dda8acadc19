package civitas.civ.ability;

import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Atomic Theory, in City Management: each own city takes one more action this turn (CV-06.06). */
record MoreActions(int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            if (table.cities().exists(Cities.of(player, marker))) {
                table.player(player).setActions(marker, table.player(player).actions(marker) + 1);
            }
        }
        table.say("log.more-actions", table.name(player));
    }
}

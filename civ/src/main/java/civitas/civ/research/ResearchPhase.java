package civitas.civ.research;

import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** The Research phase: everybody chooses in secret, then all is revealed (CV-09.05). Rules: CV-09.10. */
public record ResearchPhase() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        for (int player = 0; player < table.seats(); player++) {
            table.player(player).setResearch(Player.UNDECIDED);
        }
        think(table);
        for (int i = table.seats() - 1; i >= 0; i--) {
            table.run(table.hooks().research.research, (table.turn().first() + i) % table.seats());
        }
    }

    /** Those who have not chosen yet are asked, then all is revealed. */
    public static void think(CivTable table) {
        table.push(new RevealResearch());
        table.push(new ChooseResearch());
    }
}

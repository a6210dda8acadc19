package civitas.clash.move;

import civitas.clash.content.facts.RegionTile;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Turning a region face up (rules 6.7 and 6.8). Rules: CC-6.76, CC-6.84, CC-6.85. */
public final class Exploring {

    private Exploring() {}

    /** A card or an event reveals a region; no unit enters it (CC-6.78). */
    public static void byCard(ClashTable table, int player, int slot) {
        turnUp(table, player, slot, new Orientations(table, slot).forCard(), ClashTable.NOBODY);
    }

    /** Land units are about to enter a space of an unexplored region. */
    static void byLand(ClashTable table, int player, int entered) {
        int slot = table.board().slotOf(entered);
        turnUp(table, player, slot, new Orientations(table, slot).forLand(entered), entered);
    }

    static void byShips(ClashTable table, int player, int slot, Approach approach) {
        turnUp(table, player, slot, new Orientations(table, slot).forShips(approach), ClashTable.NOBODY);
    }

    /** The region lies open at once: what it shows is no secret while the player thinks about turning it. */
    private static void turnUp(ClashTable table, int player, int slot, int ways, int entered) {
        table.reveal();
        lay(table, slot, (ways & Orientations.KEPT) == 0);
        if (table.heard()) {
            table.say("log.explores", table.name(player), picture(table, slot));
        }
        table.edition().wilds().revealed(table, player, slot, entered);
        if (ways == Orientations.BOTH) {
            table.push(new Orient(player, slot));
        }
    }

    private static void lay(ClashTable table, int slot, boolean turned) {
        RegionTile tile = table.content().region(table.lands().tile(slot));
        table.lands().reveal(slot, tile, turned);
    }

    private static Phrase picture(ClashTable table, int slot) {
        List<Object> words = new ArrayList<>();
        for (int space : table.board().slots().get(slot).cells()) {
            if (!words.isEmpty()) {
                words.add(", ");
            }
            words.add(
                    Phrase.of("region.space", table.space(space), table.lands().terrain(space)));
        }
        return new Phrase("", words);
    }

    /** Both ways are allowed: the player leaves the region as it lies or turns it round (CC-6.71). */
    record Orient(int player, int slot) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.orient", picture(table, slot));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.KEEP);
            out.add(Act.TURN);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.KEEP) {
                return;
            }
            lay(table, slot, true);
            if (table.heard()) {
                table.say("log.turns-region", table.name(player), picture(table, slot));
            }
        }
    }
}

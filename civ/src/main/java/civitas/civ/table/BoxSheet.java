package civitas.civ.table;

import civitas.civ.state.OwnCard;
import civitas.civ.state.OwnDeck;
import civitas.kernel.Chance;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.List;

/**
 * What only the cards and pieces of one box keep, laid beside the board: it is copied, written and read back with the table.
 * What is hidden on it is dealt anew for whoever imagines the table, and its pieces are counted with the others.
 */
public abstract class BoxSheet {

    /** A sheet that says the same and shares nothing that changes. */
    protected abstract BoxSheet copy();

    protected abstract void dump(Dump out);

    /** Reads what {@link #dump} wrote into a sheet that is still empty. */
    protected abstract void restore(DumpReader in);

    /** A new turn begins. */
    protected void renew() {}

    /** Deals anew what a seat cannot know (rules 17.2); it must not depend on where hidden things really are. */
    public void imagine(CivTable table, int seat, Chance chance) {}

    /**
     * The cards on this sheet that lie before a player.
     *
     * @param own whether the player himself looks: of what lies face down others must not learn more than all may know
     */
    public List<OwnCard> cards(CivTable table, int player, boolean own) {
        return List.of();
    }

    /**
     * What the cards on this sheet that lie before a player may still give him, beyond what shows in other numbers: evaluations count it.
     *
     * @param own whether the player himself looks
     */
    public void promise(CivTable table, int player, boolean own, Promises out) {}

    /** The decks on this sheet from which cards are drawn. */
    public List<OwnDeck> decks() {
        return List.of();
    }

    /**
     * Lays a card before a player, as a position of a scenario says; whether it is a card of this sheet.
     *
     * @param markers the markers on it, 0 on a card that bears none
     */
    public boolean lay(int player, String code, boolean open, int markers) {
        return false;
    }

    /** Puts a card on top of its deck, as a position of a scenario says; whether it is a card of this sheet. */
    public boolean putOnTop(String code) {
        return false;
    }

    /** Checks that nothing is lost or in two places; an IllegalStateException says what is wrong. */
    public void audit(CivTable table) {}

    /** Makes the sheet of a new table. */
    @FunctionalInterface
    public interface Maker {
        BoxSheet make(Rules rules, int seats);
    }
}

package civitas.civ.table;

import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.UnitType;
import civitas.civ.state.Lands;
import civitas.civ.state.Market;

/** Elementary doings with the shared supplies that several chapters need. Rules: CV-01.65, CV-01.66. */
public final class Supply {

    private Supply() {}

    /** Turns a tile face up and puts face-down tokens on its huts and villages, and its relic (CV-02.36, CV-08.28, CV-08.29, CV-08.30). */
    public static void turnUp(CivTable table, Slot slot, int turns) {
        Lands lands = table.lands();
        lands.reveal(slot.index(), turns);
        table.reveal();
        Market market = table.market();
        for (int i = 0; i < Board.TILE * Board.TILE; i++) {
            int square = table.board().squareOf(slot, i);
            if (lands.printed(square).hut() && !market.huts().isExhausted()) {
                lands.putToken(square, market.huts().draw(table.chance()));
            } else if (lands.printed(square).village() && !market.villages().isExhausted()) {
                lands.putToken(square, market.villages().draw(table.chance()));
            } else {
                lands.printed(square)
                        .relic()
                        .filter(relic -> table.book().lies(relic, table.rules().options()))
                        .ifPresent(relic -> table.putLandmark(relic, square));
            }
        }
    }

    /** Puts the next wonder of the deck on a space of the market; an empty deck leaves it empty (CV-14.04). */
    public static void refillWonder(CivTable table, int space) {
        Market market = table.market();
        boolean empty = market.wonderDeck().size() == 0;
        market.setWonder(space, empty ? Market.NO_WONDER : market.wonderDeck().draw(table.chance()));
        if (!empty) {
            table.reveal();
        }
    }

    /** Draws a unit card into the standing forces, unseen by others; false if there is none (CV-06.35, CV-06.38). */
    public static boolean drawUnit(CivTable table, int player, UnitType type) {
        if (table.market().units(type).isExhausted()) {
            return false;
        }
        table.player(player).addForce(table.market().units(type).draw(table.chance()));
        table.reveal();
        return true;
    }
}

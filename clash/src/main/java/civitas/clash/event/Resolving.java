package civitas.clash.event;

import civitas.clash.card.Discarding;
import civitas.clash.content.EventCard;
import civitas.clash.content.Symbol;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Procedure;

/**
 * An event is resolved (rules 9.2): the symbol, the text player by player, and where the card goes.
 *
 * <p>Rules: CC-9.19.
 */
final class Resolving {

    /** How much of the card counts (CC-17.1, CC-17.2, CC-17.3). */
    enum Extent {
        WHOLE,
        SYMBOL_ONLY
    }

    private Resolving() {}

    /** The symbol comes first, before the text, and for the drawer only (CC-9.10, CC-9.11). */
    static void begin(ClashTable table, int drawer, int card, Extent extent) {
        table.push(new PutAway(drawer, card));
        if (extent == Extent.WHOLE) {
            table.push(new Text(drawer, card));
        }
        table.content().eventCard(card).symbol().ifPresent(symbol -> symbol(table, drawer, symbol));
    }

    private static void symbol(ClashTable table, int drawer, Symbol symbol) {
        table.say("log.symbol", table.name(drawer), symbol.title());
        table.book().symbols().of(symbol).run(table, drawer);
    }

    /** The text touches the drawer, or everybody clockwise beginning with him (CC-9.12, CC-9.13, CC-9.14). */
    record Text(int drawer, int card) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (!table.content().eventCard(card).everybody()) {
                table.push(new Befall(drawer, card));
                return;
            }
            int[] players =
                    TurnOrder.from(table, table.constants().everybodyFromFirstPlayer ? table.firstPlayer() : drawer);
            for (int i = players.length - 1; i >= 0; i--) {
                table.push(new Befall(players[i], card));
            }
        }
    }

    /** The text touches one player, unless he is protected from it (CC-9.16, CC-9.17). */
    record Befall(int player, int number) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            EventCard card = table.content().eventCard(number);
            if (Immunities.protect(table, player, card.event())) {
                table.say("log.event-ignored", table.name(player), card);
                return;
            }
            table.book().events().of(card.event()).befall(table, card, player);
        }
    }

    /** The card is discarded, unless it stays on the table or went into a hand (CC-9.9, CC-9.15). */
    record PutAway(int drawer, int card) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (table.lasting().isKept(card) || isInHand(table)) {
                return;
            }
            Discarding.put(table, drawer, table.eventDeck(), card);
        }

        private boolean isInHand(ClashTable table) {
            for (int player = 0; player < table.seats(); player++) {
                if (table.player(player).greatPeople().has(card)) {
                    return true;
                }
            }
            return false;
        }
    }
}

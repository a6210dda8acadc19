package civitas.civ.fame.people;

import civitas.civ.table.CivTable;

/** What happens to a card when it is used (CV-07.43, CV-07.44, CV-07.50). */
final class Cards {

    private Cards() {}

    /** A card that is used up goes face up under the deck; its token stays. */
    static void discard(CivTable table, int player, GreatCard card) {
        table.say("log.great-card.discard", table.name(player), card);
        table.reveal();
        GreatCards.of(table).discard(player, card);
        table.touch();
    }

    /** A card that is used and kept lies face up from now on. */
    static void show(CivTable table, int player, GreatCard card) {
        if (!GreatCards.of(table).isOpen(card)) {
            table.say("log.great-card.turn-up", table.name(player), card);
            table.reveal();
            GreatCards.of(table).turnUp(card);
            table.touch();
        }
    }

    static void gainCulture(CivTable table, int player, int culture) {
        table.addCulture(player, culture);
        table.say("log.gain-culture", table.name(player), culture);
    }

    static void gainTrade(CivTable table, int player, int trade) {
        table.addTrade(player, trade);
        table.say("log.great-card.trade", table.name(player), trade);
    }
}

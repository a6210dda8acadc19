package civitas.clash.civilizations.event;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.content.EventCard;
import civitas.clash.government.Governments;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;

/** Anarchy: the markers of the government go onto the card, and come back one by one with a new government. */
final class Anarchy {

    private Anarchy() {}

    static void befall(ClashTable table, EventCard card, int player) {
        Player p = table.player(player);
        Governments.of(p).ifPresent(government -> {
            Happenings happenings = Happenings.of(table);
            happenings.setAnarchy(player, happenings.anarchy(player) + p.advanceCount(government));
            table.setAdvances(player, p.advances().minus(government.advances()));
            table.dropSurplus(player);
            table.lasting().keep(card.number());
            table.say("log.anarchy", table.name(player), government);
        });
    }

    /** A government advance is marked from the card, so that no event comes of it. */
    static boolean provide(ClashTable table, int player, Advance advance) {
        Happenings happenings = Happenings.of(table);
        boolean government = advance.category().filter(Category::isGovernment).isPresent();
        if (!government || happenings.anarchy(player) == 0) {
            return false;
        }
        happenings.setAnarchy(player, happenings.anarchy(player) - 1);
        return true;
    }
}

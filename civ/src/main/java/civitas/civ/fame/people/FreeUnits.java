package civitas.civ.fame.people;

import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitType;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.text.Phrase;

/** Units for nothing (CV-03.24, CV-06.36). */
public final class FreeUnits {

    private FreeUnits() {}

    /** A unit joins the standing forces; the others see only its type (CV-17.10). */
    public static void gain(CivTable table, int player, UnitType type) {
        Player p = table.player(player);
        long before = p.forces();
        if (Supply.drawUnit(table, player, type) && table.heard()) {
            int card = Long.numberOfTrailingZeros(p.forces() & ~before);
            table.whisper(
                    1 << player,
                    Phrase.of(
                            "log.unit-drawn",
                            table.name(player),
                            UnitCard.of(table.content().unit(card), Math.max(1, p.rank(type)))),
                    Phrase.of("log.unit-built", table.name(player), type));
        }
    }
}

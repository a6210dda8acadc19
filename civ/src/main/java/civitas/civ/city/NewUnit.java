package civitas.civ.city;

import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.text.Phrase;

/** A unit card is drawn into the standing forces, unseen by others (rules 6.4). */
public record NewUnit(UnitType type) implements Order {

    /** Whether a type is unlocked and its deck has a card (CV-06.34, CV-06.38). */
    public static boolean isAvailable(CivTable table, int player, UnitType type) {
        return table.player(player).rank(type) > 0
                && !table.market().units(type).isExhausted();
    }

    @Override
    public int cost(CivTable table, int player) {
        return Prices.of(table, player, type);
    }

    @Override
    public boolean isPossible(CivTable table, int city) {
        return isAvailable(table, Cities.owner(city), type);
    }

    @Override
    public void carryOut(CivTable table, int city) {
        draw(table, Cities.owner(city), type);
    }

    /** Draws a unit; only the owner sees which (CV-06.35). */
    public static void draw(CivTable table, int player, UnitType type) {
        Player owner = table.player(player);
        long before = owner.forces();
        Supply.drawUnit(table, player, type);
        if (table.heard()) {
            int card = Long.numberOfTrailingZeros(owner.forces() & ~before);
            table.whisper(
                    1 << player,
                    Phrase.of(
                            "log.unit-drawn",
                            table.name(player),
                            UnitCard.of(table.content().unit(card), owner.rank(type))),
                    Phrase.of("log.unit-built", table.name(player), type));
        }
    }

    /** Which card it will be is unknown; that there is one less is not. */
    @Override
    public void foresee(CivTable copy, int city) {
        copy.market().units(type).draw(copy.chance());
    }

    @Override
    public String code() {
        return type.code();
    }

    @Override
    public Phrase title() {
        return Phrase.of("order.unit", type);
    }
}

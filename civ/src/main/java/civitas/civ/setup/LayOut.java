package civitas.civ.setup;

import civitas.civ.board.Slot;
import civitas.civ.content.Era;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import civitas.kernel.Procedure;
import java.util.Arrays;

/**
 * Map, wonders, figures and first units, once the civilizations are known (CV-02.02 to CV-02.36).
 *
 * <p>Rules: CV-02.05, CV-02.06, CV-02.08, CV-02.09, CV-02.11, CV-02.13, CV-02.15, CV-02.17, CV-02.18, CV-02.20,
 * CV-02.26, CV-02.27.
 */
record LayOut() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        layTiles(table);
        layWonders(table);
        for (int i = 0; i < table.seats(); i++) {
            int player = (table.turn().first() + i) % table.seats();
            int extra = table.sum(table.hooks().setup.extraArmies, player);
            table.figures().supply(player, Figure.ARMY, table.constants().armies + extra);
            int scouts = table.sum(table.hooks().setup.extraScouts, player);
            table.figures().supply(player, Figure.SCOUT, table.constants().scouts + scouts);
            for (int type = 0; type < UnitType.RANKED; type++) {
                Supply.drawUnit(table, player, UnitType.of(type));
            }
        }
        for (int i = 0; i < table.seats(); i++) {
            table.run(table.hooks().setup.startUnits, (table.turn().first() + i) % table.seats());
        }
    }

    /** Home tiles face up, neutral tiles face down; the rest is removed unseen (CV-02.14, CV-02.34). */
    private static void layTiles(CivTable table) {
        Content content = table.content();
        byte[] neutral = new byte[content.tiles()];
        int count = 0;
        for (int tile = 0; tile < content.tiles(); tile++) {
            if (content.tile(tile).home().isEmpty()) {
                neutral[count++] = (byte) tile;
            }
        }
        table.chance().shuffle(neutral, 0, count);
        for (Slot slot : table.board().slots()) {
            if (slot.isHome()) {
                table.lands()
                        .lay(
                                slot.index(),
                                content.home(table.player(slot.home()).civilization()));
                Supply.turnUp(table, slot, slot.rotation());
            } else {
                table.lands().lay(slot.index(), neutral[--count]);
            }
        }
    }

    /**
     * Modern wonders at the bottom, medieval above, ancient ones on the market, some of each era (CV-02.21 to CV-02.25,
     * CV-02.71).
     */
    private static void layWonders(CivTable table) {
        Market market = table.market();
        byte[] shuffled = market.wonderDeck().drawPile();
        byte[] ordered = new byte[shuffled.length];
        int count = 0;
        if (!table.rules().options().introductory()) {
            for (int era = Era.COUNT - 1; era >= 0; era--) {
                count = layEra(table, shuffled, Era.of(era), ordered, count);
            }
        }
        market.wonderDeck().replace(Arrays.copyOf(ordered, count));
        for (int player = 0; player < table.seats(); player++) {
            table.run(table.hooks().setup.beforeWonders, player);
        }
        for (int space = 0; space < market.wonderSpaces(); space++) {
            Supply.refillWonder(table, space);
        }
    }

    /** The wonders of an era that take part; the others are removed unseen (CV-02.23). */
    private static int layEra(CivTable table, byte[] shuffled, Era era, byte[] ordered, int before) {
        int count = before;
        for (byte number : shuffled) {
            Wonder wonder = table.content().wonders().get(number);
            if (table.content().spec(wonder).era() != era) {
                continue;
            }
            if (count - before < table.constants().wondersPerEra) {
                ordered[count++] = number;
            } else {
                table.wonders().removeUnseen(wonder);
            }
        }
        return count;
    }
}

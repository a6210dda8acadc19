package civitas.clash.first.barbarian;

import civitas.clash.ask.Ask;
import civitas.clash.barbarian.Barbarians;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Wilds;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;

/**
 * Barbarians appear two spaces from a city, and on fertile regions that are turned up (CC-6.77, CC-6.86, CC-8.3, CC-8.20,
 * CC-8.70).
 */
public final class Frontier implements Wilds {

    /** A region with so many plains shows the barbarian icon (CC-6.77). */
    private static final int FERTILE = 2;

    private static final int DISTANCE = 2;

    /** A region that was turned up, and the space that units are about to enter. */
    private record Discovery(int player, int slot, int entered) {}

    private static final Inquiry<ClashTable, Discovery> WHERE = Ask.space(Act.PLACE, "prompt.barbarians-settle")
            .about(Discovery::player)
            .from((table, found, out) -> Ask.each(table, plains(table, found), out))
            .then((table, found, space) -> Barbarians.found(table, space.index()));

    @Override
    public SpaceSet sites(ClashTable table, int player) {
        SpaceSet sites = new SpaceSet();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            SpaceSet around = table.lands().within(city, DISTANCE);
            for (int space = around.next(0); space >= 0; space = around.next(space + 1)) {
                if (table.board().distance(city, space) == DISTANCE && isFree(table, space)) {
                    sites.add(space);
                }
            }
        }
        return sites;
    }

    /** Empty land, neither barren nor exhausted. */
    private static boolean isFree(ClashTable table, int space) {
        return table.lands().isLand(space)
                && table.lands().terrain(space) != Terrain.BARREN
                && !table.lands().isExhausted(space)
                && table.units().isEmpty(space)
                && !table.cities().isCity(space);
    }

    /** What comes of it is asked when the region lies as it should. */
    @Override
    public void revealed(ClashTable table, int player, int slot, int entered) {
        table.push(new Settle(new Discovery(player, slot, entered)));
    }

    /** The plains of the region that nobody is about to enter. */
    private static SpaceSet plains(ClashTable table, Discovery found) {
        SpaceSet plains = new SpaceSet();
        for (int space : table.board().slots().get(found.slot()).cells()) {
            if (table.lands().terrain(space) == Terrain.PLAINS && space != found.entered()) {
                plains.add(space);
            }
        }
        return plains;
    }

    /** The region lies as it should. */
    private record Settle(Discovery found) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            boolean entersPlains =
                    found.entered() != ClashTable.NOBODY && table.lands().terrain(found.entered()) == Terrain.PLAINS;
            int fertile = plains(table, found).size() + (entersPlains ? 1 : 0);
            if (fertile >= FERTILE && table.settlementsLeft(ClashTable.BARBARIANS) > 0) {
                WHERE.ask(table, found);
            }
        }
    }
}

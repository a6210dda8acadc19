package civitas.civ.ability;

import civitas.civ.ask.Ask;
import civitas.civ.city.Destroying;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.table.CivTable;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Combustion: once per turn an army that ends its move on a building may destroy it. */
final class Bulldozers {

    private static final Inquiry<CivTable, Site> BULLDOZE = Ask.yesNo("prompt.bulldoze")
            .about(Site::player)
            .saying((table, site) -> List.of(table.pieces().building(site.square()), table.square(site.square())))
            .then((table, site) -> {
                table.player(site.player()).use(BaseTech.COMBUSTION, 0);
                Destroying.building(table, site.square());
            });

    /** Where an army of a player stands. */
    private record Site(int player, int square) {}

    private Bulldozers() {}

    /** Asks when there is something to destroy. */
    static void afterMove(CivTable table, int player, int square) {
        if (table.pieces().isBuilding(square)
                && table.figures().count(player, Figure.ARMY, square) > 0
                && !table.player(player).hasUsed(BaseTech.COMBUSTION, 0)) {
            BULLDOZE.ask(table, new Site(player, square));
        }
    }
}

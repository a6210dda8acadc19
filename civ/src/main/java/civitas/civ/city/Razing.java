package civitas.civ.city;

import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;

/** The loss of a city (rules 11.9). Rules: CV-14.09. */
public final class Razing {

    private Razing() {}

    /**
     * Destroys a city: its marker returns to the reserve, its buildings to the market, its wonders and great people leave
     * the game; figures stay where they are, and scouts assigned to it send nothing any more (CV-11.96, CV-11.97,
     * CV-11.102, CV-11.103, CV-10.29, CV-04.53). Loot and victory are the caller's business.
     */
    public static void destroy(CivTable table, int city) {
        table.say(
                "log.razed",
                table.name(Cities.owner(city)),
                table.square(table.cities().center(city)));
        for (int square : table.cities().outskirts(city)) {
            if (!table.pieces().isEmpty(square)) {
                table.clearPiece(square);
            }
        }
        table.razeCity(city);
        forget(table.player(Cities.owner(city)), Cities.marker(city));
    }

    /** The marker may be used for a new city, which has nothing to do with the old one (CV-04.28). */
    private static void forget(Player owner, int marker) {
        owner.setActions(marker, 0);
        owner.addProduction(marker, -owner.production(marker));
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            if (owner.assigned(figure) == marker) {
                owner.assign(figure, -1);
            }
        }
    }
}

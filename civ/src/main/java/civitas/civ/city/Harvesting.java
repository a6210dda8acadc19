package civitas.civ.city;

import civitas.civ.content.Landmark;
import civitas.civ.content.Resource;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import java.util.Optional;

/** Which resources a city can harvest (rules 6.10). */
public final class Harvesting {

    /** All resources of the market, as a set. */
    private static final int ANY = (1 << Resource.MARKET) - 1;

    private Harvesting() {}

    /**
     * Whether a square of a city's own outskirts gives to that city: it is not blockaded, and no own scout sends what it
     * gives to another city (CV-13.01, CV-04.57).
     */
    static boolean serves(CivTable table, int city, int square) {
        int player = Cities.owner(city);
        int holder = table.figures().holder(square);
        if (holder < 0) {
            return true;
        }
        int scout = holder == player ? Yields.gatherer(table, player, square) : -1;
        return holder == player && (scout < 0 || table.player(player).assigned(scout) == Cities.marker(city));
    }

    /** The square outside a city's outskirts from which a scout sends to it, or -1; several scouts on one send once. */
    static int sentFrom(CivTable table, int city, int scout) {
        int player = Cities.owner(city);
        int square = table.figures().where(player, scout);
        boolean sends = square >= 0
                && table.player(player).assigned(scout) == Cities.marker(city)
                && table.cities().around(square) != city
                && Yields.gatherer(table, player, square) == scout;
        return sends ? square : -1;
    }

    /** The resources a city can harvest, as a set by number: visible to it and left on the market (CV-06.84, CV-06.86). */
    static int resources(CivTable table, int city) {
        int found = outskirts(table, city);
        for (int scout = table.firstGatherer(Cities.owner(city)); scout < Figures.PER_PLAYER; scout++) {
            int square = sentFrom(table, city, scout);
            found |= square >= 0 ? visible(table, square) : 0;
        }
        return onMarket(table, found);
    }

    /** What the outskirts of all cities of a player show, as far as the market has it (CV-06.86). */
    public static int ofAllOutskirts(CivTable table, int player) {
        return onMarket(table, everywhere(table, player));
    }

    private static int onMarket(CivTable table, int resources) {
        int found = resources;
        for (int i = 0; i < Resource.MARKET; i++) {
            found &= table.market().resources(Resource.of(i)) > 0 ? -1 : ~(1 << i);
        }
        return found;
    }

    private static int outskirts(CivTable table, int city) {
        int found = 0;
        for (int square : table.cities().outskirts(city)) {
            found |= serves(table, city, square) ? visible(table, square) : 0;
        }
        found |= annexed(table, city);
        if (table.may(Cities.owner(city), Licence.HARVEST_ANYWHERE)) {
            found |= everywhere(table, Cities.owner(city));
        }
        return found;
    }

    /** A city-state that shows any resource lets the capital choose (CV-16.54). */
    private static int annexed(CivTable table, int city) {
        return annexedSymbols(table, city) > 0 ? ANY : 0;
    }

    /** How many city-states that count to the outskirts of a city show a resource symbol, which is that of any (CV-16.54). */
    public static int annexedSymbols(CivTable table, int city) {
        int found = 0;
        if (!table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                boolean shown = table.content().spec(landmark).anyResource();
                found += shown && Yields.isAnnexed(table, city, landmark) ? 1 : 0;
            }
        }
        return found;
    }

    /** What all own outskirts show, city-states among them; which city a scout there sends to does not matter then. */
    private static int everywhere(CivTable table, int player) {
        int found = annexed(table, Cities.of(player, 0));
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                for (int square : table.cities().outskirts(city)) {
                    found |= Yields.isBlockaded(table, square) ? 0 : visible(table, square);
                }
            }
        }
        return found;
    }

    /** The symbol on a square, unless a piece, a city or a disaster token covers it (CV-06.87). */
    private static int visible(CivTable table, int square) {
        if (!table.pieces().isEmpty(square) || table.cities().at(square) >= 0) {
            return 0;
        }
        Optional<Resource> symbol = table.lands().resource(square);
        return symbol.isPresent() && symbol.get().isOnMarket()
                ? 1 << symbol.get().ordinal()
                : 0;
    }
}

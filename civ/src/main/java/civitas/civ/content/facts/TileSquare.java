package civitas.civ.content.facts;

import civitas.civ.content.Landmark;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import java.util.Locale;
import java.util.Optional;

/**
 * One square of a tile as printed (CV-01.17 to CV-01.20).
 *
 * <p>Rules: CV-01.18.
 *
 * @param icons its icons, packed as {@link Yield}
 * @param hut whether it shows a hut
 * @param relic the relic that waits here (CV-16.23)
 * @param suggestedCapital a hint for beginners (CV-02.74)
 */
public record TileSquare(
        Terrain terrain,
        int icons,
        Optional<Resource> resource,
        boolean hut,
        boolean village,
        Optional<Landmark> relic,
        boolean suggestedCapital) {

    /**
     * Reads the short form of the content file: the terrain's first letter, then {@code w s i n} for a resource, {@code
     * h v} for a hut or village, {@code -} where the usual icons of the terrain are missing, {@code c} for a natural wonder's
     * culture, {@code $} for a coin, {@code R} for the relic of the tile, {@code *} for the hint.
     */
    static TileSquare parse(String text, int[] normalYields, Optional<Landmark> relic) {
        Terrain terrain = terrain(text.charAt(0));
        int yield = normalYields[terrain.ordinal()];
        Optional<Resource> resource = Optional.empty();
        for (int i = 1; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case 'w' -> resource = Optional.of(Resource.WHEAT);
                case 's' -> resource = Optional.of(Resource.SILK);
                case 'i' -> resource = Optional.of(Resource.INCENSE);
                case 'n' -> resource = Optional.of(Resource.IRON);
                case '-' -> yield -= normalYields[terrain.ordinal()];
                case 'c' -> yield += Yield.ONE_CULTURE;
                case '$' -> yield += Yield.ONE_COIN;
                case 'h', 'v', 'R', '*' -> {}
                default -> throw new IllegalArgumentException("square " + text);
            }
        }
        return new TileSquare(
                terrain,
                yield,
                resource,
                text.indexOf('h') > 0,
                text.indexOf('v') > 0,
                text.indexOf('R') > 0 ? Optional.of(relic.orElseThrow()) : Optional.empty(),
                text.indexOf('*') > 0);
    }

    private static Terrain terrain(char letter) {
        for (Terrain terrain : Terrain.values()) {
            if (terrain.code().toUpperCase(Locale.ROOT).charAt(0) == letter) {
                return terrain;
            }
        }
        throw new IllegalArgumentException("terrain " + letter);
    }
}

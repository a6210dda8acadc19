package civitas.civ.content;

import java.util.List;
import java.util.Optional;

/**
 * A map tile as printed, arrow edge to the south, squares row by row from the north-west (CV-01.12, CV-01.21).
 *
 * @param home the civilization whose home it is; empty for a neutral tile
 */
public record TileSpec(String id, Optional<Civilization> home, List<TileSquare> squares) {

    public TileSpec {
        squares = List.copyOf(squares);
    }
}

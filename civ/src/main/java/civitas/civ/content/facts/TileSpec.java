package civitas.civ.content.facts;

import civitas.civ.content.Civilization;
import civitas.civ.content.Landmark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A map tile as printed, arrow edge to the south, squares row by row from the north-west (CV-01.12, CV-01.21).
 *
 * @param home the civilization whose home it is; empty for a neutral tile
 */
public record TileSpec(String id, Optional<Civilization> home, List<TileSquare> squares) {

    public TileSpec {
        squares = List.copyOf(squares);
    }

    static TileSpec of(JsonNode row, Components names, int[] normalYields) {
        List<TileSquare> squares = new ArrayList<>();
        Optional<Landmark> relic = names.find(Landmark.class, row, "relic");
        row.get("rows").forEach(line -> {
            for (String square : line.asString().split(" ", -1)) {
                squares.add(TileSquare.parse(square, normalYields, relic));
            }
        });
        return new TileSpec(row.get("id").asString(), names.find(Civilization.class, row, "home"), squares);
    }
}

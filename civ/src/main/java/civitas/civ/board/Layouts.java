package civitas.civ.board;

import civitas.civ.content.facts.ContentFiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** The map layouts by number of players (CV-02.29 to CV-02.31), read once. Rules: CV-02.30. */
public final class Layouts {

    private final Map<Integer, Board> byPlayers = new HashMap<>();

    public Board forPlayers(int players) {
        Board board = byPlayers.get(players);
        if (board == null) {
            throw new IllegalArgumentException("no map for " + players + " players");
        }
        return board;
    }

    public Layouts(ContentFiles files) {
        for (JsonNode row : files.read("layouts").get("layouts")) {
            List<Slot> slots = new ArrayList<>();
            for (JsonNode slot : row.get("slots")) {
                slots.add(new Slot(
                        slots.size(),
                        slot.get("x").asInt(),
                        slot.get("y").asInt(),
                        slot.path("seat").asInt(0) - 1,
                        slot.path("rotation").asInt(0) / 90));
            }
            byPlayers.put(
                    row.get("players").asInt(),
                    new Board(row.get("columns").asInt(), row.get("rows").asInt(), slots));
        }
    }
}

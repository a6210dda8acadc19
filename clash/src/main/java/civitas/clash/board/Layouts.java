package civitas.clash.board;

import civitas.clash.content.facts.ContentFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The fixed patterns for 2, 3 and 4 players (CC-2.1). Rules: CC-2.3. */
public final class Layouts {

    private final Map<Integer, Board> boards = new TreeMap<>();

    public Layouts(ContentFiles files) {
        for (JsonNode layout : files.read("layouts").get("layouts")) {
            boards.put(layout.get("players").asInt(), board(layout));
        }
    }

    public Board forPlayers(int players) {
        Board board = boards.get(players);
        if (board == null) {
            throw new IllegalArgumentException("there is no board for " + players + " players");
        }
        return board;
    }

    private static Board board(JsonNode layout) {
        List<Space> spaces = new ArrayList<>();
        List<Slot> homes = new ArrayList<>();
        for (JsonNode seat : layout.get("clockwise")) {
            JsonNode home = layout.get("homes").get(seat.asInt() - 1);
            homes.add(
                    new Slot(homes.size(), cells(home, spaces), home.get("side").asString()));
        }
        List<Slot> slots = new ArrayList<>();
        for (JsonNode region : layout.get("regions")) {
            slots.add(new Slot(slots.size(), cells(region, spaces), ""));
        }
        return new Board(spaces, homes, slots);
    }

    private static List<Integer> cells(JsonNode slot, List<Space> spaces) {
        List<Integer> cells = new ArrayList<>();
        for (JsonNode cell : slot.get("cells")) {
            cells.add(spaces.size());
            spaces.add(new Space(
                    spaces.size(),
                    cell.get("label").asString(),
                    cell.get("q").asInt(),
                    cell.get("r").asInt()));
        }
        return cells;
    }
}

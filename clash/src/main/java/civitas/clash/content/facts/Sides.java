package civitas.clash.content.facts;

import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import civitas.kernel.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The sides of a table by number: the players as they sit, then the wild ones. Rules carry the number of a side and ask
 * here what it can do.
 */
public final class Sides {

    /** Colours of players; the numbers of wild sides come after them. */
    public static final int SEATS = 4;

    private final Roster roster;
    private final List<WildSide> wild;
    private final SideSpec[] specs;

    Sides(JsonNode rows, Components components, Roster roster) {
        this.roster = roster;
        List<WildSide> found = new ArrayList<>();
        int count = SEATS;
        for (JsonNode row : ContentFile.rows(rows, SideSpec.FIELDS)) {
            WildSide side = components.side(row.get("id").asString());
            found.add(side);
            count = Math.max(count, side.number() + 1);
        }
        wild = List.copyOf(found);
        specs = new SideSpec[count];
        Arrays.fill(specs, SideSpec.NONE);
        for (JsonNode row : rows) {
            specs[components.side(row.get("id").asString()).number()] = SideSpec.of(row, components);
        }
    }

    /** One more than the highest number of a side. */
    public int count() {
        return specs.length;
    }

    /** Whether somebody plays the side: it has turns, cards, goods and advances. */
    public boolean isPlayer(int side) {
        return side >= 0 && side < SEATS;
    }

    /** The sides that nobody plays. */
    public List<WildSide> wild() {
        return wild;
    }

    /** The wild side with a number. */
    public WildSide wild(int number) {
        for (WildSide side : wild) {
            if (side.number() == number) {
                return side;
            }
        }
        throw new IllegalArgumentException("no side " + number);
    }

    public String code(int side) {
        return isPlayer(side) ? Seat.of(side).code() : wild(side).code();
    }

    /** The facts of a wild side. */
    public SideSpec spec(int side) {
        return specs[side];
    }

    /** How many units of a kind a side has in all. */
    public int pieces(int side, UnitType type) {
        return isPlayer(side) ? roster.spec(type).pieces() : specs[side].units().count(type);
    }
}

package civitas.clash.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The geometry of one layout: which spaces there are, which touch, which lie at the edge. It never changes, so all
 * tables of a layout share it.
 *
 * <p>Spaces are flat-top hexagons with axial coordinates; the six sides are numbered clockwise from north.
 */
public final class Board {

    private static final int SIDES = 6;
    private static final int[] DQ = {0, 1, 1, 0, -1, -1};
    private static final int[] DR = {-1, -1, 0, 1, 1, 0};
    private static final int[] NO_SPACES = {};

    private final List<Space> spaces;
    private final List<Slot> homes;
    private final List<Slot> slots;
    private final Map<String, Space> byLabel = new HashMap<>();
    private final int[][] neighbours;
    private final int[] slotOf;
    private final SpaceSet[] around;
    private final byte[] distances;
    private final int[] border;
    private final boolean[] edge;

    Board(List<Space> spaces, List<Slot> homes, List<Slot> slots) {
        this.spaces = List.copyOf(spaces);
        this.homes = List.copyOf(homes);
        this.slots = List.copyOf(slots);
        int n = spaces.size();
        slotOf = new int[n];
        neighbours = new int[n][];
        around = new SpaceSet[n];
        edge = new boolean[n];
        Map<Long, Integer> at = new HashMap<>();
        for (Space space : spaces) {
            byLabel.put(space.label(), space);
            at.put(position(space.q(), space.r()), space.index());
        }
        Arrays.fill(slotOf, -1);
        for (Slot slot : slots) {
            for (int cell : slot.cells()) {
                slotOf[cell] = slot.index();
            }
        }
        int[][] sides = new int[n][SIDES];
        for (Space space : spaces) {
            connect(space, at, sides);
        }
        distances = measure();
        border = walkBorder(sides);
    }

    private static long position(int q, int r) {
        return ((long) q << 32) ^ (r & 0xFFFFFFFFL);
    }

    private void connect(Space space, Map<Long, Integer> at, int[][] sides) {
        int[] found = new int[SIDES];
        int count = 0;
        SpaceSet set = new SpaceSet();
        for (int side = 0; side < SIDES; side++) {
            int other = at.getOrDefault(position(space.q() + DQ[side], space.r() + DR[side]), -1);
            sides[space.index()][side] = other;
            if (other >= 0) {
                found[count++] = other;
                set.add(other);
            } else {
                edge[space.index()] = true;
            }
        }
        neighbours[space.index()] = Arrays.copyOf(found, count);
        around[space.index()] = set;
    }

    private byte[] measure() {
        int n = spaces.size();
        byte[] all = new byte[n * n];
        for (int from = 0; from < n; from++) {
            for (int to = 0; to < n; to++) {
                int dq = spaces.get(from).q() - spaces.get(to).q();
                int dr = spaces.get(from).r() - spaces.get(to).r();
                all[from * n + to] = (byte) Math.max(Math.abs(dq), Math.max(Math.abs(dr), Math.abs(dq + dr)));
            }
        }
        return all;
    }

    /** Follows the outline of the board clockwise, side by side, and lists the spaces it touches (CC-6.46). */
    private int[] walkBorder(int[][] sides) {
        int space = 0;
        int side = 0;
        while (!edge[space]) {
            space++;
        }
        while (sides[space][side] >= 0) {
            side++;
        }
        int firstSpace = space;
        int firstSide = side;
        List<Integer> walk = new ArrayList<>();
        do {
            if (walk.isEmpty() || walk.getLast() != space) {
                walk.add(space);
            }
            int next = (side + 1) % SIDES;
            while (sides[space][next] >= 0) {
                space = sides[space][next];
                next = (next + 4) % SIDES;
            }
            side = next;
        } while (space != firstSpace || side != firstSide);
        if (walk.size() > 1 && walk.getFirst().equals(walk.getLast())) {
            walk.removeLast();
        }
        return walk.stream().mapToInt(Integer::intValue).toArray();
    }

    public int size() {
        return spaces.size();
    }

    public List<Space> spaces() {
        return spaces;
    }

    public Space space(int index) {
        return spaces.get(index);
    }

    public Optional<Space> find(String label) {
        return Optional.ofNullable(byLabel.get(label));
    }

    /** The home regions, in clockwise order of the seats around the table. */
    public List<Slot> homes() {
        return homes;
    }

    /** The places of the regular regions. */
    public List<Slot> slots() {
        return slots;
    }

    /** The spaces of the region that a space belongs to, a home region too. */
    public List<Integer> region(int space) {
        for (Slot home : homes) {
            if (home.cells().contains(space)) {
                return home.cells();
            }
        }
        return slots.get(slotOf[space]).cells();
    }

    /** The slot a space belongs to, or -1 for a space of a home region. */
    public int slotOf(int space) {
        return slotOf[space];
    }

    public int[] neighbours(int space) {
        return space < 0 ? NO_SPACES : neighbours[space];
    }

    /** The neighbours of a space as a set; only for reading. */
    public SpaceSet around(int space) {
        return around[space];
    }

    public boolean adjacent(int a, int b) {
        return distance(a, b) == 1;
    }

    /** Distance as the crow flies, whether explored or not. */
    public int distance(int a, int b) {
        return distances[a * spaces.size() + b];
    }

    /** Whether at least one side of the space lies on the outer border (CC-6.73). */
    public boolean atEdge(int space) {
        return edge[space];
    }

    /** The edge spaces in clockwise order along the border; a space may occur more than once. */
    public int[] border() {
        return border;
    }
}

package civitas.clash.state;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.kernel.Numbers;
import civitas.kernel.state.Columns;

/**
 * The cities: who owns which, what stands in it, its mood, and what happened to it this turn.
 *
 * <p>Rules: CC-1.47, CC-1.50, CC-1.51, CC-5.5, CC-8.4, CC-12.11.
 */
public final class Cities extends Holdings<Cities> {

    /** No player: of a space without a city, or a building that does not stand. */
    public static final int NOBODY = -1;

    private static final int COLOUR_BITS = 4;
    private static final int COLOUR = 0xF;
    private static final int EACH_FIRST_BIT = 0x1111_1111;

    private final byte[] mood;

    /** Four bits for each building type: 0 if it does not stand, otherwise 1 + the colour of the piece. */
    private final int[] buildings;

    private final byte[] wonders;
    private final byte[] port;
    private final byte[] activations;

    /** Whether the city was activated while angry and not improved since (CC-4.43). */
    private final SpaceSet worn;

    /** The wonders that make a city larger, as a mask: all of them or none. */
    private final int counting;

    public Cities(int spaces, int sides, boolean wondersCount) {
        this(new Columns.Blank<>(), spaces, sides, wondersCount ? 0xFF : 0);
    }

    private Cities(Columns<Cities> columns, int spaces, int sides, int counting) {
        super(columns, "city", spaces, sides);
        this.counting = counting;
        mood = columns.bytes("moods", cities -> cities.mood, spaces, 0);
        buildings = columns.ints("buildings", cities -> cities.buildings, spaces);
        wonders = columns.bytes("wondersAt", cities -> cities.wonders, spaces, 0);
        port = columns.bytes("ports", cities -> cities.port, spaces, NOBODY);
        activations = columns.bytes("activations", cities -> cities.activations, spaces, 0);
        worn = columns.column(SpaceSet.FLAGS, "worn", cities -> cities.worn, spaces, 0);
    }

    @Override
    protected Cities with(Columns<Cities> columns) {
        return new Cities(columns, owner.length, of.length, counting);
    }

    public boolean isCity(int space) {
        return owner[space] != NOBODY;
    }

    public boolean isOf(int side, int space) {
        return owner[space] == side;
    }

    public int count(int side) {
        return of[side].size();
    }

    @Override
    public void setOwner(int space, int side) {
        super.setOwner(space, side);
    }

    public Mood mood(int space) {
        return Mood.of(mood[space]);
    }

    public void setMood(int space, Mood value) {
        mood[space] = (byte) value.ordinal();
    }

    /** Whose colour a building has, or {@link #NOBODY} if there is none. */
    public int builder(int space, Building building) {
        return (buildings[space] >>> building.number() * COLOUR_BITS & COLOUR) - 1;
    }

    public boolean has(int space, Building building) {
        return (buildings[space] >>> building.number() * COLOUR_BITS & COLOUR) != 0;
    }

    /** The kinds of building in a city. */
    public Numbers buildings(int space) {
        int colours = buildings[space];
        int standing = colours | colours >>> 1 | colours >>> 2 | colours >>> 3;
        return Numbers.ofBits(Integer.compress(standing, EACH_FIRST_BIT) & 0xFF);
    }

    public boolean hasBuildings(int space) {
        return buildings[space] != 0;
    }

    /** Sets the colour of a building, or removes it with {@link #NOBODY}. */
    public void setBuilding(int space, Building building, int colour) {
        int shift = building.number() * COLOUR_BITS;
        buildings[space] = buildings[space] & ~(COLOUR << shift) | (colour + 1) << shift;
        if (building == BaseBuilding.PORT && colour == NOBODY) {
            port[space] = (byte) NOBODY;
        }
    }

    public int buildingCount(int space) {
        int count = 0;
        for (int rest = buildings[space]; rest != 0; rest >>>= COLOUR_BITS) {
            if ((rest & COLOUR) != 0) {
                count++;
            }
        }
        return count;
    }

    /** Buildings of a colour on the whole board, of one type. */
    public int pieces(int colour, Building building) {
        int count = 0;
        int shift = building.number() * COLOUR_BITS;
        for (int value : buildings) {
            if ((value >>> shift & COLOUR) == colour + 1) {
                count++;
            }
        }
        return count;
    }

    /** Buildings of a colour on the whole board, of all types. */
    public int pieces(int colour) {
        int count = 0;
        for (int space = 0; space < buildings.length; space++) {
            count += pieces(colour, space);
        }
        return count;
    }

    /** Buildings of a colour in one city. */
    public int pieces(int colour, int space) {
        int count = 0;
        for (int rest = buildings[space]; rest != 0; rest >>>= COLOUR_BITS) {
            if ((rest & COLOUR) == colour + 1) {
                count++;
            }
        }
        return count;
    }

    /** The sea space a port is turned to (CC-4.78), or {@link #NOBODY}. */
    public int port(int space) {
        return port[space];
    }

    public void setPort(int space, int sea) {
        port[space] = (byte) sea;
    }

    public boolean hasWonder(int space) {
        return wonders[space] != 0;
    }

    public boolean has(int space, Wonder wonder) {
        return (wonders[space] >> wonder.card() - 1 & 1) != 0;
    }

    public void addWonder(int space, Wonder wonder) {
        wonders[space] |= (byte) (1 << wonder.card() - 1);
    }

    public void removeWonder(int space, Wonder wonder) {
        wonders[space] &= (byte) ~(1 << wonder.card() - 1);
    }

    public int wonderCount(int space) {
        return Integer.bitCount(wonders[space] & 0xFF);
    }

    /** The number of structures: settlement, buildings and, where they count, wonders of whatever colour (CC-5.1, CC-5.2). */
    public int size(int space) {
        return owner[space] == NOBODY ? 0 : 1 + buildingCount(space) + Integer.bitCount(wonders[space] & counting);
    }

    public int activations(int space) {
        return activations[space];
    }

    public void setActivations(int space, int number) {
        activations[space] = (byte) number;
    }

    public boolean isWorn(int space) {
        return worn.has(space);
    }

    public void setWorn(int space, boolean value) {
        worn.set(space, value);
    }

    /** Forgets the activations of a side's cities (CC-3.8). */
    public void rest(int side) {
        for (int space = of[side].next(0); space >= 0; space = of[side].next(space + 1)) {
            activations[space] = 0;
            worn.remove(space);
        }
    }

    /** A city of one structure moves to a space without a city, with its mood and what happened to it this turn. */
    public void move(int from, int to) {
        int side = owner[from];
        byte oldMood = mood[from];
        byte times = activations[from];
        boolean tired = worn.has(from);
        clear(from);
        setOwner(to, side);
        mood[to] = oldMood;
        activations[to] = times;
        setWorn(to, tired);
    }

    /** Takes a city off the board with everything in it. The caller settles what becomes of wonders and pieces. */
    public void clear(int space) {
        setOwner(space, NOBODY);
        mood[space] = 0;
        buildings[space] = 0;
        wonders[space] = 0;
        port[space] = (byte) NOBODY;
        activations[space] = 0;
        worn.remove(space);
    }
}

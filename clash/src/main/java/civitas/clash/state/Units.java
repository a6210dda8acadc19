package civitas.clash.state;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.Roster;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/**
 * The units on the board. A space holds units of one side only (CC-6.10); land units on a sea space are aboard that
 * side's ships. An army that attacks is in the {@link Battle} until it has won or gone back.
 *
 * <p>Rules: CC-8.5.
 */
public final class Units {

    private final byte[] owner;

    /** Numbers by type and space. */
    private final byte[][] counts;

    private final SpaceSet[] of;

    private final Roster roster;

    /** The numbers of the kinds that are military units, and of those that are land units. */
    private final int[] army;

    private final int[] land;

    private final int[] ships;

    public Units(int spaces, Content content) {
        roster = content.roster();
        army = roster.army();
        land = roster.land();
        ships = roster.ships();
        owner = new byte[spaces];
        Arrays.fill(owner, (byte) Cities.NOBODY);
        counts = new byte[roster.size()][spaces];
        of = new SpaceSet[content.sides().count()];
        for (int side = 0; side < of.length; side++) {
            of[side] = new SpaceSet();
        }
    }

    private Units(Units other) {
        roster = other.roster;
        army = other.army;
        land = other.land;
        ships = other.ships;
        owner = other.owner.clone();
        counts = new byte[other.counts.length][];
        for (int type = 0; type < counts.length; type++) {
            counts[type] = other.counts[type].clone();
        }
        of = new SpaceSet[other.of.length];
        for (int side = 0; side < of.length; side++) {
            of[side] = other.of[side].copy();
        }
    }

    public Units copy() {
        return new Units(this);
    }

    /** The side whose units are in a space, or {@link Cities#NOBODY}. */
    public int owner(int space) {
        return owner[space];
    }

    public boolean isEmpty(int space) {
        return owner[space] == Cities.NOBODY;
    }

    /** Whether units of somebody else are there. */
    public boolean hasEnemy(int side, int space) {
        return owner[space] != Cities.NOBODY && owner[space] != side;
    }

    /** The spaces with units of a side; only for reading. */
    public SpaceSet of(int side) {
        return of[side];
    }

    public int count(UnitType type, int space) {
        return counts[type.number()][space];
    }

    public int count(int side, UnitType type, int space) {
        return owner[space] == side ? counts[type.number()][space] : 0;
    }

    /** Military units in a space, whoever owns them. */
    public int army(int space) {
        return sum(army, space);
    }

    /** Land units in a space: on a sea space those aboard. */
    public int landUnits(int space) {
        return sum(land, space);
    }

    /** Ships in a space, whoever owns them. */
    public int ships(int space) {
        return sum(ships, space);
    }

    /** Ships of a side in a space. */
    public int ships(int side, int space) {
        return owner[space] == side ? ships(space) : 0;
    }

    /** Ships of a side on the whole board. */
    public int shipTotal(int side) {
        int sum = 0;
        SpaceSet spaces = of[side];
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            sum += ships(space);
        }
        return sum;
    }

    private int sum(int[] kinds, int space) {
        int sum = 0;
        for (int kind : kinds) {
            sum += counts[kind][space];
        }
        return sum;
    }

    /** Military units of a side in a space. */
    public int army(int side, int space) {
        return owner[space] == side ? army(space) : 0;
    }

    /** The military units in a space by kind, whoever owns them. */
    public Force armyAt(int space) {
        Force force = Force.NONE;
        for (UnitType type : roster.all()) {
            if (type.isMilitary()) {
                force = force.plus(type, counts[type.number()][space]);
            }
        }
        return force;
    }

    /** Military units of a side on the whole board. */
    public int armyTotal(int side) {
        int sum = 0;
        SpaceSet spaces = of[side];
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            sum += army(space);
        }
        return sum;
    }

    /** Units of a type on the whole board. */
    public int total(int side, UnitType type) {
        int sum = 0;
        byte[] numbers = counts[type.number()];
        SpaceSet spaces = of[side];
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            sum += numbers[space];
        }
        return sum;
    }

    public void add(int side, UnitType type, int space, int number) {
        if (number == 0) {
            return;
        }
        if (owner[space] != side) {
            if (owner[space] != Cities.NOBODY) {
                throw new IllegalStateException("units of two sides in space " + space);
            }
            setOwner(space, side);
        }
        counts[type.number()][space] += (byte) number;
    }

    public void add(int side, Force force, int space) {
        for (UnitType type : roster.all()) {
            add(side, type, space, force.count(type));
        }
    }

    public void remove(UnitType type, int space, int number) {
        byte[] numbers = counts[type.number()];
        if (numbers[space] < number) {
            throw new IllegalStateException("no " + number + " " + type + " in space " + space);
        }
        numbers[space] -= (byte) number;
        for (byte[] others : counts) {
            if (others[space] != 0) {
                return;
            }
        }
        setOwner(space, Cities.NOBODY);
    }

    private void setOwner(int space, int side) {
        if (owner[space] != Cities.NOBODY) {
            of[owner[space]].remove(space);
        }
        owner[space] = (byte) side;
        if (side != Cities.NOBODY) {
            of[side].add(space);
        }
    }

    public void dump(Dump out) {
        out.put("unitsOf", owner);
        for (UnitType type : roster.all()) {
            out.put(type.code(), counts[type.number()]);
        }
    }

    /** The spaces of each side are gathered again. */
    public void restore(DumpReader in) {
        in.line("unitsOf");
        for (int space = 0; space < owner.length; space++) {
            setOwner(space, in.number());
        }
        for (UnitType type : roster.all()) {
            in.line(type.code()).numbers(counts[type.number()]);
        }
    }
}

package civitas.clash.state;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.Roster;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;

/**
 * The units on the board. A space holds units of one side only (CC-6.10); land units on a sea space are aboard that
 * side's ships. An army that attacks is in the {@link Battle} until it has won or gone back.
 *
 * <p>Rules: CC-8.5.
 */
public final class Units extends Holdings<Units> {

    private static final Columns.Kind<byte[]> COUNTS = Columns.Kind.unwritten(byte[]::new, byte[]::clone);

    /** Numbers by space and type: what stands in a space is counted together. */
    private final byte[] counts;

    private final int kinds;

    private final Roster roster;

    public Units(int spaces, Content content) {
        this(new Columns.Blank<>(), spaces, content.sides().count(), content.roster());
    }

    private Units(Columns<Units> columns, int spaces, int sides, Roster roster) {
        super(columns, "unitsOf", spaces, sides);
        this.roster = roster;
        kinds = roster.size();
        counts = columns.unwritten(COUNTS, units -> units.counts, kinds * spaces);
    }

    @Override
    protected Units with(Columns<Units> columns) {
        return new Units(columns, owner.length, of.length, roster);
    }

    public boolean isEmpty(int space) {
        return owner[space] == Cities.NOBODY;
    }

    /** Whether units of somebody else are there. */
    public boolean hasEnemy(int side, int space) {
        return owner[space] != Cities.NOBODY && owner[space] != side;
    }

    public int count(UnitType type, int space) {
        return counts[space * kinds + type.number()];
    }

    public int count(int side, UnitType type, int space) {
        return owner[space] == side ? count(type, space) : 0;
    }

    /** Military units in a space, whoever owns them. */
    public int army(int space) {
        return sum(roster.army(), space);
    }

    /** Land units in a space: on a sea space those aboard. */
    public int landUnits(int space) {
        return sum(roster.land(), space);
    }

    /** Ships in a space, whoever owns them. */
    public int ships(int space) {
        return sum(roster.ships(), space);
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

    private int sum(int[] types, int space) {
        int sum = 0;
        int first = space * kinds;
        for (int type : types) {
            sum += counts[first + type];
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
                force = force.plus(type, count(type, space));
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
        SpaceSet spaces = of[side];
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            sum += count(type, space);
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
        counts[space * kinds + type.number()] += (byte) number;
    }

    public void add(int side, Force force, int space) {
        for (UnitType type : roster.all()) {
            add(side, type, space, force.count(type));
        }
    }

    public void remove(UnitType type, int space, int number) {
        int first = space * kinds;
        if (counts[first + type.number()] < number) {
            throw new IllegalStateException("no " + number + " " + type + " in space " + space);
        }
        counts[first + type.number()] -= (byte) number;
        for (int at = first; at < first + kinds; at++) {
            if (counts[at] != 0) {
                return;
            }
        }
        setOwner(space, Cities.NOBODY);
    }

    @Override
    public void dump(Dump out) {
        super.dump(out);
        byte[] line = new byte[owner.length];
        for (UnitType type : roster.all()) {
            for (int space = 0; space < line.length; space++) {
                line[space] = counts[space * kinds + type.number()];
            }
            out.put(type.code(), line);
        }
    }

    @Override
    public void restore(DumpReader in) {
        super.restore(in);
        byte[] line = new byte[owner.length];
        for (UnitType type : roster.all()) {
            in.line(type.code()).numbers(line);
            for (int space = 0; space < line.length; space++) {
                counts[space * kinds + type.number()] = line[space];
            }
        }
    }
}

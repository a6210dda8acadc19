package civitas.clash.state;

import civitas.clash.board.SpaceSet;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;
import java.util.function.IntFunction;

/**
 * What stands on spaces and belongs to sides, in each space to one of them. The spaces of each side are kept beside it, because
 * rules ask for them all the time.
 */
public abstract sealed class Holdings<R extends Holdings<R>> extends Register<R> permits Cities, Units {

    private static final Columns.Kind<SpaceSet[]> BY_SIDE = Columns.Kind.unwritten(
            sides -> sets(sides, side -> new SpaceSet()), sets -> sets(sets.length, side -> sets[side].copy()));

    final byte[] owner;

    final SpaceSet[] of;

    Holdings(Columns<R> columns, String name, int spaces, int sides) {
        owner = columns.bytes(name, holdings -> holdings.owner, spaces, Cities.NOBODY);
        of = columns.unwritten(BY_SIDE, holdings -> holdings.of, sides);
    }

    private static SpaceSet[] sets(int sides, IntFunction<SpaceSet> set) {
        SpaceSet[] sets = new SpaceSet[sides];
        for (int side = 0; side < sides; side++) {
            sets[side] = set.apply(side);
        }
        return sets;
    }

    /** The side that has something in a space, or {@link Cities#NOBODY}. */
    public final int owner(int space) {
        return owner[space];
    }

    /** The spaces of a side; only for reading. */
    public final SpaceSet of(int side) {
        return of[side];
    }

    void setOwner(int space, int side) {
        if (owner[space] != Cities.NOBODY) {
            of[owner[space]].remove(space);
        }
        owner[space] = (byte) side;
        if (side != Cities.NOBODY) {
            of[side].add(space);
        }
    }

    /** The spaces of each side are gathered again. */
    @Override
    public void restore(DumpReader in) {
        super.restore(in);
        for (SpaceSet spaces : of) {
            spaces.clear();
        }
        for (int space = 0; space < owner.length; space++) {
            setOwner(space, owner[space]);
        }
    }
}

package civitas.civ.state;

import civitas.civ.content.Building;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.BuildingSpec;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.WonderSpec;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/**
 * Buildings, wonder markers and great person tokens on the outskirts squares, at most one to a square. They belong to
 * the owner of the city around which they stand.
 */
public final class Pieces extends Register<Pieces> {

    private static final int WONDERS = 32;
    private static final int PEOPLE = 80;

    /** 0 for nothing, then buildings from 1, wonders from 32, great person tokens from 80. */
    private final byte[] at;

    private final Content content;

    public Pieces(Content content, int squares) {
        this(new Columns.Blank<>(), content, squares);
    }

    private Pieces(Columns<Pieces> columns, Content content, int squares) {
        this.content = content;
        at = columns.unwritten(Columns.Kind.PLACES, pieces -> pieces.at, squares);
    }

    @Override
    protected Pieces with(Columns<Pieces> columns) {
        return new Pieces(columns, content, at.length);
    }

    public boolean isEmpty(int square) {
        return at[square] == 0;
    }

    public boolean isBuilding(int square) {
        return at[square] > 0 && at[square] < WONDERS;
    }

    public boolean isWonder(int square) {
        return at[square] >= WONDERS && at[square] < PEOPLE;
    }

    public boolean isPerson(int square) {
        return at[square] >= PEOPLE;
    }

    public Building building(int square) {
        return content.buildings().get(at[square] - 1);
    }

    /** What is known of the building on a square. */
    public BuildingSpec spec(int square) {
        return content.buildings().spec(at[square] - 1);
    }

    public Wonder wonder(int square) {
        return content.wonders().get(at[square] - WONDERS);
    }

    /** What is known of the wonder on a square. */
    public WonderSpec wonderSpec(int square) {
        return content.wonders().spec(at[square] - WONDERS);
    }

    /** The code of the building or wonder on a square. */
    public String code(int square) {
        return isBuilding(square)
                ? content.buildings().code(at[square] - 1)
                : content.wonders().code(at[square] - WONDERS);
    }

    /** The great person token on a square. */
    public int person(int square) {
        return at[square] - PEOPLE;
    }

    public void put(int square, Building building) {
        at[square] = (byte) (building.index() + 1);
    }

    public void put(int square, Wonder wonder) {
        at[square] = (byte) (WONDERS + wonder.index());
    }

    public void putPerson(int square, int token) {
        at[square] = (byte) (PEOPLE + token);
    }

    public void clear(int square) {
        at[square] = 0;
    }

    @Override
    public void dump(Dump out) {
        for (int square = 0; square < at.length; square++) {
            if (at[square] != 0) {
                out.put("piece", square, at[square]);
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty. */
    @Override
    public void restore(DumpReader in) {
        while (in.comes("piece")) {
            int square = in.line("piece").number();
            at[square] = (byte) in.number();
        }
    }
}

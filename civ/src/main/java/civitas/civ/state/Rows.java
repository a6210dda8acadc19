package civitas.civ.state;

import civitas.civ.content.Tech;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/**
 * The rows of a player's tech pyramid: where each known tech lies, which need not be the row of its level, and the blank
 * cards between them (CV-09.22, CV-09.26). Whoever learns gets new rows; copies of a table share them.
 */
public final class Rows {

    /** One row for each level of techs. */
    public static final int COUNT = 5;

    static final Rows EMPTY = new Rows(new long[COUNT + 1], new byte[COUNT + 1]);

    private final long[] techs;
    private final byte[] blanks;

    private Rows(long[] techs, byte[] blanks) {
        this.techs = techs;
        this.blanks = blanks;
    }

    /** How many cards lie in a row. */
    public int count(int row) {
        return Long.bitCount(techs[row]) + blanks[row];
    }

    /** How many of them are blank cards. */
    public int blanks(int row) {
        return blanks[row];
    }

    /** The row of a known tech, or 0. */
    public int of(Tech tech) {
        int row = COUNT;
        while (row > 0 && (techs[row] & tech.mask()) == 0) {
            row--;
        }
        return row;
    }

    Rows with(Tech tech, int row) {
        long[] changed = techs.clone();
        for (int other = 1; other <= COUNT; other++) {
            changed[other] &= ~tech.mask();
        }
        changed[row] |= tech.mask();
        return new Rows(changed, blanks);
    }

    Rows withBlank(int row) {
        byte[] changed = blanks.clone();
        changed[row]++;
        return new Rows(techs, changed);
    }

    /** Writes down where techs lie in other rows than usual, and blank cards; nothing if there is none of this. */
    public void dump(String name, Dump out, Rows usual) {
        if (!Arrays.equals(techs, usual.techs) || !Arrays.equals(blanks, usual.blanks)) {
            StringBuilder sets = new StringBuilder();
            for (int row = 1; row <= COUNT; row++) {
                sets.append(row > 1 ? " " : "").append(Long.toHexString(techs[row]));
            }
            out.put(name, sets);
            out.put(name + "Blank", blanks);
        }
    }

    /** Reads what {@link #dump} wrote. */
    static Rows restore(String name, DumpReader in, Rows usual) {
        if (!in.comes(name)) {
            return usual;
        }
        Rows rows = new Rows(new long[COUNT + 1], new byte[COUNT + 1]);
        in.line(name);
        for (int row = 1; row <= COUNT; row++) {
            rows.techs[row] = in.hex();
        }
        in.line(name + "Blank").numbers(rows.blanks);
        return rows;
    }
}

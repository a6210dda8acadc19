package civitas.civ.wisdom.start;

import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/** What each {@link Tally} has given its owner in this turn (CV-04.05). */
public final class Tallies extends BoxSheet {

    /** Places of the cards. */
    public static final int EXPANSIONISM = 0;

    public static final int PACIFISM = 1;
    public static final int FUNDAMENTALISM = 2;

    private static final int COUNT = 3;

    /** Of an ability that has not acted in this turn. */
    private static final byte NOTHING_YET = -1;

    private final byte[] given;

    private Tallies(byte[] given) {
        this.given = given;
    }

    public static void write(Rulebook.Builder book) {
        book.lay((rules, seats) -> {
            Tallies tallies = new Tallies(new byte[seats * COUNT]);
            tallies.renew();
            return tallies;
        });
    }

    static Tallies of(CivTable table) {
        return table.sheet(Tallies.class);
    }

    boolean has(int player, int place) {
        return get(player, place) != NOTHING_YET;
    }

    int get(int player, int place) {
        return given[player * COUNT + place];
    }

    void set(int player, int place, int amount) {
        given[player * COUNT + place] = (byte) amount;
    }

    @Override
    protected Tallies copy() {
        return new Tallies(given.clone());
    }

    @Override
    protected void renew() {
        Arrays.fill(given, NOTHING_YET);
    }

    @Override
    protected void dump(Dump out) {
        out.put("tallies", given);
    }

    @Override
    protected void restore(DumpReader in) {
        in.line("tallies").numbers(given);
    }
}

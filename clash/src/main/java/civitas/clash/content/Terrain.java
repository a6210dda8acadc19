package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;

/** What a space is made of (CC-1.29); {@link #UNEXPLORED} while its region lies face down. */
public enum Terrain implements Named {
    PLAINS,
    MOUNTAIN,
    FOREST,
    BARREN,
    SEA,
    UNEXPLORED;

    private static final Terrain[] ALL = values();

    private final String code = Codes.of(this);

    public static Terrain of(int index) {
        return ALL[index];
    }

    /** Every explored terrain except sea is land. */
    public boolean isLand() {
        return ordinal() < SEA.ordinal();
    }

    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("terrain." + code() + ".name");
    }
}

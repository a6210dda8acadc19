package civitas.clash.state;

import civitas.clash.content.Building;
import civitas.clash.content.UnitType;
import civitas.kernel.Thing;

/**
 * What is paid for: some abilities let other goods stand in for particular purposes only.
 *
 * @param about the building that is constructed or the unit that is recruited, where that matters
 */
public record Purpose(Kind kind, Thing about) {

    /** The kinds of things that are paid for. */
    public enum Kind {
        ADVANCE,
        BUILDING,
        RECRUIT,
        IMPROVE_MOOD,
        WONDER,
        OTHER,
        NO_SUBSTITUTE
    }

    public static final Purpose ADVANCE = new Purpose(Kind.ADVANCE, Thing.NONE);
    public static final Purpose IMPROVE_MOOD = new Purpose(Kind.IMPROVE_MOOD, Thing.NONE);
    public static final Purpose WONDER = new Purpose(Kind.WONDER, Thing.NONE);
    public static final Purpose OTHER = new Purpose(Kind.OTHER, Thing.NONE);

    /** The card says that gold cannot replace (CC-9.22). */
    public static final Purpose NO_SUBSTITUTE = new Purpose(Kind.NO_SUBSTITUTE, Thing.NONE);

    public static Purpose constructing(Building building) {
        return new Purpose(Kind.BUILDING, building);
    }

    public static Purpose recruiting(UnitType type) {
        return new Purpose(Kind.RECRUIT, type);
    }

    public boolean is(Kind other) {
        return kind == other;
    }

    public boolean isAbout(Kind other, Thing thing) {
        return kind == other && about.equals(thing);
    }
}

package civitas.civ.content;

/** What cards of boxes can be good for, as evaluations count it; for the rules it means nothing. */
public enum Boon {
    TRADE,
    CULTURE,
    COIN,
    /** In every city, or once for something that is built. */
    PRODUCTION,
    UNIT,
    TECH,
    /** A place in the tech pyramid that would have cost a tech. */
    PLACE,
    /** An advance on the culture track. */
    ADVANCE,
    BUILDING,
    /** An action of a city. */
    ACTION,
    /** Combat bonus, or strength that comes to the same. */
    COMBAT,
    EVENT,
    /** A higher limit of culture events. */
    HAND,
    RESOURCE,
    /** Figures that go farther, in larger groups or first. */
    MOBILITY,
    /** A look at what is hidden, or a choice that others have not. */
    SIGHT,
    /** Something that others cannot do to its owner. */
    PROTECTION,
    /** An investment marker. */
    MARKER,
    /** A card face down of which no more is known. */
    UNKNOWN
}

package civitas.clash.state;

/** What a city is activated for. */
public enum Work {
    COLLECT,
    CONSTRUCT,
    RECRUIT,
    /** A wonder is built. */
    BUILD,
    /** It moves. */
    MOVE,
    /** What a card or an ability says. */
    OTHER
}

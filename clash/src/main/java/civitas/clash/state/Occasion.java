package civitas.clash.state;

/** The moments that can fulfil an "immediately" objective. */
public enum Occasion {
    CITY_FOUNDED,
    INFANTRY_DRAFTED,
    BATTLE_OVER,
    WONDER_BUILT,
    /** After an action. */
    UNREST
}

package civitas.clash.objective;

/** The moments that can fulfil an "immediately" objective. */
enum Moment {
    CITY_FOUNDED,
    INFANTRY_DRAFTED,
    BATTLE_OVER,
    WONDER_BUILT,
    /** After an action. */
    UNREST
}

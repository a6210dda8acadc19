package civitas.clash.state;

/** Things a player may do only if some ability says so. */
public enum Licence {
    /** Move, embark and explore with military units (CC-6.12). */
    COMMAND_ARMIES,
    /** Play tactics cards in battle (CC-7.44). */
    PLAY_TACTICS,
    /** Pay for road moves (CC-6.25). */
    USE_ROADS,
    /** Sail round the board (CC-6.44). */
    NAVIGATE,
    /** Build wonders as an action (CC-12.7). */
    BUILD_WONDERS,
    /** Form trade routes (CC-6.87). */
    TRADE_ROUTES,
    /** Take gold instead of other resources from taxes and trade routes (CC-6.92). */
    GOLD_INCOME,
    /** Be known to have Steel Weapons (CC-7.38). */
    STEEL_WEAPONS,
    /** Use Steel Weapons for nothing against an enemy without them (CC-7.40). */
    FREE_STEEL
}

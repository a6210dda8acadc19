package civitas.civ.state;

import civitas.kernel.Codes;

/** Things a player may, or may not, do because some ability says so. */
public enum Licence {
    /** Armies found cities as if they were scouts (CV-04.09). */
    ARMIES_FOUND_CITIES,
    /** Scouts enter squares with huts and explore them (CV-08.35). */
    SCOUTS_EXPLORE_HUTS,
    /** Moving figures ignore enemy figures, huts, villages and cities (CV-08.54). */
    IGNORE_OBSTACLES,
    /** A harvest may use the outskirts of any own city. */
    HARVEST_ANYWHERE,
    /** Must not attack cities of other players. */
    SPARES_CITIES,
    /** The enemy's battle force lies open to him. */
    SEES_ENEMY_FORCE,
    /** Culture events of others cannot target him, his figures, cities, buildings or squares (CV-10.19). */
    UNTARGETABLE,
    /** His own culture events cannot be cancelled (CV-10.18). */
    EVENTS_UNCANCELLABLE,
    /** Walls fall before his attack begins. */
    BREACHES_WALLS,
    /** The capital takes no city action (CV-04.37). */
    IDLE_CAPITAL,
    /** No enemy unit strikes first against his units (CV-11.59). */
    UNTRUMPED,
    /** Figures cross water even without a tech, but do not end their move on it (CV-08.18). */
    CROSSES_WATER,
    /** Armies gather like scouts (CV-04.54). */
    ARMIES_GATHER,
    /** Villages do not fight his armies, which explore them like huts. */
    FRIEND_OF_VILLAGES,
    /** Cities may be founded beside huts (CV-04.31). */
    FOUNDS_BESIDE_HUTS,
    /** Nothing puts him into Anarchy, and he changes to any available government directly (CV-04.45). */
    IMMUNE_TO_ANARCHY,
    /** Every government is available to him (CV-04.33). */
    ALL_GOVERNMENTS,
    /** His city actions cannot be cancelled. */
    ACTIONS_UNCANCELLABLE,
    /** On the culture track he may skip spaces with markers of others (CV-07.53). */
    SKIPS_SPACES,
    /** Figures of others may pass the outskirts of his cities, but neither stay nor be placed there (CV-14.22). */
    CLOSES_OUTSKIRTS;

    private final String code = Codes.of(this);

    public String code() {
        return code;
    }
}

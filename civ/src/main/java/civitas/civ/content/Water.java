package civitas.civ.content;

/** What a player's figures may do on water, worst first (CV-08.17 to CV-08.19). */
public enum Water {
    NONE,
    CROSS,
    END
}

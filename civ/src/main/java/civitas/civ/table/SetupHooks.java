package civitas.civ.table;

import civitas.kernel.Hook;

/** Setting up (chapter 2): where the rules ask the abilities of a player. */
public final class SetupHooks {

    /** Armies a player owns beyond the usual six, one more of which starts on the map (CV-01.26, CV-02.59). */
    public final Hook<Hooks.Bonus> extraArmies = new Hook<>();

    /** Scouts a player owns beyond the usual two, one more of which starts on the map (CV-01.27, CV-02.64). */
    public final Hook<Hooks.Bonus> extraScouts = new Hook<>();

    /** Before the market receives its wonders (CV-02.22). */
    public final Hook<Hooks.Effect> beforeWonders = new Hook<>();

    /** Once the capital stands, before figures are placed (CV-02.42). */
    public final Hook<Hooks.Effect> startBonus = new Hook<>();

    /** After starting trade was counted: great people and wonders that are on the map from the start (CV-02.52). */
    public final Hook<Hooks.Effect> startPiece = new Hook<>();

    /** After everybody has his first units (CV-02.70). */
    public final Hook<Hooks.Effect> startUnits = new Hook<>();
}

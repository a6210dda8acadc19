package civitas.civ.table;

import civitas.kernel.Hook;

/** Figures and their moves (chapter 8): where the rules ask the abilities of a player. */
public final class MoveHooks {

    /** Stacking limit (CV-01.78). */
    public final Hook<Hooks.Bonus> stack = new Hook<>();

    /** Travel speed, on top of what techs set (CV-01.78). */
    public final Hook<Hooks.Bonus> speed = new Hook<>();

    /** How many times the travel speed is added to itself. */
    public final Hook<Hooks.Bonus> haste = new Hook<>();

    /** Movement points of a group besides the travel speed of its owner (CV-08.02). */
    public final Hook<GroupBonus> groupSpeed = new Hook<>();

    /** After a group with an army ended its move on a square. */
    public final Hook<Hooks.AtSquare> afterMove = new Hook<>();

    /**
     * Figures are disbanded that end their move in the center of an own city; without a voice nobody may end a move there
     * (CV-08.55, CV-08.56, CV-08.61).
     */
    public final Hook<Disband> disband = new Hook<>();

    /**
     * How many techs of an enemy city's owner a figure learns that enters the city's center and is sacrificed there; once
     * per turn, instead of an attack.
     */
    public final Hook<Hooks.Bonus> espionage = new Hook<>();

    /** After a tile was discovered (CV-08.28). */
    public final Hook<Hooks.Effect> afterDiscovery = new Hook<>();

    /** After a hut was explored. */
    public final Hook<Hooks.Effect> afterHut = new Hook<>();

    /** Adds to something that some of a player's figures do together. */
    @FunctionalInterface
    public interface GroupBonus {
        /** The members are bits by number. */
        int add(CivTable table, int player, int members);
    }

    /** Hears of figures that were disbanded in a city of their owner. */
    @FunctionalInterface
    public interface Disband {
        /** @param members the figures, as bits by number */
        void run(CivTable table, int city, int members);
    }
}

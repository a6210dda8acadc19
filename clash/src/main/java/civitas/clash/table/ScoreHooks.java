package civitas.clash.table;

import civitas.kernel.Hook;

/** Scoring (CC-15.21): where the rules ask the abilities of a player. */
public final class ScoreHooks {

    /** Half points counted with the objectives (CC-15.21). */
    public final Hook<Voices.Bonus> trophyPoints = new Hook<>();

    /** Half points counted with the events (CC-15.21). */
    public final Hook<Voices.Bonus> otherPoints = new Hook<>();

    /** Half points more or less for settlements and buildings. */
    public final Hook<Voices.Bonus> piecePoints = new Hook<>();

    /** Half points more or less for advances. */
    public final Hook<Voices.Bonus> advancePoints = new Hook<>();
}

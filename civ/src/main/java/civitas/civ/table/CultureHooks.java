package civitas.civ.table;

import civitas.kernel.Hook;

/** The arts, the culture track and great people (chapter 7): where the rules ask the abilities of a player. */
public final class CultureHooks {

    /** Culture event hand limit (CV-01.79). */
    public final Hook<Hooks.Bonus> hand = new Hook<>();

    /** Culture of an own city that is devoted to the arts (CV-06.79). */
    public final Hook<Hooks.CityBonus> arts = new Hook<>();

    /** A city is devoted to the arts: asked one after the other until somebody has taken the culture instead. */
    public final Hook<ArtsGain> artsGain = new Hook<>();

    /** After a city of another player was devoted to the arts. */
    public final Hook<Hooks.Effect> afterOthersArts = new Hook<>();

    /** Trade that a paid advance on the culture track costs more, or less if negative (CV-07.04). */
    public final Hook<Hooks.Bonus> advanceTrade = new Hook<>();

    /** Culture that a paid advance on the culture track costs more, or less if negative (CV-07.04). */
    public final Hook<Hooks.Bonus> advanceCulture = new Hook<>();

    /** Great people who are drawn besides the one that is gained; all but one go back (CV-07.40, CV-07.52). */
    public final Hook<Hooks.Bonus> extraPeople = new Hook<>();

    /** Culture events that are drawn besides the one that is kept (CV-07.11). */
    public final Hook<Hooks.Bonus> extraEvents = new Hook<>();

    /** After a great person was gained, once it has been placed or kept. */
    public final Hook<Hooks.Effect> afterPerson = new Hook<>();

    /** Takes the culture of a city that is devoted to the arts in another form. */
    @FunctionalInterface
    public interface ArtsGain {
        /** Whether it was taken so. */
        boolean take(CivTable table, int player, int culture);
    }
}

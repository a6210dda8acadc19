package civitas.clash.table;

import civitas.clash.content.EventKind;
import civitas.clash.content.UnitType;
import civitas.kernel.Hook;

/** Events and the barbarians they set in motion (chapters 8 and 9): where the rules ask the abilities of a player. */
public final class EventHooks {

    /** Just before the owner draws an event. */
    public final Hook<Voices.Effect> beforeEvent = new Hook<>();

    /** What the owner may do with an event that he has drawn, before anything of it counts. */
    public final Hook<EventDrawn> eventDrawn = new Hook<>();

    /** Whether the text of an event cannot lower the mood of a city. */
    public final Hook<Voices.CityCheck> shelter = new Hook<>();

    /** Whether the text of an event cannot remove units of a kind in a space. */
    public final Hook<Refuge> refuge = new Hook<>();

    /** When barbarians are about to move because of the owner's event (CC-8.22). */
    public final Hook<Voices.Effect> barbariansMove = new Hook<>();

    /** When barbarians are about to move because of anybody's event. */
    public final Hook<Opposite> barbariansNear = new Hook<>();

    /** Whether a barbarian army is kept from moving. */
    public final Hook<Voices.CityCheck> holdsBarbarians = new Hook<>();

    /** Whether nobody else leads a barbarian army away by a card. */
    public final Hook<Voices.CityCheck> guardsBarbarians = new Hook<>();

    /** Whether the owner says where barbarians go that move because of his event. */
    public final Hook<Check> directsBarbarians = new Hook<>();

    /** Whether the text of an event does not touch the owner (CC-9.16). */
    public final Hook<Immunity> immunity = new Hook<>();

    /** The price of keeping a city's mood when an event lowers it (CC-5.19). */
    public final Hook<Voices.Price> moodInsurance = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    @FunctionalInterface
    public interface Refuge {
        boolean holds(ClashTable table, int player, int space, UnitType type);
    }

    /** Lets the owner put an event away unresolved and draw another one. */
    public interface EventDrawn {
        boolean isPossible(ClashTable table, int player);

        /** Pays for it. */
        void reject(ClashTable table, int player);
    }

    /** {@code other} is the player whose event it is. */
    @FunctionalInterface
    public interface Opposite {
        void run(ClashTable table, int owner, int other);
    }

    @FunctionalInterface
    public interface Check {
        boolean holds(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Immunity {
        boolean against(EventKind event);
    }
}

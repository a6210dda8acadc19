package civitas.clash.table;

import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.kernel.Hook;
import java.util.List;

/** Movement, and what stands in the way of an attack (chapter 6): where the rules ask the abilities of a player. */
public final class MoveHooks {

    /** How many military units may be in a land space (CC-6.20). */
    public final Hook<Stack> stack = new Hook<>();

    /** How many land units a ship carries (CC-6.63). */
    public final Hook<Hold> hold = new Hook<>();

    /** After units of the owner have moved into a space without a battle. */
    public final Hook<Entered> entered = new Hook<>();

    /** After a Move action (CC-6.96). */
    public final Hook<AfterMove> afterMove = new Hook<>();

    /** Whether the owner's ships may still move after a battle (CC-6.40). */
    public final Hook<Voices.Effect> seasoned = new Hook<>();

    /** What units may become when they go from the sea to the land or back (CC-16.74). */
    public final Hook<Shipwright> shipwright = new Hook<>();

    /** Kinds of unit of which it is remembered for the whole turn that they have moved. */
    public final Hook<Logbook> logbook = new Hook<>();

    /** Wild sides whose ships sail with the owner's where he joins them (CC-16.37). */
    public final Hook<Ally> ally = new Hook<>();

    /** Whether a city of the owner moves like a unit (CC-16.57). */
    public final Hook<Voices.CityCheck> nomad = new Hook<>();

    /** After a city of the owner has moved (CC-16.58). */
    public final Hook<CityMoved> cityMoved = new Hook<>();

    /** How many spaces a road move between two cities of the owner may be long (CC-6.36). */
    public final Hook<Voices.Bonus> roadLength = new Hook<>();

    /** Whether units do not mind mountains (CC-6.14). */
    public final Hook<Surefooted> surefooted = new Hook<>();

    /** What a player has to pay before he attacks a city of the owner (CC-16.53). */
    public final Hook<Toll> toll = new Hook<>();

    /** How many tokens, of culture or mood, a player has to pay for the army with which he attacks a city (CC-12.38). */
    public final Hook<Levy> levy = new Hook<>();

    /** Whether a city's owner keeps a player from attacking it at all. */
    public final Hook<Bar> bar = new Hook<>();

    /** Whether a city's owner keeps an army from attacking it (CC-12.33). */
    public final Hook<Sanctuary> sanctuary = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    @FunctionalInterface
    public interface Stack {
        int limit(ClashTable table, int side, int space, Force arriving, int limit);
    }

    @FunctionalInterface
    public interface Hold {
        int capacity(ClashTable table, int player, int capacity);
    }

    public interface Ally {

        boolean isAlly(int side);

        /** The units of such a side in a space become followers of a player. */
        void join(ClashTable table, int player, int space);

        /** The followers of a player in a space, where nobody else of his is, are on their own again. */
        void part(ClashTable table, int player, int space);
    }

    @FunctionalInterface
    public interface CityMoved {
        void moved(ClashTable table, int player, int from, int to);
    }

    @FunctionalInterface
    public interface AfterMove {
        void moved(ClashTable table, int player, boolean shipMoved, boolean navigated);
    }

    /** How many tokens an attack on a city with so many military units costs. */
    @FunctionalInterface
    public interface Levy {
        int tokens(ClashTable table, int owner, int city, int army);
    }

    /** Whether {@code attacker} may not attack the city. */
    @FunctionalInterface
    public interface Bar {
        boolean holds(ClashTable table, int owner, int city, int attacker);
    }

    /** Whether an army whose units carry these {@link Fatigue} flags may not attack the city. */
    @FunctionalInterface
    public interface Sanctuary {
        boolean forbids(ClashTable table, int owner, int city, int flags);
    }

    @FunctionalInterface
    public interface Entered {
        void run(ClashTable table, int player, int space, Force group);
    }

    @FunctionalInterface
    public interface Shipwright {
        List<UnitType> forms(ClashTable table, int player, UnitType type);
    }

    @FunctionalInterface
    public interface Logbook {
        boolean records(UnitType type);
    }

    /** Whether a unit that is part of a group is not held up by a mountain that it enters. */
    @FunctionalInterface
    public interface Surefooted {
        boolean holds(ClashTable table, int player, UnitType type, Force group);
    }

    /** What an attack on a city costs, or nothing; {@code paid} marks that it was paid. */
    public interface Toll {
        Goods price(ClashTable table, int owner, int city);

        void paid(ClashTable table, int owner, int city);
    }
}

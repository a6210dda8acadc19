package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.state.Cities;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Optional;

/** Recruiting units, and losing them for good (CC-4.92): where the rules ask the abilities of a player. */
public final class RecruitHooks {

    /** Cities that recruit a unit without the building it needs (CC-4.94). */
    public final Hook<RecruitPlace> recruitPlace = new Hook<>();

    /** Where a recruited unit may be placed besides its city. */
    public final Hook<RecruitSpaces> recruitSpaces = new Hook<>();

    /** Another way to use the special price of another ability, which is used up with it. */
    public final Hook<OtherUnitPrice> otherUnitPrice = new Hook<>();

    /** What may be taken instead of a unit in a Recruit action. */
    public final Hook<InsteadOfUnit> insteadOfUnit = new Hook<>();

    /** Another price for one unit per Recruit action (CC-4.101). */
    public final Hook<UnitPrice> unitPrice = new Hook<>();

    /** After the units of a Recruit action were placed. */
    public final Hook<AfterRecruit> afterRecruit = new Hook<>();

    /** Kinds of unit that are not simply taken from the supply when they are recruited (CC-16.12). */
    public final Hook<Recruiting> recruiting = new Hook<>();

    /** Kinds of unit for which it matters who destroyed them (CC-16.21). */
    public final Hook<UnitFate> unitFate = new Hook<>();

    /** A leader of the owner is no longer in play, whatever became of him; he has his own last word here too. */
    public final Hook<Voices.Effect> leaderGone = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** Lets a city recruit a kind of unit without the building it needs. */
    @FunctionalInterface
    public interface RecruitPlace {
        boolean opens(ClashTable table, int player, int city, UnitType type);

        /** The prices there; the unit costs the same unless the ability says something else. */
        default List<Goods> prices(ClashTable table, int player, int city, UnitType type, Goods normal) {
            return List.of(normal);
        }
    }

    @FunctionalInterface
    public interface RecruitSpaces {
        SpaceSet spaces(ClashTable table, int player, int city, UnitType type);
    }

    /** Another price of a special price that another ability gives. */
    public interface OtherUnitPrice {

        /** The ability whose special price it is. */
        Ability of();

        /** The prices for a unit, if there are any. */
        List<Goods> prices(ClashTable table, int player, int city, UnitType type);
    }

    /** Something that is taken in a Recruit action as if it were a unit, by the special price of another ability. */
    public interface InsteadOfUnit {
        Ability of();

        boolean isPossible(ClashTable table, int player, int city);

        Goods price(ClashTable table, int player, int city);

        void take(ClashTable table, int player, int city);
    }

    /** Another price for a unit, or nothing if there is none. */
    @FunctionalInterface
    public interface UnitPrice {
        Goods price(ClashTable table, int player, UnitType type);
    }

    /** {@code units} are those that were recruited, {@code paid} is what the whole Recruit action cost. */
    @FunctionalInterface
    public interface AfterRecruit {
        void recruited(ClashTable table, int player, int city, Force units, Goods paid);
    }

    /** How units of a kind are recruited that are no more alike than people are. */
    public interface Recruiting {

        /** What keeps a player from recruiting one in a city, besides its price. */
        Optional<Phrase> obstacle(ClashTable table, int player, int city);

        /** One was paid for; it is put into the city when everything that is pushed here is done. */
        void prepare(ClashTable table, int player);
    }

    /** Units are gone for good; {@code killer} is the side that destroyed them in a battle, or {@link Cities#NOBODY}. */
    @FunctionalInterface
    public interface UnitFate {
        void fell(ClashTable table, int owner, int killer);
    }
}

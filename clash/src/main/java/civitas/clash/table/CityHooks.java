package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.state.Work;
import civitas.kernel.Hook;
import java.util.List;
import java.util.Optional;

/** Cities, their buildings and wonders (chapters 4, 5 and 12): where the rules ask the abilities of a player. */
public final class CityHooks {

    /** Whether a city may be founded on barren land (CC-4.39). */
    public final Hook<Voices.Effect> settlesBarren = new Hook<>();

    /** Whether the owner keeps settlers of others from founding cities and trading (CC-16.10). */
    public final Hook<Hindrance> hindrance = new Hook<>();

    /** After a city was founded by its owner. */
    public final Hook<CityEffect> afterFound = new Hook<>();

    /** How much larger a city counts in a Collect or a Recruit action, unless it is angry (CC-16.10). */
    public final Hook<CityNumber> stature = new Hook<>();

    /** The mood that counts for what an activated city does (CC-5.16). */
    public final Hook<Voices.CityCheck> countsAsHappy = new Hook<>();

    /** Another price for a building (CC-4.87). */
    public final Hook<BuildingPrice> buildingPrice = new Hook<>();

    /** Other prices for a wonder in a city. */
    public final Hook<WonderPrice> wonderPrice = new Hook<>();

    /** The "when constructed" effect of the building that was constructed, besides what it brings (CC-4.85). */
    public final Hook<CityEffect> whenConstructed = new Hook<>();

    /** After a building was constructed by its owner. */
    public final Hook<AfterConstruct> afterConstruct = new Hook<>();

    /** Whether a city gets a building without being activated (CC-4.46). */
    public final Hook<Leisure> leisure = new Hook<>();

    /** Whether a city cannot be activated any more this turn, whatever its mood. */
    public final Hook<Voices.CityCheck> workedOut = new Hook<>();

    /** Whenever a city was activated (CC-4.46). */
    public final Hook<Activated> afterActivate = new Hook<>();

    /** For which other city the owner may count an activation (CC-16.10). */
    public final Hook<OtherCity> otherActivation = new Hook<>();

    /** How much larger a city counts for the price of a step in an Improve mood action (CC-4.115). */
    public final Hook<CityNumber> moodSize = new Hook<>();

    /** Another price for making a city happy in an Improve mood action. */
    public final Hook<CityPrice> happiness = new Hook<>();

    /** The wonder whose card the owner takes whenever he would receive one (CC-16.31). */
    public final Hook<WishedWonder> wishedWonder = new Hook<>();

    /** After a wonder was built by its owner. */
    public final Hook<CityEffect> afterWonder = new Hook<>();

    /** The "when built" effect of the wonder that was built, for its builder only (CC-12.15). */
    public final Hook<Voices.Effect> whenBuilt = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** Whether settlers of {@code other} in a space are hindered by the owner. */
    @FunctionalInterface
    public interface Hindrance {
        boolean hinders(ClashTable table, int owner, int other, int space);
    }

    @FunctionalInterface
    public interface CityNumber {
        int of(ClashTable table, int player, int city);
    }

    /** Other prices for a building in a city, if there are any; {@code used} marks that one of them was paid. */
    public interface BuildingPrice {
        List<Goods> prices(ClashTable table, int player, int city, Building building, Goods price);

        default void used(ClashTable table, int player, Goods paid) {}
    }

    /** Other prices for a wonder in a city, if there are any; {@code used} marks that one of them was paid. */
    public interface WonderPrice {
        List<Goods> prices(ClashTable table, int player, int city, Wonder wonder, Goods price);

        default void used(ClashTable table, int player, Wonder wonder, Goods paid) {}

        /** How much of what could be spent as tokens such a price takes instead of goods (CC-16.28). */
        default int spares(Goods normal, Goods price) {
            return 0;
        }
    }

    /** The cities for which an activation may be counted instead, of those the city could be exchanged for. */
    @FunctionalInterface
    public interface OtherCity {
        SpaceSet cities(ClashTable table, int player, int city, int size, Mood mood);
    }

    @FunctionalInterface
    public interface WishedWonder {
        Optional<Wonder> of(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface CityPrice {
        Goods price(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface Activated {
        void run(ClashTable table, int player, int city, Work work);
    }

    @FunctionalInterface
    public interface AfterConstruct {
        void constructed(ClashTable table, int player, int city, Building building);
    }

    @FunctionalInterface
    public interface CityEffect {
        void run(ClashTable table, int player, int city);
    }

    @FunctionalInterface
    public interface Leisure {
        boolean holds(ClashTable table, int player, int city, Building building);
    }
}

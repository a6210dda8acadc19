package civitas.civ.table;

import civitas.civ.board.SquareSet;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.ActionKind;
import civitas.kernel.Hook;
import java.util.ArrayList;
import java.util.List;

/** Cities and what they build (chapter 6): where the rules ask the abilities of a player. */
public final class CityHooks {

    /** Production of an own city (CV-06.09). */
    public final Hook<Hooks.CityBonus> production = new Hook<>();

    /** Production for one conversion of trade, instead of the normal one (CV-06.17). */
    public final Hook<Hooks.Bonus> rush = new Hook<>();

    /** Production that wonders cost more, or less if negative, besides the discount of a tech (CV-14.18). */
    public final Hook<Hooks.Bonus> wonderCost = new Hook<>();

    /** What a unit costs, after what the voices before have said (CV-06.32). */
    public final Hook<UnitPrice> unitCost = new Hook<>();

    /** A build action makes two things out of one sum of production (CV-06.15). */
    public final Hook<Hooks.Privilege> splitBuild = new Hook<>();

    /** A city action builds an unlocked building for nothing (CV-03.24). */
    public final Hook<Hooks.Privilege> freeBuilding = new Hook<>();

    /** City actions that the capital takes in a turn beyond the usual one (CV-06.04). */
    public final Hook<Hooks.Bonus> capitalActions = new Hook<>();

    /** What a city may not do now, although it has an action left (CV-06.103). */
    public final Hook<Restraint> cityAction = new Hook<>();

    /** A harvest takes two tokens instead of one (CV-10.33). */
    public final Hook<Hooks.Privilege> secondHarvest = new Hook<>();

    /** Other squares on which a city may place a figure that its action builds (CV-16.67). */
    public final Hook<FigureSites> figureSites = new Hook<>();

    /** After a figure was built, by a city action or for nothing (CV-06.105). */
    public final Hook<AfterFigure> afterFigure = new Hook<>();

    /** After a city was founded. */
    public final Hook<Hooks.Effect> afterFound = new Hook<>();

    /** After a city was founded and stands alone on its square, for those who need to know where. */
    public final Hook<Hooks.AtSquare> founded = new Hook<>();

    /** After a wonder was built. */
    public final Hook<Hooks.Effect> afterWonder = new Hook<>();

    private final List<Plan> plans = new ArrayList<>();

    /** Lets something that lies on cities add to the production of their outskirts (CV-06.94). */
    public void plan(Plan plan) {
        plans.add(plan);
    }

    /** What is added to the production icons of a city's own outskirts in its next build action. */
    public int outskirts(CivTable table, int city, int icons) {
        int more = 0;
        for (int i = 0; i < plans.size(); i++) {
            more += plans.get(i).add(table, city, icons);
        }
        return more;
    }

    /** A city has used its production to build (CV-06.93). */
    public void spent(CivTable table, int city) {
        for (int i = 0; i < plans.size(); i++) {
            plans.get(i).spend(table, city);
        }
    }

    /** A city was kept from building by others: what waited for that goes on waiting (CV-03.17). */
    public void cancelled(CivTable table, int city) {
        for (int i = 0; i < plans.size(); i++) {
            plans.get(i).cancelled(table, city);
        }
    }

    /** Says what a unit costs. */
    @FunctionalInterface
    public interface UnitPrice {
        int of(CivTable table, int player, UnitType type, int cost);
    }

    /** Keeps a city from an action. */
    @FunctionalInterface
    public interface Restraint {
        boolean forbids(CivTable table, int city, ActionKind kind);
    }

    /** Adds squares for a figure that a city builds. */
    @FunctionalInterface
    public interface FigureSites {
        void add(CivTable table, int city, Figure figure, SquareSet sites);
    }

    /** Something on a city that waits for its next build action. */
    public interface Plan {
        /** What it adds to so many production icons of the city's own outskirts. */
        int add(CivTable table, int city, int icons);

        /** The city has used its production. */
        void spend(CivTable table, int city);

        /** The build action of the city was cancelled (CV-03.17). */
        default void cancelled(CivTable table, int city) {}
    }

    /** Hears of a new figure. */
    @FunctionalInterface
    public interface AfterFigure {
        void run(CivTable table, int player, Figure figure);
    }
}

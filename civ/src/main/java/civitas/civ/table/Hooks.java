package civitas.civ.table;

import civitas.civ.content.Ability;
import civitas.civ.state.Licence;
import civitas.kernel.Hook;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Every point where the rules ask the abilities of a player: techs, wonders, governments and civilizations, by chapter. These files
 * are the documentation of their timing; an ability joins in its own file.
 *
 * <p>Rules: CV-01.08, CV-10.14.
 */
public final class Hooks {

    public final SetupHooks setup = new SetupHooks();

    public final TurnHooks turn = new TurnHooks();

    public final CityHooks city = new CityHooks();

    public final CultureHooks culture = new CultureHooks();

    public final WealthHooks wealth = new WealthHooks();

    public final MoveHooks move = new MoveHooks();

    public final ResearchHooks research = new ResearchHooks();

    public final BattleHooks battle = new BattleHooks();

    /** Who grants each licence. */
    private final List<Hook<Licence>> licences =
            Stream.of(Licence.values()).map(licence -> new Hook<Licence>()).toList();

    private final List<Watch> watches = new ArrayList<>();

    /** Lets a rule look at the table after every step that changed pieces, figures, governments or techs. */
    public void watch(Watch watch) {
        watches.add(watch);
    }

    void look(CivTable table) {
        for (int i = 0; i < watches.size(); i++) {
            watches.get(i).look(table);
        }
    }

    public void license(Ability ability, Licence... granted) {
        for (Licence licence : granted) {
            licence(licence).join(ability, licence);
        }
    }

    Hook<Licence> licence(Licence licence) {
        return licences.get(licence.ordinal());
    }

    /** Adds to a limit or a sum. */
    @FunctionalInterface
    public interface Bonus {
        int add(CivTable table, int player);

        /** Always the same. */
        static Bonus of(int amount) {
            return (table, player) -> amount;
        }
    }

    /** Adds to what a city of its owner gives. */
    @FunctionalInterface
    public interface CityBonus {
        int add(CivTable table, int city);

        /** The same in every city. */
        static CityBonus of(int amount) {
            return (table, city) -> amount;
        }
    }

    /** Does something for its owner; may push steps. */
    @FunctionalInterface
    public interface Effect {
        void run(CivTable table, int player);

        /** What it changes and goes by where other effects of its owner are due at the same moment (CV-03.20). */
        default Bearing bearing(CivTable table, int player) {
            return Bearing.NONE;
        }

        /** An effect whose place among others of the same moment can make a difference. */
        static Effect weighed(Bearing.Of bearing, Effect effect) {
            return new Effect() {
                @Override
                public void run(CivTable table, int player) {
                    effect.run(table, player);
                }

                @Override
                public Bearing bearing(CivTable table, int player) {
                    return bearing.on(table, player);
                }
            };
        }
    }

    /** Something a player may make use of now and then, for example once per turn. */
    public interface Privilege {
        /** Whether it has not been used up. */
        boolean isReady(CivTable table, int player);

        /** Uses it up. */
        void use(CivTable table, int player);
    }

    /** Hears of a square. */
    @FunctionalInterface
    public interface AtSquare {
        void run(CivTable table, int player, int square);
    }

    /** Looks whether a limit was passed; may push steps, which must be harmless when they are pushed twice. */
    @FunctionalInterface
    public interface Watch {
        void look(CivTable table);
    }
}

package civitas.civ.research;

import civitas.civ.content.Building;
import civitas.civ.content.Tech;
import civitas.civ.content.facts.TechSpec;
import civitas.civ.government.Governments;
import civitas.civ.state.Cities;
import civitas.civ.state.Victory;
import civitas.civ.table.Bearing;
import civitas.civ.table.Bearing.Aspect;
import civitas.civ.table.CivTable;
import civitas.civ.table.ResearchHooks;
import civitas.kernel.Procedure;
import java.util.List;

/**
 * A player comes to know a tech, by research or otherwise (CV-09.13, CV-09.27 to CV-09.34).
 *
 * <p>Rules: CV-09.28, CV-09.29, CV-09.30.
 */
public final class Learning {

    private Learning() {}

    /** Learns a tech for nothing (CV-09.13). */
    public static void learn(CivTable table, int player, Tech tech) {
        table.say("log.learn", table.name(player), tech);
        take(table, player, tech);
        new Learned(player, List.of(tech)).run(table);
        if (isLast(table, tech)) {
            table.win(player, Victory.TECHNOLOGY);
        }
    }

    /** Writes a tech down with what it changes by itself; abilities that hear of it and a victory are up to the caller. */
    static void take(CivTable table, int player, Tech tech) {
        int level = table.content().spec(tech).level();
        table.learn(player, tech, Pyramid.row(table, player, level));
        Governments.learned(table, player, tech);
        upgrade(table, player, tech);
    }

    /** What a tech of his choice can change for a player, with whatever hears of it. */
    static Bearing bearing(CivTable table, int player) {
        Bearing all = Bearing.changing(Aspect.TECHS).heeding(Aspect.TECHS, Aspect.SIGHT);
        for (ResearchHooks.AfterLearn voice : table.voices(table.hooks().research.afterLearn, player)) {
            all = all.and(voice.bearing(table, player));
        }
        return all;
    }

    /** Abilities hear of a learned tech, or of two: whatever they draw is drawn before anything is asked, so their order tells nothing (CV-03.20). */
    record Learned(int player, List<Tech> techs) implements Procedure<CivTable> {

        Learned {
            techs = List.copyOf(techs);
        }

        @Override
        public void run(CivTable table) {
            for (Tech tech : techs) {
                for (ResearchHooks.AfterLearn voice : table.voices(table.hooks().research.afterLearn, player)) {
                    voice.run(table, player, tech);
                }
            }
        }
    }

    /** Abilities hear of a tech that was paid for in the Research phase. */
    record Researched(int player, Tech tech) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            for (ResearchHooks.AfterLearn voice : table.voices(table.hooks().research.afterResearch, player)) {
                voice.run(table, player, tech);
            }
        }
    }

    /** Whether a tech is of the highest level, which wins the game (CV-15.04). */
    static boolean isLast(CivTable table, Tech tech) {
        return table.content().spec(tech).level() == Pyramid.ROWS;
    }

    /** Existing buildings turn to their upgraded side at once, even on blockaded squares (CV-06.53, CV-06.56). */
    private static void upgrade(CivTable table, int player, Tech tech) {
        TechSpec spec = table.content().spec(tech);
        if (spec.building().isEmpty()) {
            return;
        }
        Building better = spec.building().get();
        if (table.content().spec(better).upgradeOf().isEmpty()) {
            return;
        }
        Building worse = table.content().spec(better).upgradeOf().get();
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (!table.cities().exists(city)) {
                continue;
            }
            for (int square : table.cities().outskirts(city)) {
                if (table.pieces().isBuilding(square)
                        && table.pieces().building(square).equals(worse)) {
                    table.turnBuilding(square, better);
                }
            }
        }
    }
}

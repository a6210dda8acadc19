package civitas.civ.table;

import civitas.civ.content.Tech;
import civitas.kernel.Hook;

/** Research and the pyramid (chapter 9): where the rules ask the abilities of a player. */
public final class ResearchHooks {

    /** Trade needed for research (CV-09.09). */
    public final Hook<Hooks.Bonus> threshold = new Hook<>();

    /** Trade for which a second tech of the same or a lower level is researched with the first (CV-14.23). */
    public final Hook<Hooks.Bonus> secondTech = new Hook<>();

    /** When the Research phase begins, clockwise from the first player, before anybody chooses. */
    public final Hook<Hooks.Effect> research = new Hook<>();

    /** In which row of the pyramid the next tech of a level is laid, after what the voices before have said (CV-09.26). */
    public final Hook<RowOf> row = new Hook<>();

    /** After a tech was learned in any way, not at the start of the game. */
    public final Hook<AfterLearn> afterLearn = new Hook<>();

    /** After a tech was researched with trade in the Research phase; all others of that phase are known too (CV-09.05). */
    public final Hook<AfterLearn> afterResearch = new Hook<>();

    /** Hears of a learned tech. */
    @FunctionalInterface
    public interface AfterLearn {
        void run(CivTable table, int player, Tech tech);

        /** What it changes and goes by where other effects of its owner are due at the same moment (CV-03.20). */
        default Bearing bearing(CivTable table, int player) {
            return Bearing.NONE;
        }
    }

    /** Says where the next tech is laid. */
    @FunctionalInterface
    public interface RowOf {
        int row(CivTable table, int player, int row);
    }
}

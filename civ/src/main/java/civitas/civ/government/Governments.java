package civitas.civ.government;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Government;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.state.Licence;
import civitas.civ.state.Once;
import civitas.civ.state.Player;
import civitas.civ.state.Turn;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import java.util.Optional;

/**
 * How governments change: directly when new, otherwise through Anarchy (CV-04.32 to CV-04.46).
 *
 * <p>Rules: CV-04.36, CV-04.39, CV-04.40.
 */
public final class Governments {

    private Governments() {}

    /** The governments a player may change to in his Start of Turn step now, as a set (CV-04.34 to CV-04.42). */
    public static int open(CivTable table, int player) {
        Player p = table.player(player);
        if (p.has(Once.CHANGE_GOVERNMENT) || p.has(Once.FORCED_ANARCHY)) {
            return 0;
        }
        boolean direct = p.government() == BaseGovernment.ANARCHY || isImmune(table, player);
        int open = direct ? available(table, player) : p.fresh() | BaseGovernment.ANARCHY.mask();
        return open & ~p.government().mask();
    }

    /** Says why a government is not {@linkplain #open open} to a player, if so. */
    public static void explain(CivTable table, int player, Government government, Reasons out) {
        Player p = table.player(player);
        if ((open(table, player) & government.mask()) != 0) {
            return;
        }
        if (p.government().equals(government)) {
            out.because("why.government-same", government);
        } else if (p.has(Once.CHANGE_GOVERNMENT)) {
            out.because("why.government-changed");
        } else if (p.has(Once.FORCED_ANARCHY)) {
            out.because("why.government-forced", BaseGovernment.ANARCHY);
        } else if (!explainLocked(table, player, government, out)) {
            out.because("why.government-anarchy", government, BaseGovernment.ANARCHY);
        }
    }

    /** Says which tech a government needs if it is not available to a player (CV-04.33). */
    static boolean explainLocked(CivTable table, int player, Government government, Reasons out) {
        if ((available(table, player) & government.mask()) != 0) {
            return false;
        }
        for (Tech tech : table.content().techs().all()) {
            if (table.content().spec(tech).government().equals(Optional.of(government))) {
                out.because("why.government-locked", government, tech);
            }
        }
        return true;
    }

    /** A player changes his government of his own will, which he can do once in the phase (CV-04.41). */
    public static void choose(CivTable table, int player, Government government) {
        table.player(player).set(Once.CHANGE_GOVERNMENT);
        change(table, player, government);
    }

    /** The governments that are available to a player, by his techs or by other effects, as a set (CV-04.33). */
    public static int available(CivTable table, int player) {
        int unlocked = table.player(player).unlocked();
        if (table.may(player, Licence.ALL_GOVERNMENTS)) {
            for (Government government : table.content().governments().all()) {
                unlocked |= government.mask();
            }
        }
        return unlocked;
    }

    /** Whoever lives in a government that is no longer available has to leave it at once (CV-04.46). */
    public static void checkAvailable(CivTable table) {
        for (int player = 0; player < table.seats(); player++) {
            if (isLost(table, player)) {
                table.push(new LeaveIfLost(player));
            }
        }
    }

    private static boolean isLost(CivTable table, int player) {
        return table.turn().number() > 0
                && (available(table, player) & table.government(player).mask()) == 0;
    }

    /** Asks for another government, if that is still necessary. */
    record LeaveIfLost(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (isLost(table, player)) {
                table.push(new LeaveGovernment(player));
            }
        }
    }

    /** Whether nothing puts a player into Anarchy (CV-04.45). */
    public static boolean isImmune(CivTable table, int player) {
        return table.may(player, Licence.IMMUNE_TO_ANARCHY);
    }

    /** An effect puts a player into Anarchy, where he stays for the rest of the turn (CV-04.41, CV-04.42). */
    public static void force(CivTable table, int player) {
        if (isImmune(table, player)) {
            table.say("log.immune-to-anarchy", table.name(player));
            return;
        }
        table.player(player).set(Once.FORCED_ANARCHY);
        change(table, player, BaseGovernment.ANARCHY);
    }

    /** An effect that made a government available ends; whoever lives in it has to leave at once (CV-04.46). */
    public static void lose(CivTable table, int player, Government government) {
        table.player(player).lock(government);
        if (table.player(player).government().equals(government)) {
            table.push(new LeaveGovernment(player));
        }
    }

    /** Bonuses and penalties of the old government stop, those of the new one begin at once (CV-04.43). */
    static void change(CivTable table, int player, Government government) {
        table.setGovernment(player, government);
        table.say("log.govern", table.name(player), government);
        if (table.may(player, Licence.IDLE_CAPITAL)) {
            table.player(player).setActions(0, 0);
        }
    }

    /**
     * A tech was learned. If that happens in a Start of Turn phase after the learner's own step, he may change at once
     * or not at all (CV-04.35); in all other cases his next such step offers the change.
     */
    public static void learned(CivTable table, int player, Tech tech) {
        Optional<Government> government = table.content().spec(tech).government();
        if (government.isEmpty() || !hadStep(table, player)) {
            return;
        }
        if ((open(table, player) & government.get().mask()) != 0) {
            table.push(new AdoptAtOnce(player, government.get()));
        } else {
            Player p = table.player(player);
            p.setFresh(p.fresh() & ~government.get().mask());
        }
    }

    /** Whether it is Start of Turn and the player has had his step. */
    private static boolean hadStep(CivTable table, int player) {
        Turn turn = table.turn();
        return turn.number() > 0
                && turn.phase() == Phase.START_OF_TURN
                && turn.active() != Turn.NOBODY
                && place(table, player) < place(table, turn.active());
    }

    private static int place(CivTable table, int player) {
        return (player - table.turn().first() + table.seats()) % table.seats();
    }
}

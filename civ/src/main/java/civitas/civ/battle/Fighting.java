package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;

/**
 * Units come into play, meet on fronts, are wounded and killed (CV-11.47 to CV-11.67).
 *
 * <p>Rules: CV-11.51, CV-11.52, CV-11.53, CV-11.62.
 */
final class Fighting {

    private Fighting() {}

    /** Whether a front holds exactly one unit, and that an enemy (CV-11.49, CV-11.50). */
    static boolean mayAttack(CivTable table, int side, int front) {
        return Units.isInPlay(table, Battle.other(side), front) && !Units.isInPlay(table, side, front);
    }

    /** A unit opens a new front and fights nobody for the moment (CV-11.48). */
    static void open(CivTable table, int side, int card) {
        int front = table.battle().openFront();
        place(table, side, card, front);
        table.say("log.battle.open", Battles.name(table, side), Front.of(front), Units.card(table, side, front));
    }

    /** A unit attacks the lone enemy unit of a front; they strike at once (CV-11.54). */
    static void attack(CivTable table, int side, int card, int front) {
        place(table, side, card, front);
        table.say("log.battle.attack", Battles.name(table, side), Front.of(front), Units.card(table, side, front));
        meet(table, side, front);
    }

    private static void place(CivTable table, int side, int card, int front) {
        Battle battle = table.battle();
        battle.setHand(side, battle.hand(side) & ~(1L << card));
        battle.setCard(side, front, card);
        battle.setExtra(side, front, battle.nextStrength());
        battle.setNextStrength(0);
        battle.setPlayed(true);
        table.reveal();
    }

    private static void meet(CivTable table, int side, int front) {
        int enemy = Battle.other(side);
        if (Units.trumps(table, side, front)) {
            strikeFirst(table, side, front);
        } else if (Units.trumps(table, enemy, front)) {
            strikeFirst(table, enemy, front);
        } else {
            strike(table, side, front);
            strike(table, enemy, front);
            bury(table, enemy, front);
            bury(table, side, front);
        }
    }

    /** The unit that trumps strikes first; the other strikes back if it survives (CV-11.60). */
    private static void strikeFirst(CivTable table, int side, int front) {
        int enemy = Battle.other(side);
        strike(table, side, front);
        if (!bury(table, enemy, front)) {
            strike(table, enemy, front);
            bury(table, side, front);
        }
    }

    private static void strike(CivTable table, int side, int front) {
        wound(table, Battle.other(side), front, Units.strength(table, side, front));
    }

    /** Puts wounds on a unit, where they stay; see {@link #bury} (CV-11.57). */
    static void wound(CivTable table, int side, int front, int wounds) {
        Battle battle = table.battle();
        battle.setWounds(side, front, battle.wounds(side, front) + wounds);
        table.say(
                "log.battle.wounds",
                Battles.name(table, side),
                Units.card(table, side, front),
                Front.of(front),
                wounds);
    }

    /** Sets a unit aside if its wounds kill it (CV-11.55, CV-11.56, CV-11.67). */
    static boolean bury(CivTable table, int side, int front) {
        Battle battle = table.battle();
        if (battle.wounds(side, front) < Units.health(table, side, front)) {
            return false;
        }
        table.say("log.battle.killed", Battles.name(table, side), Units.card(table, side, front), Front.of(front));
        battle.setKilled(side, battle.killed(side) | 1L << battle.card(side, front));
        battle.setCard(side, front, Battle.NO_CARD);
        if (battle.isPlayer(side)) {
            table.run(table.hooks().battle.afterKill, battle.player(side));
        }
        return true;
    }
}

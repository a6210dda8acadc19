package civitas.clash.combat;

import civitas.clash.card.Discarding;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Omen;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * The cards of the round are discarded; the battle is over, or the attacker may retreat, or it goes on (rules 7.6).
 *
 * <p>Rules: CC-7.66, CC-7.67, CC-7.68, CC-7.77.
 */
record EndOfRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        discard(table, Battle.ATTACKER);
        discard(table, Battle.DEFENDER);
        Battle battle = table.battle();
        boolean attackers = Forces.fighters(table, Battle.ATTACKER) > 0;
        boolean defenders = Forces.fighters(table, Battle.DEFENDER) > 0;
        if (Raid.isOn(table)) {
            Raid.end(table);
        } else if (battle.now().isWithdrawn() || attackers && !defenders) {
            Outcome.end(table, Battle.Result.ATTACKER_WON);
        } else if (!attackers) {
            Outcome.end(
                    table,
                    defenders || isFortressAlone(battle) ? Battle.Result.DEFENDER_WON : Battle.Result.NOBODY_WON);
        } else if (isCalledOff(table)) {
            Outcome.end(table, Battle.Result.NOBODY_WON);
        } else if (canRetreat(table)) {
            if (battle.now().isDrivenOff()) {
                retreat(table);
            } else {
                table.push(new Retreat());
            }
        } else {
            table.push(new BattleRound());
        }
    }

    private static void retreat(ClashTable table) {
        Battle battle = table.battle();
        table.say("log.retreats", table.name(battle.side(Battle.ATTACKER)), table.space(battle.origin()));
        Outcome.end(table, Battle.Result.NOBODY_WON);
    }

    /** Played cards lie face up on the discard pile (CC-7.55): they worked in this round only (CC-7.56). */
    private static void discard(ClashTable table, int role) {
        Battle battle = table.battle();
        if (battle.now().card(role) != 0) {
            Discarding.actionCard(table, Captains.of(table, role), battle.now().card(role));
            battle.now().setCard(role, 0);
        }
    }

    /** A fortress alone wins if it destroys all attackers (CC-7.71); with units that all fell nobody wins (CC-7.69, CC-7.70). */
    private static boolean isFortressAlone(Battle battle) {
        return battle.hasFortress() && battle.strength(Battle.DEFENDER) == 0;
    }

    private static boolean isCalledOff(ClashTable table) {
        for (Omen omen : table.book().omens()) {
            if (omen.callsOff(table)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canRetreat(ClashTable table) {
        Battle battle = table.battle();
        return battle.origin() != Cities.NOBODY && table.isPlayer(battle.side(Battle.ATTACKER));
    }

    /** The attacker goes back to where he came from, or fights on (CC-7.72 to CC-7.74). */
    record Retreat() implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << table.battle().side(Battle.ATTACKER);
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.retreat", table.space(table.battle().origin()));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.FIGHT_ON);
            out.add(Act.RETREAT);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.RETREAT) {
                retreat(table);
            } else {
                table.push(new BattleRound());
            }
        }
    }
}

package civitas.clash.combat;

import civitas.clash.content.ActionCard;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** One round of battle (rules 7.5): cards face down, reveal, roll, losses, end check. */
record BattleRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        Battle battle = table.battle();
        battle.nextRound();
        table.say("log.battle-round", battle.round());
        table.push(new Reveal());
        PlayTactic.ask(table, Battle.DEFENDER);
        PlayTactic.ask(table, Battle.ATTACKER);
        AskAbilities.push(table, AskAbilities.Window.ROUND_START);
    }

    /** Both cards are turned up; what they do at once happens in its order (CC-7.50 to CC-7.53, CC-7.114). */
    record Reveal() implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Battle battle = table.battle();
            table.push(new Fight());
            if (battle.now().card(Battle.ATTACKER) == 0 && battle.now().card(Battle.DEFENDER) == 0) {
                return;
            }
            battle.now().reveal();
            table.reveal();
            for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
                show(table, role);
            }
            CardEffect.push(table, Moment.WITHDRAW);
            CardEffect.push(table, Moment.REVEAL);
            CardEffect.push(table, Moment.IGNORE);
            CardEffect.push(table, Moment.STEAL);
            AskAbilities.push(table, AskAbilities.Window.CARDS_SHOWN);
        }

        private static void show(ClashTable table, int role) {
            Battle battle = table.battle();
            battle.now().show(role);
            if (battle.now().card(role) != 0) {
                ActionCard card = table.content().actionCard(battle.now().card(role));
                table.say("log.tactic-revealed", table.name(battle.side(role)), card.tactic(), card);
            }
        }
    }

    /** The roll and the losses, unless what was revealed has decided the battle already (CC-7.53, CC-7.80). */
    record Fight() implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.push(new EndOfRound());
            if (isDecided(table)) {
                return;
            }
            AskAbilities.push(table, AskAbilities.Window.ROUND_END);
            CardEffect.push(table, Moment.AFTER_LOSSES);
            table.push(new Casualties());
            AskAbilities.push(table, AskAbilities.Window.AFTER_ROLL);
            CardEffect.push(table, Moment.ROLLED);
            table.push(new CombatRoll());
            CardEffect.push(table, Moment.ROLL);
            AskAbilities.push(table, AskAbilities.Window.BEFORE_ROLL);
        }

        private static boolean isDecided(ClashTable table) {
            return table.battle().now().isWithdrawn()
                    || Forces.fighters(table, Battle.ATTACKER) == 0
                    || Forces.fighters(table, Battle.DEFENDER) == 0 && !Forces.hasFortress(table) && !Raid.isOn(table);
        }
    }
}

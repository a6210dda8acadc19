package civitas.clash.combat;

import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** The card of one side acts at one moment, unless the enemy has taken it or made it void. */
record CardEffect(Moment moment, int role) implements Procedure<ClashTable> {

    /** The attacker's card first (CC-7.51). */
    static void push(ClashTable table, Moment moment) {
        push(table, moment, Battle.DEFENDER);
        push(table, moment, Battle.ATTACKER);
    }

    private static void push(ClashTable table, Moment moment, int role) {
        if (table.battle().now().card(role) != 0) {
            table.push(new CardEffect(moment, role));
        }
    }

    @Override
    public void run(ClashTable table) {
        Battle battle = table.battle();
        if (battle.now().card(role) != 0 && !battle.now().isIgnored(role)) {
            Tactic tactic = table.content().actionCard(battle.now().card(role)).tactic();
            moment.play(table.book().tactics().of(tactic), table, role);
        }
    }
}

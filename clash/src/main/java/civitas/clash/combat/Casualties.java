package civitas.clash.combat;

import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Hits are counted, cancellations used, losses removed (CC-7.14 to CC-7.20, CC-7.63). Rules: CC-7.15. */
record Casualties() implements Procedure<ClashTable> {

    /** Both counts are taken before anybody falls: the losses of a round are simultaneous (CC-7.18). */
    @Override
    public void run(ClashTable table) {
        int byAttacker = hits(table, Battle.ATTACKER);
        int byDefender = hits(table, Battle.DEFENDER);
        int onDefender = left(table, Battle.DEFENDER, byAttacker);
        if (Raid.isOn(table)) {
            Raid.suffer(table, onDefender);
        } else {
            Losses.take(table, Battle.DEFENDER, onDefender, Losses.Cause.ENEMY);
        }
        Losses.take(table, Battle.ATTACKER, left(table, Battle.ATTACKER, byDefender), Losses.Cause.ENEMY);
    }

    private static int hits(ClashTable table, int role) {
        return table.battle().now().value(role) / table.constants().hitDivisor + extra(table, role);
    }

    /** Hits that abilities add to those of the dice (CC-7.42). */
    private static int extra(ClashTable table, int role) {
        if (table.hooks().battle.extraHits.joined().isEmpty()
                || !table.isPlayer(table.battle().side(role))) {
            return 0;
        }
        int hits = 0;
        for (BattleHooks.Strike voice : table.hooks().battle.extraHits.of(table.abilitiesInBattle(role))) {
            hits += voice.hits(table, table.battle(), role);
        }
        return hits;
    }

    /** What is left of the hits on a side after its cancellations. */
    private static int left(ClashTable table, int role, int hits) {
        int cancelled = Math.min(hits, table.battle().now().cancels(role));
        if (cancelled > 0 && table.heard()) {
            tell(table, role, cancelled);
        }
        return hits - cancelled;
    }

    private static void tell(ClashTable table, int role, int cancelled) {
        List<Object> sources = new ArrayList<>();
        for (Battle.Part part : table.battle().now().parts()) {
            if (part.role() == role && part.kind() == Battle.Kind.CANCEL) {
                if (!sources.isEmpty()) {
                    sources.add(", ");
                }
                sources.add(part.source());
            }
        }
        table.say("log.hits-cancelled", table.name(table.battle().side(role)), cancelled, new Phrase("", sources));
    }
}

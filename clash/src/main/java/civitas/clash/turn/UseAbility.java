package civitas.clash.turn;

import civitas.clash.content.Ability;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** Actions and free actions that advances and wonders offer (CC-4.145, CC-3.9). Rules: CC-3.10, CC-4.146. */
final class UseAbility implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.USE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        Hook<Hooks.Deed> hook = table.hooks().deed;
        for (long m = hook.of(table.player(player)); m != 0; m &= m - 1) {
            Hooks.Deed deed = hook.first(m);
            if ((!deed.isAction() || Actions.left(table)) && deed.isPossible(table, player)) {
                out.add(Act.USE, Ability.of(Long.numberOfTrailingZeros(m)));
            }
        }
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (!(thing instanceof Ability ability)
                || !table.hooks().deed.has(ability)
                || !table.player(player).uses(ability)) {
            return;
        }
        Hooks.Deed deed = table.hooks().deed.of(ability.bit());
        if (deed.isAction()) {
            Actions.explain(table, out);
        }
        if (!deed.isPossible(table, player)) {
            out.because("why.ability", ability);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Ability ability = (Ability) choice.subject();
        Hooks.Deed deed = table.hooks().deed.of(ability.bit());
        if (deed.isAction()) {
            Actions.spend(table);
        }
        table.say("log.uses", table.name(player), ability);
        deed.perform(table, player);
    }
}

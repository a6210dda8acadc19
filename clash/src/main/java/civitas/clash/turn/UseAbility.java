package civitas.clash.turn;

import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** Actions and free actions that advances and wonders offer (CC-4.145, CC-3.9). Rules: CC-3.10, CC-3.11, CC-4.146. */
public final class UseAbility implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.USE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        Hook.Walk<TurnHooks.Deed> deeds =
                table.hooks().turn.deed.of(table.abilitiesAnywhere(player)).iterator();
        while (deeds.hasNext()) {
            Ability ability = deeds.ability();
            TurnHooks.Deed deed = deeds.next();
            if ((!deed.isAction() || Actions.left(table)) && deed.isPossible(table, player)) {
                out.add(Act.USE, ability);
            }
        }
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        table.absence(player, thing).ifPresent(out::because);
        if (!(thing instanceof Ability ability)
                || !table.hooks().turn.deed.has(ability)
                || !table.abilitiesAnywhere(player).has(ability.number())) {
            return;
        }
        TurnHooks.Deed deed = table.hooks().turn.deed.voice(ability);
        if (deed.isAction()) {
            Actions.explain(table, out);
        }
        if (!deed.isPossible(table, player)) {
            out.because("why.ability", ability);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Ability ability = choice.subject(Ability.class);
        TurnHooks.Deed deed = table.hooks().turn.deed.voice(ability);
        if (deed.isAction()) {
            Actions.spend(table);
        }
        table.say("log.uses", table.name(player), ability);
        deed.perform(table, player);
    }
}

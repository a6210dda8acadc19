package civitas.civ.ability;

import civitas.civ.content.Ability;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hook;
import civitas.civ.table.Hooks;
import civitas.civ.turn.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.List;

/** Abilities that cost nothing but leave a choice, offered in their owner's step: "invoke", then the ability (CV-04.05). */
public final class DeedOffer implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.INVOKE);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        Hook<Hooks.Deed> hook = table.hooks().deed;
        for (int i = 0; i < hook.size(); i++) {
            if (table.has(player, hook.ability(i))) {
                hook.voice(i).list(table, player, out);
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Hook<Hooks.Deed> hook = table.hooks().deed;
        hook.voice(hook.find((Ability) choice.subject())).begin(table, player, choice);
    }
}

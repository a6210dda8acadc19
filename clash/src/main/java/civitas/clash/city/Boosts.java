package civitas.clash.city;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;

/** What abilities offer in the midst of what an activated city does. */
public final class Boosts {

    private Boosts() {}

    public static void list(ClashTable table, int player, int city, Choices out) {
        if (table.hooks().collect.boost.joined().isEmpty()) {
            return;
        }
        Hook.Walk<CollectHooks.Boost> walk =
                table.hooks().collect.boost.of(table.abilities(player, city)).iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            if (walk.next().isPossible(table, player, city)) {
                out.add(Act.USE, ability);
            }
        }
    }

    /** Does what was chosen from the list; what goes on afterwards has been pushed. */
    public static void perform(ClashTable table, int player, int city, Choice choice) {
        Ability ability = choice.subject(Ability.class);
        table.say("log.uses", table.name(player), ability);
        table.hooks().collect.boost.voice(ability).perform(table, player, city);
    }
}

package civitas.civ.turn;

import civitas.civ.content.Ability;
import civitas.civ.content.Government;
import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.state.Once;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Offer;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/**
 * Abilities that cost nothing and leave something to choose, offered in their owner's step; the subject of a choice is
 * the ability. In Start of Turn each works once per turn, and of governments only one (CV-04.05, CV-04.44); elsewhere the
 * abilities keep their own limits.
 */
public final class UseDeed implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.DEED);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (!table.mayHear(table.hooks().turn.deed, player)) {
            return;
        }
        boolean start = table.turn().phase() == Phase.START_OF_TURN;
        Hook.Walk<TurnHooks.Deed> voices =
                table.voices(table.hooks().turn.deed, player).iterator();
        while (voices.hasNext()) {
            Ability ability = (Ability) voices.ability();
            TurnHooks.Deed deed = voices.next();
            if (!start || deed.countsItself() || !isSpent(table.player(player), ability)) {
                deed.list(table, player, out);
            }
        }
    }

    /** About abilities in force that offer something in some phase. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        Hooks hooks = table.hooks();
        if (!(thing instanceof Ability ability)
                || !(hooks.turn.deed.has(ability) || hooks.turn.why.has(ability))
                || !table.has(player, ability)) {
            return;
        }
        Choices choices = new Choices();
        list(table, player, choices);
        if (choices.toList().stream().anyMatch(choice -> choice.isAbout(ability))) {
            return;
        }
        if (hooks.turn.why.has(ability)) {
            hooks.turn.why.voice(ability).explain(table, player, out);
        } else {
            out.because(isSpent(table.player(player), ability) ? "why.used" : "why.no-target", ability);
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        Ability ability = choice.subject(Ability.class);
        TurnHooks.Deed deed = table.hooks().turn.deed.voice(ability);
        if (table.turn().phase() == Phase.START_OF_TURN && !deed.countsItself()) {
            spend(table.player(player), ability);
        }
        deed.begin(table, player, choice);
    }

    private static boolean isSpent(Player player, Ability ability) {
        return ability instanceof Government ? player.has(Once.GOVERNMENT) : player.hasUsed(ability);
    }

    private static void spend(Player player, Ability ability) {
        if (ability instanceof Government) {
            player.set(Once.GOVERNMENT);
        } else {
            player.use(ability);
        }
    }
}

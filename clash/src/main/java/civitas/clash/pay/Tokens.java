package civitas.clash.pay;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Verb;
import java.util.List;

/**
 * Mood and culture tokens that are spent one by one, as a rule says and not as a price: those a player has, and what he may
 * spend as such (CC-16.28). Rules that take tokens ask here, so that they need not know what else is one.
 */
public final class Tokens {

    /** In the order in which they are offered. */
    public static final List<Good> KINDS = List.of(Good.CULTURE, Good.MOOD);

    private Tokens() {}

    /** Whether the player has anything to spend as a token of either kind. */
    public static boolean any(ClashTable table, int player) {
        return table.player(player).get(Good.CULTURE) + table.player(player).get(Good.MOOD) > 0
                || anySpare(table, player);
    }

    public static boolean anySpare(ClashTable table, int player) {
        return Payments.spares(table, player, Purpose.OTHER) > 0;
    }

    /** Lists a token, and what may be spent instead of it. */
    public static void list(ClashTable table, int player, Verb verb, Good token, Choices out) {
        if (table.player(player).get(token) > 0) {
            out.add(verb, token);
        }
        listSpares(table, player, token, out);
    }

    /** Lists what may be spent instead of a token, each with the ability that allows it. */
    public static void listSpares(ClashTable table, int player, Good token, Choices out) {
        Hook.Walk<TurnHooks.SpareTokens> walk =
                table.hooks().turn.spareTokens.of(table.abilities(player)).iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            if (walk.next().number(table, player) > 0) {
                out.add(Act.SPEND, token, ability);
            }
        }
    }

    /** Whether a choice spends something else as a token. */
    public static boolean isSpare(Choice choice) {
        return choice.object() instanceof Ability;
    }

    /**
     * Spends the token of a choice that was listed here, or what stands for it. That may ask the player something: what comes
     * after has to be on the agenda already.
     */
    public static void spend(ClashTable table, int player, Choice choice) {
        if (choice.object() instanceof Ability ability) {
            table.hooks().turn.spareTokens.voice(ability).spend(table, player);
        } else {
            table.player(player).spend(Goods.of(choice.subject(Good.class), 1));
        }
    }
}

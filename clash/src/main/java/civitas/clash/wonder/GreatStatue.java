package civitas.clash.wonder;

import civitas.clash.ask.Ask;
import civitas.clash.card.Discarding;
import civitas.clash.card.Drawing;
import civitas.clash.content.Wonder;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.ask.Inquiry;

/** An objective card when it is built; once per turn an objective card from the hand becomes an action (CC-12.35). */
final class GreatStatue {

    /** Which objective card is discarded; everybody learns which one it was (CC-18.5). */
    private static final Inquiry<ClashTable, Integer> GIVE_UP = Ask.objective(Act.DISCARD, "prompt.great-statue")
            .then((table, player, card) -> {
                Discarding.objective(table, player, card.number());
                table.reveal();
                table.say("log.great-statue", table.name(player), card);
                Actions.grant(table, player);
            });

    private GreatStatue() {}

    static void join(Hooks hooks) {
        hooks.city.whenBuilt.join(Wonder.GREAT_STATUE, Drawing::objectiveCard);
        hooks.turn.deed.join(
                Wonder.GREAT_STATUE,
                AbilityDeed.free(Wonder.GREAT_STATUE)
                        .oncePerTurn()
                        .when((table, player) ->
                                !table.player(player).objectiveCards().isEmpty())
                        .asks(GIVE_UP));
    }
}

package civitas.clash.combat.tactic;

import civitas.clash.combat.Captains;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** Before everything else the enemy's card is void and goes to the scout's hand. */
record Scout(Tactic card) implements Maneuver {

    @Override
    public void steal(ClashTable table, int role) {
        Battle battle = table.battle();
        int stolen = battle.now().card(Battle.other(role));
        if (stolen == 0) {
            return;
        }
        Player player = table.player(Captains.of(table, role));
        player.setActionCards(player.actionCards().with(stolen));
        battle.now().setCard(Battle.other(role), 0);
        table.say(
                "log.tactic-stolen",
                table.name(battle.side(role)),
                card,
                table.content().actionCard(stolen));
    }
}

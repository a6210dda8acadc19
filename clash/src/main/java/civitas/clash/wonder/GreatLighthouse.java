package civitas.clash.wonder;

import civitas.clash.ask.Ask;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.ask.Inquiry;

/** Each activation of its city may bring a ship (OQ-35), and its owner names the first player (CC-12.28). */
final class GreatLighthouse {

    /** Where the free ship is placed, if one is in supply once the activation has done its work. */
    private static final Inquiry<ClashTable, Integer> LAUNCH = Ask.space(Act.PLACE, "prompt.great-lighthouse")
            .when((table, player) -> table.unitsLeft(player, BaseUnit.SHIP) > 0)
            .from((table, player, out) -> Ask.each(table, table.lands().sea(), out))
            .where((table, player, sea) -> !table.units().hasEnemy(player, sea.index()))
            .or(Act.PASS)
            .then((table, player, sea) -> {
                table.units().add(player, BaseUnit.SHIP, sea.index(), 1);
                table.say("log.great-lighthouse", table.name(player), sea);
            });

    private GreatLighthouse() {}

    static void join(Hooks hooks) {
        hooks.city.afterActivate.join(Wonder.GREAT_LIGHTHOUSE, (table, player, city, work) -> {
            if (table.cities().has(city, Wonder.GREAT_LIGHTHOUSE)) {
                LAUNCH.ask(table, player);
            }
        });
        hooks.turn.namesFirstPlayer.join(Wonder.GREAT_LIGHTHOUSE, (table, player) -> {});
    }
}

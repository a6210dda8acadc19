package civitas.clash.wonder;

import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.objective.Occasions;
import civitas.clash.pay.AfterPaying;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;

/** A wonder was paid for: card before the player, figure in the city, "when built", objectives (CC-12.13, CC-12.15). */
record RaiseWonder(int player, int city, Wonder wonder) implements AfterPaying {

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        if (source instanceof Ability ability) {
            table.hooks().city.wonderPrice.voice(ability).used(table, player, wonder, paid);
        }
        table.edition().wonderRights().play(table, player, wonder);
        table.wonders().build(wonder, player);
        table.cities().addWonder(city, wonder);
        table.player(player).setWonder(wonder, true);
        table.say("log.builds", table.name(player), wonder, table.space(city));
        table.push(new Acclaim(player));
        for (CityHooks.CityEffect voice : table.hooks().city.afterWonder.of(table.abilities(player, city))) {
            voice.run(table, player, city);
        }
        Hook<Voices.Effect> immediate = table.hooks().city.whenBuilt;
        if (immediate.has(wonder)) {
            immediate.voice(wonder).run(table, player);
        }
    }

    /** Objectives that ask for a new wonder, once it has had its effect. */
    record Acclaim(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Occasions.wonderBuilt(table, player);
        }
    }
}

package civitas.clash.civilizations.ability;

import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.state.Wonders;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Ability;
import java.util.List;
import java.util.Optional;

/**
 * A leader who wants one wonder: its card comes to him before any other, he builds wonders in his city as a free action, and
 * that one for 2 culture tokens less. Rules: CC-16.31, CC-16.32, CC-16.33.
 */
public record WonderPatron(Wonder wonder) implements TurnHooks.Deed, CityHooks.WonderPrice {

    private static final int LESS = 2;

    public static void join(Hooks hooks, Ability ability, Wonder wonder) {
        WonderPatron patron = new WonderPatron(wonder);
        hooks.turn.deed.join(ability, patron);
        hooks.city.wonderPrice.join(ability, patron);
        hooks.city.wishedWonder.join(ability, (table, player) -> wish(table, wonder));
    }

    private static Optional<Wonder> wish(ClashTable table, Wonder wonder) {
        return table.wonders().builder(wonder) == Wonders.NOBODY ? Optional.of(wonder) : Optional.empty();
    }

    @Override
    public List<Goods> prices(ClashTable table, int player, int city, Wonder built, Goods price) {
        return built == wonder
                ? List.of(price.plus(Good.CULTURE, -Math.min(LESS, price.get(Good.CULTURE))))
                : List.of();
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return Leaders.isInCity(table, player)
                && Works.isPossible(table, player, Leaders.place(table, player), Works.Kind.WONDERS);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Works(player, Leaders.place(table, player), Works.Kind.WONDERS));
    }
}

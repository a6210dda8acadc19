package civitas.civ.fame.people;

import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;

/**
 * A card for an occasion of its owner's own turn (building a wonder, adding a tech, paying): he announces it beforehand and
 * may take that back, but not announce it again in this turn; it is used when the occasion comes, and at the end of the turn it is forgotten.
 */
record Announced(GreatCard self) implements TurnHooks.Deed {

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (!table.player(player).hasUsed(self) || GreatCards.of(table).isReady(self)) {
            out.add(Act.DEED, self);
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        GreatCards cards = GreatCards.of(table);
        Cards.show(table, player, self);
        boolean on = !cards.isReady(self);
        cards.setReady(self, on);
        if (!on) {
            table.player(player).use(self);
        }
        table.say(on ? "log.great-card.announce" : "log.great-card.withdraw", table.name(player), self);
    }
}

package civitas.civ.fame.tech;

import civitas.civ.ability.ExtraProduction;
import civitas.civ.ability.UsePaid;
import civitas.civ.content.Phase;
import civitas.civ.fame.content.FameTech;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;

/** What the techs of the box do; Agriculture is with the metropolis. */
public final class FameTechs {

    private static final int COINS = 3;

    private FameTechs() {}

    public static void write(Rulebook.Builder book) {
        book.offer(Phase.START_OF_TURN, new UsePaid(Phase.START_OF_TURN));
        book.card(FameTech.MYSTICISM, (hooks, self) -> {
            hooks.culture.extraEvents.join(self, Hooks.Bonus.of(1));
            hooks.turn.paid.join(self, new Swindle());
        });
        book.card(FameTech.ECOLOGY, (hooks, self) -> {
            hooks.culture.advanceTrade.join(self, (table, player) -> -(table.coins(player) / COINS));
            hooks.turn.paid.join(self, new Renaturing());
        });
        book.card(FameTech.PLASTICS, (hooks, self) -> {
            hooks.turn.deed.join(self, new Plastics());
            hooks.turn.paid.join(self, new ExtraProduction());
        });
    }
}

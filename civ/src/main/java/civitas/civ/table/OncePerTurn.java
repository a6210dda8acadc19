package civitas.civ.table;

import civitas.civ.content.Ability;

/** A privilege that an ability grants once per turn (CV-03.22, CV-10.11). */
public record OncePerTurn(Ability ability) implements Hooks.Privilege {

    @Override
    public boolean isReady(CivTable table, int player) {
        return !table.player(player).hasUsed(ability);
    }

    @Override
    public void use(CivTable table, int player) {
        table.player(player).use(ability);
    }
}

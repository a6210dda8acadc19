package civitas.clash.civilizations.ability;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
import civitas.kernel.Ability;
import java.util.List;

/** Another way to pay for Draft: it counts as the one use of Draft in the action (CC-4.101). */
public record DraftPrice(Tokens tokens) implements RecruitHooks.OtherUnitPrice {

    /** The price of a unit, where Draft costs this many tokens. */
    @FunctionalInterface
    public interface Tokens {
        List<Goods> prices(ClashTable table, int player, int city, UnitType type, int number);
    }

    @Override
    public Ability of() {
        return BaseAdvance.DRAFT;
    }

    @Override
    public List<Goods> prices(ClashTable table, int player, int city, UnitType type) {
        return tokens.prices(table, player, city, type, number(table, player));
    }

    /** How many tokens Draft costs the player. */
    public static int number(ClashTable table, int player) {
        return table.player(player).uses(BaseAdvance.CIVIL_LIBERTIES) ? 2 : 1;
    }
}

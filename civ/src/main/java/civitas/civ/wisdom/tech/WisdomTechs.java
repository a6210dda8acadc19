package civitas.civ.wisdom.tech;

import civitas.civ.ability.CoinOnTech;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomTech;

/**
 * What the techs of Wisdom and Warfare do besides what is printed on them as a number; Metal Casting and Railroad are the
 * same cards with other rows (CV-01.34).
 */
public final class WisdomTechs {

    private WisdomTechs() {}

    public static void write(Rulebook.Builder book) {
        book.card(WisdomTech.EDUCATION, (hooks, self) -> {
            hooks.city.afterWonder.join(self, (table, player) -> CoinOnTech.reward(table, player, self));
            hooks.turn.paid.join(self, new Studies());
        });
    }
}

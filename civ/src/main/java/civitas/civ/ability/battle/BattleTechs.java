package civitas.civ.ability.battle;

import civitas.civ.ability.ExtraProduction;
import civitas.civ.content.BaseTech;
import civitas.civ.table.Rulebook;

/** What the techs of the base box do in the battle turns of their owner. */
public final class BattleTechs {

    private BattleTechs() {}

    public static void write(Rulebook.Builder book) {
        book.card(BaseTech.ANIMAL_HUSBANDRY, (hooks, self) -> {
            hooks.turn.paid.join(self, new ExtraProduction());
            hooks.battle.battleTurn.join(self, new AnimalHusbandry());
        });
        book.card(BaseTech.BIOLOGY, (hooks, self) -> hooks.battle.battleTurn.join(self, new Biology()));
        book.card(BaseTech.METALWORKING, (hooks, self) -> hooks.turn.paid.join(self, new Forging()));
        book.card(BaseTech.MATHEMATICS, (hooks, self) -> hooks.turn.paid.join(self, new Bombardment()));
        book.card(BaseTech.BALLISTICS, (hooks, self) -> hooks.turn.paid.join(self, new Bombardment()));
    }
}

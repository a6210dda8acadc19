package civitas.clash.view;

import civitas.clash.state.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.kernel.Numbers;
import civitas.kernel.Step;

/** The hidden cards that steps on the agenda show to a seat at this moment (Spy, New Plans and the like). */
final class Disclosed {

    private Disclosed() {}

    static Cards to(ClashTable table, int seat) {
        Cards seen = Cards.NONE;
        for (Step<ClashTable> step : table.steps()) {
            if (step instanceof Disclosure disclosure && disclosure.player() == seat) {
                seen = seen.plus(by(table, disclosure));
            }
        }
        return seen;
    }

    private static Cards by(ClashTable table, Disclosure disclosure) {
        byte[] pile = table.objectiveDeck().drawPile();
        Numbers objectives = Numbers.NONE;
        for (int i = 1; i <= disclosure.objectives(); i++) {
            objectives = objectives.with(pile[pile.length - i]);
        }
        Cards cards = Cards.objectives(objectives);
        return disclosure.hand() == ClashTable.NOBODY
                ? cards
                : cards.plus(Cards.inHand(table.player(disclosure.hand())));
    }
}

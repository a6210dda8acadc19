package civitas.clash.first.objective;

import civitas.clash.content.CardKind;
import civitas.clash.objective.Objectives;
import civitas.clash.state.BoxSheet;
import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;

/** What the objectives of the first edition ask for: mostly the same as in the other edition. */
public final class FirstGoals {

    private FirstGoals() {}

    public static void join(Rulebook book) {
        Objectives.join(book.goals());
        book.goals().join("first-wonder-built", Occasion.WONDER_BUILT, check -> FirstGoals::isFirstWonder);
    }

    /** No other wonder has been built in this game, not even one that was lost since. */
    private static boolean isFirstWonder(ClashTable table, int player, int space) {
        int cards = table.wonderDeck().size() + table.wonders().open().size();
        for (BoxSheet sheet : table.sheets()) {
            cards += sheet.cards(CardKind.WONDER).size();
        }
        return cards == table.content().wonders().size() - 1;
    }
}

package civitas.clash.civilizations.carthage;

import static civitas.clash.civilizations.content.CivAdvance.CARTHAGE_HEGEMONY;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.FoundAction;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;

/** A settler where Dido is becomes a city as a free action; with Hegemony a ship where she is, too. */
final class Founder implements TurnHooks.Deed {

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        int place = Leaders.place(table, player);
        return place != ClashTable.NOBODY
                && (FoundAction.isPossible(table, player, place) || sails(table, player, place));
    }

    private static boolean sails(ClashTable table, int player, int place) {
        return table.player(player).owns(CARTHAGE_HEGEMONY) && Hegemony.isPossible(table, player, only(place));
    }

    private static SpaceSet only(int place) {
        SpaceSet set = new SpaceSet();
        set.add(place);
        return set;
    }

    @Override
    public void perform(ClashTable table, int player) {
        int place = Leaders.place(table, player);
        if (FoundAction.isPossible(table, player, place)) {
            FoundAction.bySettler(table, player, place);
        } else {
            table.push(new Hegemony(player, only(place)));
        }
    }
}

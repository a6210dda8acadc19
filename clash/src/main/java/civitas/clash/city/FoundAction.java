package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.UnitType;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.Actions;
import civitas.clash.turn.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.Set;

/** The main action "found a city" (rules 4.3). */
public final class FoundAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.FOUND);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (!Actions.left(table) || table.settlementsLeft(player) == 0) {
            return;
        }
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            if (table.units().count(UnitType.SETTLER, space) > 0 && Founding.isLegalSpace(table, player, space)) {
                out.add(Act.FOUND, table.space(space));
            }
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int space = ((Space) choice.subject()).index();
        table.removeUnits(UnitType.SETTLER, space, 1);
        Founding.found(table, player, space);
    }
}

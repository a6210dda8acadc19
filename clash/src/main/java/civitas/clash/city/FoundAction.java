package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Settlers;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
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
            if (canFound(table, player, space)) {
                out.add(Act.FOUND, table.space(space));
            }
        }
    }

    private static boolean canFound(ClashTable table, int player, int space) {
        return table.units().count(BaseUnit.SETTLER, space) > 0
                && Founding.isLegalSpace(table, player, space)
                && !Settlers.isHindered(table, player, space);
    }

    /** Own cities and spaces without a settler are nothing to ask about here. */
    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (!(thing instanceof Space space)
                || table.cities().isOf(player, space.index())
                || table.units().count(player, BaseUnit.SETTLER, space.index()) == 0) {
            return;
        }
        Actions.explain(table, out);
        if (table.settlementsLeft(player) == 0) {
            out.because("why.no-settlement");
        }
        Founding.explain(table, player, space.index(), out);
        if (Settlers.isHindered(table, player, space.index())) {
            out.because("why.hindered", space);
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        int space = choice.subject(Space.class).index();
        bySettler(table, player, space);
    }

    /** A settler in the space becomes a city, whoever grants it. */
    public static void bySettler(ClashTable table, int player, int space) {
        table.removeUnits(BaseUnit.SETTLER, space, 1);
        Founding.found(table, player, space);
    }

    /** Whether a settler in the space may become a city now, apart from the action. */
    public static boolean isPossible(ClashTable table, int player, int space) {
        return table.settlementsLeft(player) > 0 && canFound(table, player, space);
    }
}

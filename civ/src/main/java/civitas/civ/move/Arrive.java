package civitas.civ.move;

import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** After a step, once everybody could interrupt it: the move goes on, or what waits on the square happens (CV-03.18). */
record Arrive(Purpose purpose) implements Procedure<CivTable> {

    /** What the group wants on the square it has entered. */
    enum Purpose {
        GO_ON,
        /** The square ends the move. */
        STAY,
        SPY
    }

    @Override
    public void run(CivTable table) {
        Group group = table.group();
        group.setFigures(survivors(table, group));
        if (group.figures() == 0) {
            group.end();
            return;
        }
        switch (purpose) {
            case SPY -> Espionage.commit(table);
            case STAY -> Halting.halt(table);
            case GO_ON -> goOn(table);
        }
    }

    /** A group on a locked square cannot leave it, and one without points or ways left stays where it is. */
    private static void goOn(CivTable table) {
        Group group = table.group();
        if (!table.locked().has(group.square()) && group.points() > 0 && canGoOn(table)) {
            table.push(new Travel(group.player()));
        } else {
            Halting.halt(table);
        }
    }

    private static boolean canGoOn(CivTable table) {
        Group group = table.group();
        return Way.ofGroup(table).canFinish(group.square(), group.points());
    }

    /** Members that were killed by an interruption are no longer lifted. */
    private static int survivors(CivTable table, Group group) {
        int alive = 0;
        for (int left = group.figures(); left != 0; left &= left - 1) {
            int figure = Integer.numberOfTrailingZeros(left);
            alive |= table.figures().where(group.player(), figure) == Figures.LIFTED ? 1 << figure : 0;
        }
        return alive;
    }
}

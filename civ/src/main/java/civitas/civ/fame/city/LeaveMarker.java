package civitas.civ.fame.city;

import civitas.civ.ask.Ask;
import civitas.civ.board.Square;
import civitas.civ.fame.content.FameMark;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/**
 * Figures were disbanded in a city: their owner may leave a marker there, an army a fortification, a scout a caravan. The
 * other marker of the kind makes room (CV-08.64, CV-08.67, CV-08.69, CV-08.70, CV-08.71, CV-08.72, CV-08.73).
 *
 * @param army whether an army was among them
 * @param scout whether a scout was
 */
record LeaveMarker(int city, boolean army, boolean scout) {

    private static final int ARMIES = (1 << Figures.ARMIES) - 1;

    private static final Inquiry<CivTable, LeaveMarker> WHICH = Ask.thing(
                    Act.CHOOSE, "prompt.leave-marker", FameMark.class)
            .about(LeaveMarker::player)
            .saying((table, home) -> List.of(home.square(table)))
            .from((table, home, out) -> List.of(FameMark.values()).forEach(out))
            .where((table, home, mark) -> home.mayLeave(table, mark))
            .explain((table, home, thing, out) -> home.explain(table, thing, out))
            .or(Act.PASS)
            .then((table, home, mark) -> home.leave(table, mark));

    /** Asks, if there is anything to choose. */
    static void offer(CivTable table, int city, int members) {
        LeaveMarker home = new LeaveMarker(city, (members & ARMIES) != 0, (members & ~ARMIES) != 0);
        if (home.mayLeave(table, FameMark.FORTIFICATION) || home.mayLeave(table, FameMark.CARAVAN)) {
            WHICH.ask(table, home);
        }
    }

    private int player() {
        return Cities.owner(city);
    }

    private Square square(CivTable table) {
        return table.square(table.cities().center(city));
    }

    private boolean mayLeave(CivTable table, FameMark mark) {
        boolean brought = mark == FameMark.FORTIFICATION ? army : scout;
        return brought && !table.cities().has(city, mark);
    }

    private void explain(CivTable table, Thing thing, Reasons out) {
        if (thing instanceof FameMark mark && !mayLeave(table, mark)) {
            boolean there = table.cities().has(city, mark);
            out.because(there ? "why.marker-there" : "why.marker-not-brought", mark);
        }
    }

    private void leave(CivTable table, FameMark mark) {
        for (FameMark other : FameMark.values()) {
            table.cities().remove(city, other);
        }
        table.cities().put(city, mark);
        table.say("log.leave-marker", table.name(player()), mark, square(table));
    }
}

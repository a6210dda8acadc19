package civitas.civ.fame.city;

import civitas.civ.fame.content.FameMark;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Figures were disbanded in a city: their owner may leave a marker there, an army a fortification, a scout a caravan. The
 * other marker of the kind makes room (CV-08.64, CV-08.67, CV-08.69, CV-08.70, CV-08.71, CV-08.72, CV-08.73).
 *
 * @param army whether an army was among them
 * @param scout whether a scout was
 */
record LeaveMarker(int city, boolean army, boolean scout) implements Solo<CivTable> {

    private static final int ARMIES = (1 << Figures.ARMIES) - 1;

    /** Asks, if there is anything to choose. */
    static void offer(CivTable table, int city, int members) {
        LeaveMarker question = new LeaveMarker(city, (members & ARMIES) != 0, (members & ~ARMIES) != 0);
        if (question.mayLeave(table, FameMark.FORTIFICATION) || question.mayLeave(table, FameMark.CARAVAN)) {
            table.push(question);
        }
    }

    private boolean mayLeave(CivTable table, FameMark mark) {
        boolean brought = mark == FameMark.FORTIFICATION ? army : scout;
        return brought && !table.cities().has(city, mark);
    }

    @Override
    public int player() {
        return Cities.owner(city);
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.leave-marker", table.square(table.cities().center(city)));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        for (FameMark mark : FameMark.values()) {
            if (mayLeave(table, mark)) {
                out.add(Act.CHOOSE, mark);
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof FameMark mark && !mayLeave(table, mark)) {
            boolean there = table.cities().has(city, mark);
            out.because(there ? "why.marker-there" : "why.marker-not-brought", mark);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PASS) {
            return;
        }
        FameMark mark = choice.subject(FameMark.class);
        for (FameMark other : FameMark.values()) {
            table.cities().remove(city, other);
        }
        table.cities().put(city, mark);
        table.say(
                "log.leave-marker",
                table.name(player()),
                mark,
                table.square(table.cities().center(city)));
    }
}

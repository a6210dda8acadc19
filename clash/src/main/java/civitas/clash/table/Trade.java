package civitas.clash.table;

import civitas.kernel.Dump;

/** Offers on the table (chapter 14). */
public final class Trade {

    Trade() {}

    /** Forgets everything offered: a new turn begins or the old one is over. */
    public void startTurn() {}

    Trade copy() {
        return new Trade();
    }

    void dump(Dump out) {
        out.put("trade");
    }
}

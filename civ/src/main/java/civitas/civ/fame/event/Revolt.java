package civitas.civ.fame.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.culture.event.OneRival;
import civitas.civ.government.Governments;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;

/** The Citizens are Revolting!: another player is put into Anarchy, unless he is immune (CV-04.37, CV-04.42, CV-04.45). */
final class Revolt implements OneRival {

    @Override
    public boolean concerns(CivTable table, int by, CultureEvent event, int other) {
        return !Governments.isImmune(table, other);
    }

    @Override
    public void explainMisfit(CivTable table, CultureEvent event, Seat other, Reasons out) {
        out.because("why.immune-to-anarchy", other);
    }

    @Override
    public Procedure<CivTable> effect(CivTable table, int by, CultureEvent event, int other) {
        return new Unrest(other);
    }

    /** The government falls. */
    record Unrest(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Governments.force(table, player);
        }
    }
}

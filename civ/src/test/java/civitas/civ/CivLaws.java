package civitas.civ;

import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;
import civitas.kernel.GameLaws;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** The laws of every game, for Civilization; a test of a box set says which set-ups to play. */
public abstract class CivLaws extends GameLaws<CivTable> {

    /** All culture events: whether somebody holds one must not be heard from a reason. Of other things some will do. */
    @Override
    protected List<Thing> things(CivTable table) {
        List<Thing> things = new ArrayList<>();
        for (Thing thing : Things.all(table)) {
            if (thing instanceof CultureEvent || thing.code().hashCode() % 4 == 0) {
                things.add(thing);
            }
        }
        for (int square = 0; square < table.board().size(); square += 7) {
            things.add(table.square(square));
        }
        return things;
    }

    /** Standings are four races; whoever wins one of them is first. */
    @Override
    protected boolean pointsDecide() {
        return false;
    }
}

package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.table.CivTable;
import civitas.kernel.Step;

/** Culture events that stand for a resource (CV-07.24). */
public final class Gifts {

    private Gifts() {}

    /** Plays a card from hand as a resource. */
    public static void play(
            CivTable table,
            int player,
            CultureEvent event,
            Resource resource,
            Step<CivTable> then,
            Step<CivTable> ifCancelled) {
        table.say("log.gift", table.name(player), event, resource);
        table.push(then);
    }
}

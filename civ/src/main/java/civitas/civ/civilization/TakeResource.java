package civitas.civ.civilization;

import civitas.civ.ask.Ask;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.table.Bearing;
import civitas.civ.table.Bearing.Aspect;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;

/** A player takes a resource of his choice from the market. */
public final class TakeResource {

    private static final Inquiry<CivTable, Integer> WHICH = Ask.resource(Act.CHOOSE, "prompt.take-resource")
            .where((table, player, resource) -> table.market().resources(resource) > 0)
            .explain(TakeResource::explain)
            .then(TakeResource::take);

    private TakeResource() {}

    /** Asks once the market can be looked at; an empty market gives nothing (CV-03.25). */
    public static void ask(CivTable table, int player) {
        table.push(new IfAny(player));
    }

    /** Nothing, if there is nothing to take. */
    public static Bearing bearing(CivTable table) {
        return IfAny.isAnyLeft(table)
                ? Bearing.changing(Aspect.MARKET).heeding(Aspect.MARKET, Aspect.SIGHT)
                : Bearing.NONE;
    }

    /** Other effects of the same moment may still take the last tokens. */
    record IfAny(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (isAnyLeft(table)) {
                WHICH.ask(table, player);
            }
        }

        private static boolean isAnyLeft(CivTable table) {
            for (int i = 0; i < Resource.MARKET; i++) {
                if (table.market().resources(Resource.of(i)) > 0) {
                    return true;
                }
            }
            return false;
        }
    }

    private static void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Resource resource && table.market().resources(resource) == 0) {
            out.because("why.no-resource", resource);
        }
    }

    private static void take(CivTable table, int player, Resource resource) {
        if (table.takeResource(player, resource)) {
            table.say("log.take-resource", table.name(player), resource);
        }
    }
}

package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_PYRAMID;

import civitas.clash.ask.Ask;
import civitas.clash.influence.Influence;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;
import civitas.kernel.ask.Inquiry;
import java.util.List;

/** Up to two attempts to influence others when it is built (CC-12.39). That its builder wins ties is a fact of its card. */
final class Pyramids {

    private static final Inquiry<ClashTable, Integer> SPREAD = Ask.yesNo("prompt.pyramids")
            .saying((table, player) -> List.of(table.space(Site.of(table, GREAT_PYRAMID))))
            .then((table, player) -> Influence.beginFrom(table, player, Site.of(table, GREAT_PYRAMID)));

    private Pyramids() {}

    static void join(Hooks hooks) {
        hooks.city.whenBuilt.join(GREAT_PYRAMID, (table, player) -> table.then(new Fame(player), new Fame(player)));
    }

    /** One attempt, if there is anybody to influence and he has not succeeded yet in this turn (CC-4.130). */
    record Fame(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (Influence.isPossibleFrom(table, player, Site.of(table, GREAT_PYRAMID))) {
                SPREAD.ask(table, player);
            }
        }
    }
}

package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.research.LearnOne;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;

/**
 * Exchange of Ideas, Knowledge Shared, Think Tank: two players learn one tech of each other, first the one who plays the
 * card (CV-09.15). A part that is impossible is left out; if both are, there is no target (CV-03.26, CV-03.28).
 */
final class Exchange implements OneRival {

    @Override
    public boolean concerns(CivTable table, int by, CultureEvent event, int other) {
        int level = table.content().spec(event).amount();
        return LearnOne.possible(table, by, offered(table, other, level))
                || LearnOne.possible(table, other, offered(table, by, level));
    }

    @Override
    public void explainMisfit(CivTable table, CultureEvent event, Seat other, Reasons out) {
        out.because("why.nothing-to-learn", other, table.content().spec(event).amount());
    }

    @Override
    public Procedure<CivTable> effect(CivTable table, int by, CultureEvent event, int other) {
        return new Learn(by, other, table.content().spec(event).amount(), true);
    }

    /** The techs of a player up to a level; what the other knows already has no place any more. */
    private static long offered(CivTable table, int player, int level) {
        long techs = 0;
        for (int i = 1; i <= level; i++) {
            techs |= table.content().techs(i);
        }
        return techs & table.player(player).techs();
    }

    /**
     * One player learns a tech of the other.
     *
     * @param back whether the other then learns one in return
     */
    record Learn(int player, int from, int level, boolean back) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            if (back) {
                table.push(new Learn(/* player= */ from, /* from= */ player, level, false));
            }
            long techs = offered(table, from, level);
            if (LearnOne.possible(table, player, techs)) {
                table.push(new LearnOne(player, techs, false));
            }
        }
    }
}

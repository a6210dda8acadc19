package civitas.civ.ability;

import civitas.civ.ask.Ask;
import civitas.civ.board.Square;
import civitas.civ.content.PaidAbility;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;

/** Communism: no figure may leave a square for the rest of the turn; may interrupt a movement (CV-03.18). */
final class LockSquare implements TurnHooks.PaidDeed {

    private static final Inquiry<CivTable, PaidUse> SQUARE = Ask.square(Act.LOCK, "prompt.lock")
            .about(PaidUse::player)
            .where((table, use, square) -> mayLock(table, square.index()))
            .explain(LockSquare::explain)
            .then((table, use, square) -> {
                int holder = table.figures().holder(square.index());
                Lock lock = new Lock(use.player(), square.index());
                UsePaid.declare(table, use.player(), use.ability(), holder < 0 ? 0 : 1 << holder, lock);
            });

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return true;
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        SQUARE.ask(table, new PaidUse(player, ability));
    }

    private static boolean mayLock(CivTable table, int square) {
        return table.lands().isKnown(square)
                && !table.locked().has(square)
                && !table.landmarks().isRelic(square);
    }

    private static void explain(CivTable table, PaidUse use, Thing thing, Reasons out) {
        if (thing instanceof Square square) {
            if (!table.lands().isKnown(square.index())) {
                out.because("why.unexplored", square);
            } else if (table.locked().has(square.index())) {
                out.because("why.square-locked", square);
            } else if (table.landmarks().isRelic(square.index())) {
                out.because("why.relic-there", square);
            }
        }
    }

    record Lock(int player, int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.locked().add(square);
            table.say("log.lock", table.name(player), table.square(square));
        }
    }
}

package civitas.civ.turn;

import civitas.civ.content.Phase;
import civitas.civ.research.ResearchPhase;
import civitas.civ.state.Turn;
import civitas.civ.table.CivTable;
import civitas.civ.trade.TradePhase;
import civitas.kernel.Procedure;

/**
 * A phase begins: players act one after another, or all at once in Trade and Research (CV-03.02 to CV-03.04).
 *
 * <p>Rules: CV-03.10.
 */
public record BeginPhase(Phase phase) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.turn().setPhase(phase);
        table.turn().setActive(Turn.NOBODY);
        table.say("log.phase", phase);
        table.push(new Open(phase));
        for (int i = table.seats() - 1; i >= 0; i--) {
            table.run(table.hooks().turn.beforePhase, (table.turn().first() + i) % table.seats());
        }
    }

    /** What was to be done before it is done: the first player may be another one now (CV-03.31). */
    record Open(Phase phase) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            open(table, phase);
        }
    }

    private static void open(CivTable table, Phase phase) {
        switch (phase) {
            case TRADE -> table.push(new TradePhase());
            case RESEARCH -> table.push(new ResearchPhase());
            default -> {
                for (int i = table.seats() - 1; i >= 0; i--) {
                    table.push(new BeginStep(phase, (table.turn().first() + i) % table.seats()));
                }
            }
        }
    }
}

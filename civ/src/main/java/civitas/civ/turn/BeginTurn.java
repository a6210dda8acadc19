package civitas.civ.turn;

import civitas.civ.content.Phase;
import civitas.civ.state.Turn;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * A turn begins: the first player token passes on, except in turn 1, and the five phases follow (CV-03.01, CV-03.05).
 *
 * <p>Rules: CV-03.06, CV-03.23.
 */
public record BeginTurn() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Turn turn = table.turn();
        if (turn.number() > 0) {
            turn.setFirst(table.next(turn.first()));
        }
        turn.setNumber(turn.number() + 1);
        table.locked().clear();
        for (int player = 0; player < table.seats(); player++) {
            table.player(player).renew();
        }
        table.renewSheets();
        table.say("log.turn", turn.number(), table.name(turn.first()));
        table.push(this);
        table.push(new BeginPhase(Phase.RESEARCH));
        table.push(new BeginPhase(Phase.MOVEMENT));
        table.push(new BeginPhase(Phase.CITY_MANAGEMENT));
        table.push(new BeginPhase(Phase.TRADE));
        table.push(new BeginPhase(Phase.START_OF_TURN));
    }
}

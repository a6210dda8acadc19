package civitas.clash.turn;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Rules;
import civitas.clash.table.TurnOrder;
import civitas.kernel.Procedure;
import civitas.kernel.Seat;

/** A round begins: every player will have one turn, clockwise from the first player (CC-3.2). */
public record StartRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.say("log.round", table.age(), table.round());
        if (table.rules().options().length() == Rules.Length.RANDOM_END && rollsTheEnd(table)) {
            table.setEnding();
            End.after(table);
            return;
        }
        // Only now: objectives of a status phase that ends the game still ask for the last round.
        table.wonders().newRound();
        table.lasting().newRound();
        table.push(new EndRound());
        int[] players = TurnOrder.of(table);
        for (int i = players.length - 1; i >= 0; i--) {
            table.push(new StartTurn(players[i]));
        }
    }

    /** The first player rolls; a number within the interval of the round ends the game (CC-17.9, CC-17.10, CC-17.11). */
    private static boolean rollsTheEnd(ClashTable table) {
        int highest = table.constants().endsOn(table.age(), table.round());
        if (highest == 0) {
            return false;
        }
        int number = table.content()
                .face(table.chance().roll(table.content().faces()))
                .number();
        table.say("log.end-roll", Seat.of(table.firstPlayer()), number, highest);
        return number <= highest;
    }
}

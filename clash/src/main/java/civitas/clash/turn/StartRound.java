package civitas.clash.turn;

import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rules;
import civitas.kernel.Procedure;
import civitas.kernel.Seat;

/** A round begins: every player will have one turn, clockwise from the first player (CC-3.2). */
public record StartRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.say("log.round", table.age(), table.round());
        if (table.rules().options().length() == Rules.Length.RANDOM_END && rollsTheEnd(table)) {
            table.setEnding();
            table.push(new StatusPhase());
            return;
        }
        // Only now: objectives of a status phase that ends the game still ask for the last round.
        table.wonders().newRound();
        table.lasting().newRound();
        table.push(new EndRound());
        int[] players = inTurnOrder(table);
        for (int i = players.length - 1; i >= 0; i--) {
            table.push(new StartTurn(players[i]));
        }
    }

    /** All players clockwise from the first player. */
    public static int[] inTurnOrder(ClashTable table) {
        return from(table, table.firstPlayer());
    }

    /** All players clockwise from one of them. */
    public static int[] from(ClashTable table, int first) {
        int[] players = new int[table.seats()];
        int player = first;
        for (int i = 0; i < players.length; i++) {
            players[i] = player;
            player = table.next(player);
        }
        return players;
    }

    /** The first player rolls; a number within the interval of the round ends the game (CC-17.9, CC-17.11). */
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

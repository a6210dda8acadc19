package civitas.clash.card.civil;

import civitas.clash.table.ClashTable;

/** Negotiations: before anything was done in the turn, peace with one opponent until the player's next turn. */
final class Negotiations extends OpponentEffect {

    @Override
    int opponents(ClashTable table, int player) {
        return others(table, player);
    }

    @Override
    boolean isTimely(ClashTable table) {
        return !table.turn().hasBegun();
    }

    @Override
    void play(ClashTable table, int player, int opponent) {
        table.lasting().setTruce(player, opponent);
    }
}

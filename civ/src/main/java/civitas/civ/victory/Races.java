package civitas.civ.victory;

import civitas.civ.research.Pyramid;
import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.civ.table.Economy;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** How far everybody is in the four races, as everybody may know; there are no points in this game (CV-15.01). */
public final class Races {

    private Races() {}

    /**
     * Standings: spaces of the culture track, places filled in the pyramid, coins and units. The winner comes first; the
     * others follow in the order that decides ties (CV-15.11).
     */
    public static List<Standing> standings(CivTable table) {
        List<Integer> order = new ArrayList<>();
        for (int player = 0; player < table.seats(); player++) {
            order.add(player);
        }
        order.sort(Comparator.comparingInt((Integer player) -> player == table.winner() ? 0 : 1)
                .thenComparing((a, b) -> a.equals(b) ? 0 : Economy.isAhead(table, a, b) ? -1 : 1));
        List<Standing> standings = new ArrayList<>();
        for (int player = 0; player < table.seats(); player++) {
            standings.add(new Standing(Seat.of(player), points(table, player), 1 + order.indexOf(player)));
        }
        return standings;
    }

    private static SequencedMap<String, Double> points(CivTable table, int player) {
        SequencedMap<String, Double> points = new LinkedHashMap<>();
        points.put("culture", (double) table.player(player).track());
        points.put("technology", (double) pyramid(table, player));
        points.put("economy", (double) table.coins(player));
        points.put("military", (double) units(table, player));
        return points;
    }

    /** Techs that count towards Space Flight: five, four, three, two and the last (CV-09.24). */
    public static int pyramid(CivTable table, int player) {
        int count = 0;
        for (int row = 1; row <= Pyramid.ROWS; row++) {
            count += Math.min(Pyramid.ROWS + 1 - row, Pyramid.inRow(table, player, row));
        }
        return count;
    }

    /** Units in the standing forces and in the battle being fought (CV-17.03). */
    private static int units(CivTable table, int player) {
        Battle battle = table.battle();
        long cards = table.player(player).forces();
        for (int side = 0; side < 2 && battle.isActive(); side++) {
            if (battle.isPlayer(side) && battle.player(side) == player) {
                cards |= battle.hand(side);
                for (int front = 0; front < battle.fronts(); front++) {
                    cards |= battle.card(side, front) == Battle.NO_CARD ? 0 : 1L << battle.card(side, front);
                }
            }
        }
        return Long.bitCount(cards);
    }
}

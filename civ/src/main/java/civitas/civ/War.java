package civitas.civ;

import civitas.civ.battle.Units;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;

/** What armies and units promise, as far as everybody can see. */
final class War {

    /** Beyond this many squares a capital is out of sight. */
    private static final double FAR = 14;

    private War() {}

    /** The likely strength of a player's standing forces: units at their ranks. */
    static double strength(CivTable table, int seat) {
        double sum = 0;
        for (long rest = table.player(seat).forces(); rest != 0; rest &= rest - 1) {
            UnitType type =
                    table.content().unit(Long.numberOfTrailingZeros(rest)).type();
            sum += 1.0 + table.player(seat).rank(type);
        }
        return sum;
    }

    /** From 0 to 1: how near the player is to taking some capital by force. */
    static double chance(CivTable table, int seat) {
        double strength = strength(table, seat);
        if (strength == 0) {
            return 0;
        }
        double best = 0;
        for (int other = 0; other < table.seats(); other++) {
            int capital = Cities.of(other, 0);
            if (other != seat && table.cities().exists(capital)) {
                best = Math.max(best, chance(table, seat, strength, other));
            }
        }
        return best;
    }

    private static double chance(CivTable table, int seat, double strength, int enemy) {
        int target = table.cities().center(Cities.of(enemy, 0));
        double defence = table.constants().capitalBonus
                + (table.cities().hasWalls(Cities.of(enemy, 0)) ? 4 : 0)
                + share(table, enemy, strength(table, enemy), 2 * table.constants().force);
        double best = 0;
        for (int figure = 0; figure < Figures.ARMIES; figure++) {
            int square = table.figures().where(seat, figure);
            if (square < 0) {
                continue;
            }
            int armies = table.figures().count(seat, Figure.ARMY, square);
            int force = table.constants().force + table.constants().forcePerExtraArmy * (armies - 1);
            double ratio = Math.min(1, share(table, seat, strength, force) / (defence + 4));
            int distance = Math.abs(
                            table.square(square).x() - table.square(target).x())
                    + Math.abs(table.square(square).y() - table.square(target).y());
            double near = Math.max(0, 1 - distance / FAR);
            best = Math.max(best, ratio * ratio * (0.5 + 0.5 * near));
        }
        return 0.6 * best;
    }

    /**
     * How a battle stands for a player whose cards show health: what the units at the fronts would count now, wounds and all,
     * less the same of the enemy (CV-11.69). Where strength is health wounds are removed before the result.
     */
    static double atTheFronts(CivTable table, int seat) {
        Battle battle = table.battle();
        if (!battle.isActive() || !table.content().unitKind(0).showsHealth()) {
            return 0;
        }
        for (int side = Battle.ATTACKER; side <= Battle.DEFENDER; side++) {
            if (battle.isPlayer(side) && battle.player(side) == seat) {
                return Units.total(table, side) - Units.total(table, Battle.other(side));
            }
        }
        return 0;
    }

    /** The part of a player's strength that as many units have as a battle force holds. */
    private static double share(CivTable table, int seat, double strength, int force) {
        int units = Long.bitCount(table.player(seat).forces());
        return units == 0 ? 0 : strength * Math.min(1, force / (double) units);
    }
}

package civitas.civ.battle;

import civitas.civ.content.UnitType;
import civitas.civ.content.facts.Constants;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.table.Drawing;
import civitas.kernel.Procedure;

/**
 * Both sides draw their battle forces at random (CV-11.10, CV-11.17, CV-11.106).
 *
 * <p>Rules: CV-11.07, CV-11.15, CV-11.18.
 */
record DrawForces() implements Procedure<CivTable> {

    private static final int ARMIES = (1 << Figures.ARMIES) - 1;

    @Override
    public void run(CivTable table) {
        draw(table, Battle.ATTACKER);
        draw(table, Battle.DEFENDER);
    }

    private static void draw(CivTable table, int side) {
        if (table.battle().isPlayer(side)) {
            drawForce(table, side);
        } else {
            drawBarbarians(table, side);
        }
    }

    private static void drawForce(CivTable table, int side) {
        Battle battle = table.battle();
        int player = battle.player(side);
        long forces = table.player(player).forces();
        long drawn = forces;
        int size = size(table, side);
        if (Long.bitCount(forces) > size) {
            byte[] cards = Drawing.shuffled(table, forces);
            drawn = 0;
            for (int i = 0; i < size; i++) {
                drawn |= 1L << cards[i];
            }
        }
        table.player(player).setForces(forces & ~drawn);
        battle.setHand(side, drawn);
        table.say("log.battle.force", table.name(player), Long.bitCount(drawn), size);
    }

    /** The battle force size of a player's side (CV-11.12, CV-11.13, CV-11.16). */
    static int size(CivTable table, int side) {
        Battle battle = table.battle();
        Constants constants = table.constants();
        int extraArmies = Math.max(0, armies(battle.figures(side)) - 1);
        boolean ofCity = side == Battle.DEFENDER && battle.city() != Cities.NONE;
        return constants.force
                + extraArmies * constants.forcePerExtraArmy
                + (ofCity ? constants.forceOfCity : 0)
                + table.sum(table.hooks().battle.force, battle.player(side));
    }

    static int armies(int figures) {
        return Integer.bitCount(figures & ARMIES);
    }

    /** One card of each type that has ranks; what is missing comes from other decks (CV-11.106 to CV-11.108). */
    private static void drawBarbarians(CivTable table, int side) {
        int missing = 0;
        for (int type = 0; type < UnitType.RANKED; type++) {
            if (!drawBarbarian(table, side, UnitType.of(type))) {
                missing++;
            }
        }
        MissingBarbarian.ask(table, side, missing);
        table.reveal();
    }

    static boolean drawBarbarian(CivTable table, int side, UnitType type) {
        if (table.market().units(type).isExhausted()) {
            return false;
        }
        Battle battle = table.battle();
        int card = table.market().units(type).draw(table.chance());
        battle.setHand(side, battle.hand(side) | 1L << card);
        return true;
    }
}

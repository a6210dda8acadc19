package civitas.civ.battle;

import civitas.civ.content.Building;
import civitas.civ.content.Constants;
import civitas.civ.table.Battle;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Pieces;
import civitas.civ.table.Yields;

/** The combat bonuses of a side added up (CV-11.22, CV-11.23, CV-11.30 to CV-11.32). */
final class CombatBonus {

    private CombatBonus() {}

    static int sum(CivTable table, int side) {
        Battle battle = table.battle();
        if (!battle.isPlayer(side)) {
            return 0;
        }
        int player = battle.player(side);
        int sum = table.sum(table.hooks().combat, player);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            sum += table.cities().exists(city) ? ofPieces(table, city) : 0;
        }
        boolean defendsCity = side == Battle.DEFENDER && battle.city() != Cities.NONE;
        return sum + (defendsCity ? ofCity(table, battle.city()) : 0);
    }

    /** Buildings and great people of a city that are not blockaded (CV-11.31, CV-13.05). */
    private static int ofPieces(CivTable table, int city) {
        boolean always = table.rules().options().blockadedBonus();
        Pieces pieces = table.pieces();
        int sum = 0;
        for (int square : table.cities().outskirts(city)) {
            if (pieces.isEmpty(square) || (!always && Yields.isBlockaded(table, square))) {
                continue;
            }
            if (pieces.isBuilding(square)) {
                sum += table.content().spec(pieces.building(square)).combat();
            } else if (pieces.isPerson(square)) {
                sum += table.content()
                        .spec(table.content().person(pieces.person(square)))
                        .combat();
            }
        }
        return sum;
    }

    private static int ofCity(CivTable table, int city) {
        Constants constants = table.constants();
        int walls = table.cities().hasWalls(city)
                ? table.content().spec(Building.WALLS).combat()
                : 0;
        return (Cities.isCapital(city) ? constants.capitalBonus : constants.cityBonus) + walls;
    }

    /** Gives the side with the larger sum the difference; nobody anything if they are equal (CV-11.33, CV-11.34). */
    static void set(CivTable table, int attacker, int defender) {
        table.battle().setBonus(Battle.ATTACKER, Math.max(0, attacker - defender));
        table.battle().setBonus(Battle.DEFENDER, Math.max(0, defender - attacker));
    }
}

package civitas.civ.battle;

import civitas.civ.battle.loot.Loot;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Figure;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Variant;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * Figures enter, or are built on, a square that has to be fought for (CV-11.01).
 *
 * <p>Rules: CV-11.02, CV-11.03, CV-11.08.
 */
public final class Battles {

    /** Whether driving back barbarians who attacked counts as a battle won (question 72). */
    public static final Variant BARBARIANS_DRIVEN_BACK =
            new Variant("barbarians-driven-back", List.of("victory", "nothing"));

    private Battles() {}

    /**
     * Starts whatever is due on a square: an attack on a city, a battle with armies or barbarians, or the killing of
     * unescorted scouts. The attacking figures are lifted; afterwards they stand on the square or are in the reserve.
     */
    public static void attack(CivTable table, int attacker, int figures, int square) {
        int city = table.cities().at(square);
        int holder = table.figures().holder(square);
        if (city != Cities.NONE && Cities.owner(city) != attacker) {
            besiege(table, attacker, figures, square, city);
        } else if (holder >= 0 && holder != attacker) {
            meet(table, attacker, figures, square, holder);
        } else if (table.lands().hasVillage(square)) {
            raid(table, attacker, figures, square);
        } else {
            throw new IllegalArgumentException("nothing to attack on " + table.square(square));
        }
    }

    /** Whether armies that end their move on a square have to fight there, as everybody can see (CV-11.01). */
    public static boolean isDue(CivTable table, int attacker, int square) {
        int city = table.cities().at(square);
        int holder = table.figures().holder(square);
        return city != Cities.NONE && Cities.owner(city) != attacker
                || holder >= 0 && holder != attacker
                || table.lands().hasVillage(square);
    }

    /** A city defends itself: figures in its outskirts take no part (CV-11.04). */
    private static void besiege(CivTable table, int attacker, int figures, int square, int city) {
        int owner = Cities.owner(city);
        table.say("log.battle.city", table.name(attacker), table.name(owner), table.square(square));
        if (table.cities().hasWalls(city) && table.may(attacker, Licence.BREACHES_WALLS)) {
            table.cities().setWalls(city, false);
            table.say("log.battle.walls-fall", table.name(owner), BaseBuilding.WALLS, table.square(square));
        }
        int defenders = table.figures().on(owner, square);
        begin(table, Contender.player(attacker, figures), Contender.player(owner, defenders), square, city);
    }

    /** Armies fight; scouts without an army are killed (CV-08.50, CV-08.52). */
    private static void meet(CivTable table, int attacker, int figures, int square, int defender) {
        if (table.figures().count(defender, Figure.ARMY, square) == 0) {
            killScouts(table, attacker, figures, square, defender);
            return;
        }
        table.say("log.battle.field", table.name(attacker), table.name(defender), table.square(square));
        int defenders = table.figures().on(defender, square);
        Contender attackers = Contender.player(attacker, figures);
        begin(table, attackers, Contender.player(defender, defenders), square, Cities.NONE);
    }

    /** The next player clockwise plays the barbarians, who defend (CV-11.105). */
    private static void raid(CivTable table, int attacker, int figures, int square) {
        int hand = table.next(attacker);
        table.say("log.battle.village", table.name(attacker), table.square(square), table.name(hand));
        Contender barbarians = Contender.wild(hand, table.constants().barbarianRank);
        begin(table, Contender.player(attacker, figures), barbarians, square, Cities.NONE);
    }

    /** No battle, but the reward of one, and it counts as won (CV-08.50, CV-08.51). */
    private static void killScouts(CivTable table, int attacker, int figures, int square, int loser) {
        int scouts = table.figures().on(loser, square);
        table.say("log.battle.scouts", table.name(attacker), table.name(loser), Integer.bitCount(scouts));
        put(table, loser, scouts, Figures.RESERVE);
        put(table, attacker, figures, square);
        table.push(new AfterBattle(attacker, true));
        Loot.offer(table, attacker, loser, false, true);
    }

    /**
     * Begins a battle between any two contenders, with its steps in their order (CV-11.09).
     *
     * @param city the attacked city, or {@link Cities#NONE}
     */
    public static void begin(CivTable table, Contender attacker, Contender defender, int square, int city) {
        table.battle().start(attacker, defender, square, city);
        table.push(new Result());
        table.push(new Engage());
        table.push(new StartOfBattle(Battle.DEFENDER));
        table.push(new StartOfBattle(Battle.ATTACKER));
        table.push(new CompareBonuses());
        table.push(new AfterForces(Battle.DEFENDER));
        table.push(new AfterForces(Battle.ATTACKER));
        table.push(new DrawForces());
        table.push(new Preparation(Battle.ATTACKER, 0));
    }

    /** Goes on in the middle of step 3 with a battle turn of a side, as positions of scenarios do. */
    public static void resume(CivTable table, int side) {
        table.push(new Result());
        table.push(new NextTurn(side));
    }

    /** Puts several figures of a player on a square or into the reserve. */
    public static void put(CivTable table, int player, int figures, int square) {
        for (int rest = figures; rest != 0; rest &= rest - 1) {
            table.putFigure(player, Integer.numberOfTrailingZeros(rest), square);
        }
    }

    /** How logs name a side. */
    static Object name(CivTable table, int side) {
        Battle battle = table.battle();
        return battle.isPlayer(side) ? table.name(battle.player(side)) : Phrase.of("battle.barbarians");
    }
}

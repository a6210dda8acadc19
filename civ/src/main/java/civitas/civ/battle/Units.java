package civitas.civ.battle;

import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Licence;
import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;

/** The numbers of the units on the fronts: each card is read at its owner's rank (CV-11.19). Rules: CV-09.31. */
public final class Units {

    private Units() {}

    static UnitKind kind(CivTable table, int side, int front) {
        return table.content().unit(table.battle().card(side, front));
    }

    /** A unit in play, as players speak of it. */
    static UnitCard card(CivTable table, int side, int front) {
        UnitKind kind = kind(table, side, front);
        return new UnitCard(kind, rank(table, side, kind.type()), strength(table, side, front));
    }

    static boolean isInPlay(CivTable table, int side, int front) {
        return table.battle().card(side, front) != Battle.NO_CARD;
    }

    /** The wounds a unit deals, however many it has itself (CV-11.54, CV-11.58, CV-11.63). */
    public static int strength(CivTable table, int side, int front) {
        Battle battle = table.battle();
        UnitKind kind = kind(table, side, front);
        int strength = kind.strength(rank(table, side, kind.type())) + battle.extra(side, front);
        return battle.isPlayer(side) ? strength + bonus(table, battle.player(side), kind.type()) : strength;
    }

    private static int bonus(CivTable table, int player, UnitType type) {
        int bonus = table.sum(table.hooks().battle.strength, player);
        for (BattleHooks.UnitBonus voice : table.voices(table.hooks().battle.strengthOf, player)) {
            bonus += voice.add(table, player, type);
        }
        return bonus;
    }

    /** A wild band has a rank of its own (CV-11.109). A type that is still locked fights at its lowest rank. */
    public static int rank(CivTable table, int side, UnitType type) {
        Battle battle = table.battle();
        return battle.isPlayer(side)
                ? Math.max(1, table.player(battle.player(side)).rank(type))
                : battle.wildRank(side);
    }

    /**
     * The wounds that kill a unit: its health (CV-11.56), which more strength does not raise (CV-11.64). A card that shows
     * none has its strength with everything that adds to it for health (CV-11.55, CV-11.63).
     */
    public static int health(CivTable table, int side, int front) {
        UnitKind kind = kind(table, side, front);
        return kind.showsHealth() ? kind.health(rank(table, side, kind.type())) : strength(table, side, front);
    }

    /**
     * What a surviving unit counts in the result: the health its wounds have left it (CV-11.69), or, where strength is
     * health, its strength, since wounds are removed before (CV-11.68).
     */
    public static int worth(CivTable table, int side, int front) {
        return kind(table, side, front).showsHealth()
                ? health(table, side, front) - table.battle().wounds(side, front)
                : strength(table, side, front);
    }

    /** Whether the unit of a side on a front strikes before the one against it (CV-11.59, CV-11.61). */
    public static boolean trumps(CivTable table, int side, int front) {
        int enemy = Battle.other(side);
        boolean safe =
                table.battle().isPlayer(enemy) && table.may(table.battle().player(enemy), Licence.UNTRUMPED);
        return isInPlay(table, side, front)
                && isInPlay(table, enemy, front)
                && kind(table, side, front)
                        .type()
                        .trumps(kind(table, enemy, front).type())
                && !safe;
    }

    /** The result of a side: its surviving units and its combat bonus (CV-11.68). */
    public static int total(CivTable table, int side) {
        int total = table.battle().bonus(side);
        for (int front = 0; front < table.battle().fronts(); front++) {
            total += isInPlay(table, side, front) ? worth(table, side, front) : 0;
        }
        return total;
    }

    static boolean hasAny(CivTable table, int side) {
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (isInPlay(table, side, front)) {
                return true;
            }
        }
        return false;
    }

    static boolean hasWounded(CivTable table, int side) {
        for (int front = 0; front < table.battle().fronts(); front++) {
            if (isWounded(table, side, front)) {
                return true;
            }
        }
        return false;
    }

    static boolean isWounded(CivTable table, int side, int front) {
        return isInPlay(table, side, front) && table.battle().wounds(side, front) > 0;
    }
}

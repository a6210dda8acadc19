package civitas.clash.objective;

import civitas.clash.content.Category;
import civitas.clash.content.facts.Check;
import civitas.clash.state.Battle;
import civitas.clash.state.Occasion;
import civitas.clash.state.Turn;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Goals;
import java.util.function.Function;

/**
 * Objectives that look at the battle just fought. Where one speaks of an opponent barbarians are not meant, and where it
 * speaks of defence real resistance is (OQ-14); otherwise a battle won without a blow counts (CC-7.111).
 */
final class BattleFeats {

    private BattleFeats() {}

    /** Something a side of the battle has done. */
    @FunctionalInterface
    private interface SideTest {
        boolean is(ClashTable table, Battle battle, int role);
    }

    static void join(Goals goals) {
        join(goals, "capture-city", BattleFeats::captured);
        join(goals, "attacked-city", BattleFeats::attackedCity);
        join(goals, "battle-size", BattleFeats::large);
        join(goals, "killed-in-battle", check -> killed(check, check.number("armyUnits")));
        join(goals, "fought-battle", check -> killed(check, check.number("killed")));
        join(goals, "won-battle", BattleFeats::won);
        join(
                goals,
                "won-outnumbered",
                check -> (table, battle, role) ->
                        battle.wonBy(role) && isOutnumbered(battle, role) && isAgainstPlayer(table, battle, role));
        join(goals, "won-against-more-warfare-or-outnumbered", check -> BattleFeats::isBold);
        join(goals, "land-battles-in-turn", BattleFeats::warmonger);
        join(
                goals,
                "destroyed-trade-unit",
                check -> (table, battle, role) ->
                        isAgainstPlayer(table, battle, role) && battle.hasLostTraders(Battle.other(role)));
    }

    private static void join(Goals goals, String type, Function<Check, SideTest> meaning) {
        goals.join(type, Occasion.BATTLE_OVER, check -> {
            SideTest test = meaning.apply(check);
            return (table, player, space) -> {
                Battle battle = table.battle();
                int role = battle.roleOf(player);
                return role >= 0 && test.is(table, battle, role);
            };
        });
    }

    private static SideTest large(Check check) {
        int units = check.number("armyUnits");
        return fought(
                check,
                (table, battle, role) -> battle.strength(Battle.ATTACKER) + battle.strength(Battle.DEFENDER) >= units);
    }

    private static SideTest won(Check check) {
        SideTest killed = killed(check, check.number("killed"));
        return (table, battle, role) -> battle.wonBy(role) && killed.is(table, battle, role);
    }

    /** A city of an opponent or of the barbarians, under the conditions of the card. */
    private static SideTest captured(Check check) {
        boolean fromBarbarians = check.says("owner", "barbarians");
        int defenders = check.has("defendersMin") ? check.number("defendersMin") : 0;
        boolean defended = check.flag("defended");
        boolean disembarked = check.flag("disembarked");
        return (table, battle, role) -> battle.isCaptured()
                && role == Battle.ATTACKER
                && fromBarbarians == (battle.cityOwner() == ClashTable.BARBARIANS)
                && battle.strength(Battle.DEFENDER) >= defenders
                && (!defended || battle.isResisted())
                && (!disembarked || battle.isDisembarked());
    }

    private static SideTest attackedCity(Check check) {
        return (table, battle, role) -> battle.isCity()
                && role == Battle.ATTACKER
                && battle.citySize() >= check.number("citySize")
                && (battle.hadWonder() || !check.flag("wonder"))
                && battle.strength(Battle.ATTACKER) >= check.number("armyUnits");
    }

    /** In the kind of battle and the role that the card names, if any. */
    private static SideTest fought(Check check, SideTest test) {
        boolean onLand = check.says("battle", "land");
        boolean attacking = check.says("role", "attacker");
        boolean defending = check.says("role", "defender");
        return (table, battle, role) -> !(onLand && battle.isSea())
                && !(attacking && role != Battle.ATTACKER)
                && !(defending && role != Battle.DEFENDER)
                && test.is(table, battle, role);
    }

    private static SideTest killed(Check check, int number) {
        return fought(check, (table, battle, role) -> battle.killed(Battle.other(role)) >= number);
    }

    private static boolean isBold(ClashTable table, Battle battle, int role) {
        return battle.wonBy(role) && (isOutnumbered(battle, role) || hasLessWarfare(table, battle, role));
    }

    private static boolean hasLessWarfare(ClashTable table, Battle battle, int role) {
        return isAgainstPlayer(table, battle, role)
                && warfare(table, battle.side(role)) < warfare(table, battle.side(Battle.other(role)));
    }

    private static int warfare(ClashTable table, int player) {
        return table.player(player).advanceCount(Category.WARFARE);
    }

    private static boolean isOutnumbered(Battle battle, int role) {
        return battle.strength(role) < battle.strength(Battle.other(role));
    }

    private static boolean isAgainstPlayer(ClashTable table, Battle battle, int role) {
        return table.isPlayer(battle.side(Battle.other(role)));
    }

    /** Battles in different spaces are battles against different armies or cities. */
    private static SideTest warmonger(Check check) {
        return (table, battle, role) -> {
            Turn turn = table.turn();
            boolean won = battle.wonBy(role) || turn.conquests() > 0 || turn.landBattlesWon() > 0;
            return !battle.isSea()
                    && battle.side(role) == table.active()
                    && turn.battlefields().size() >= check.number("min")
                    && won;
        };
    }
}

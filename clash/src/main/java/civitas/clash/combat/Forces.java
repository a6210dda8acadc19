package civitas.clash.combat;

import civitas.clash.aboard.Holds;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.route.TradeRoutes;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** Who is in the battle: the attackers are on its sheet, the defenders stand in its space. Rules: CC-1.55. */
public final class Forces {

    private Forces() {}

    public static int count(ClashTable table, int role, UnitType type) {
        Battle battle = table.battle();
        return role == Battle.ATTACKER
                ? battle.force().count(type)
                : table.units().count(battle.side(Battle.DEFENDER), type, battle.space());
    }

    /** Units that roll dice: military units on land, ships at sea (CC-7.10). */
    public static int fighters(ClashTable table, int role) {
        int sum = 0;
        for (UnitType type : table.roster().all()) {
            if (table.battle().fights(type)) {
                sum += count(table, role, type);
            }
        }
        return sum;
    }

    /** Land units aboard the ships of a sea battle. */
    static int cargo(ClashTable table, int role) {
        int sum = 0;
        for (UnitType type : table.roster().all()) {
            if (type.isLand()) {
                sum += count(table, role, type);
            }
        }
        return sum;
    }

    /** Whether a fortress still fights for the defender: in the first round only (CC-7.58). */
    public static boolean hasFortress(ClashTable table) {
        return table.battle().hasFortress() && table.battle().isFirstRound();
    }

    /** Who is aboard which ship of a side. */
    static Holds holds(ClashTable table, int role) {
        return role == Battle.ATTACKER
                ? Holds.attacking(table)
                : Holds.at(table, table.battle().space());
    }

    /** Units of a side are about to fall: whoever is aboard of them falls first (CC-7.104). */
    static void abandon(ClashTable table, int role, Thing unit, int lost) {
        Force drowned = holds(table, role).abandon(unit, lost);
        if (drowned.isEmpty()) {
            return;
        }
        for (UnitType type : table.roster().all()) {
            int number = drowned.count(type);
            Losses.tell(table, role, type, number);
            destroy(table, role, type, number);
        }
    }

    /** Units destroyed by the enemy; fighting units count for cards and objectives. */
    static void destroy(ClashTable table, int role, UnitType type, int number) {
        if (number == 0) {
            return;
        }
        Battle battle = table.battle();
        if (!type.isMilitary() && TradeRoutes.couldTrade(table, battle.side(role), battle.space())) {
            battle.loseTraders(role);
        }
        if (battle.fights(type)) {
            battle.kill(role, number);
            tellOf(table.hooks().battle.fallen, table, Battle.other(role), type, number);
        }
        remove(table, role, type, number);
        table.fell(battle.side(role), type, battle.side(Battle.other(role)));
    }

    /** The abilities of a side hear that units fell, the enemy's or its own. */
    private static void tellOf(
            Hook<BattleHooks.Fallen> hook, ClashTable table, int listener, UnitType type, int number) {
        if (hook.joined().isEmpty() || !table.isPlayer(table.battle().side(listener))) {
            return;
        }
        for (BattleHooks.Fallen voice : hook.of(table.abilitiesInBattle(listener))) {
            voice.fell(table, table.battle(), listener, type, number);
        }
    }

    /** A fighting unit its owner gives up himself: a loss, but nobody's kill. */
    public static void sacrifice(ClashTable table, int role, UnitType type) {
        table.battle().now().lose(role, 1);
        remove(table, role, type, 1);
        table.fell(table.battle().side(role), type, Cities.NOBODY);
    }

    /** All fighting units of a side at once. */
    static void destroyFighters(ClashTable table, int role) {
        for (UnitType type : table.roster().all()) {
            if (table.battle().fights(type)) {
                destroy(table, role, type, count(table, role, type));
            }
        }
    }

    /** All units of a side that do not fight. */
    static void destroyFollowers(ClashTable table, int role) {
        for (UnitType type : table.roster().all()) {
            if (!table.battle().fights(type)) {
                destroy(table, role, type, count(table, role, type));
            }
        }
    }

    private static void remove(ClashTable table, int role, UnitType type, int number) {
        Battle battle = table.battle();
        tellOf(table.hooks().battle.bereaved, table, role, type, number);
        if (role == Battle.ATTACKER) {
            battle.setForce(battle.force().minus(type, number));
        } else {
            table.removeUnits(type, battle.space(), number);
        }
    }

    /** The units of a side in words, with the fortress of a defender. */
    static Phrase describe(ClashTable table, int role) {
        List<Object> words = new ArrayList<>();
        for (UnitType type : table.roster().all()) {
            int number = count(table, role, type);
            if (number > 0) {
                append(words, counted(type, number));
            }
        }
        if (role == Battle.DEFENDER && table.battle().hasFortress()) {
            for (Building building : table.content().buildings().all()) {
                if (table.battle().hadBuilding(building)
                        && table.content().buildings().spec(building).resists()) {
                    append(words, building);
                }
            }
        }
        return words.isEmpty() ? Phrase.of("battle.nobody") : new Phrase("", words);
    }

    static Phrase counted(UnitType type, int number) {
        return Phrase.of("battle.unit." + type.code(), number);
    }

    private static void append(List<Object> words, Object word) {
        if (!words.isEmpty()) {
            words.add(", ");
        }
        words.add(word);
    }
}

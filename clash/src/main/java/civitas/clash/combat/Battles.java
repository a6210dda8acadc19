package civitas.clash.combat;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.table.Battle;
import civitas.clash.table.Cities;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** How battles begin (rules 7.1). Rules: CC-7.2, CC-7.4, CC-7.7, CC-7.101, CC-7.107, CC-8.8. */
public final class Battles {

    private Battles() {}

    /** Fights for a space: at once if nobody can resist, otherwise round by round. Pushes its steps. */
    public static void attack(ClashTable table, Assault assault) {
        open(table, assault);
        Battle battle = table.battle();
        announce(table);
        if (isRepelled(table)) {
            Forces.destroyFighters(table, Battle.ATTACKER);
            Outcome.end(table, Battle.Result.DEFENDER_WON);
        } else if (!battle.resisted) {
            Outcome.end(table, Battle.Result.ATTACKER_WON);
        } else {
            table.push(new BattleRound());
            AskAbilities.push(table, AskAbilities.Window.BEFORE_BATTLE);
        }
    }

    /** Recruited ships attack the enemy ships in their port space; they cannot retreat (CC-4.99, CC-7.76). */
    public static void fromPort(ClashTable table, int player, int port, int ships) {
        attack(table, new Assault(player, port, Cities.NOBODY, Force.of(BaseUnit.SHIP, ships), false, 0, 0));
    }

    /** A barbarian army moves from one space into another with units or a city of a player (CC-7.3, CC-7.78). */
    public static void barbarians(ClashTable table, int from, int to) {
        Force army = table.units().armyAt(from);
        table.removeUnits(army, from);
        attack(table, new Assault(ClashTable.BARBARIANS, to, Cities.NOBODY, army, false, 0, 0));
    }

    /** Writes down who fights where, with what. */
    private static void open(ClashTable table, Assault assault) {
        Battle battle = table.battle();
        int space = assault.space();
        battle.clear();
        battle.active = true;
        battle.space = space;
        battle.origin = assault.origin();
        battle.side[Battle.ATTACKER] = assault.attacker();
        battle.side[Battle.DEFENDER] = defender(table, space);
        battle.sea = table.lands().isSea(space);
        battle.disembarked = assault.disembarked();
        battle.flags = assault.flags();
        battle.force = assault.force();
        if (table.cities().isCity(space)) {
            openCity(table, space);
        }
        if (assault.bonus() != 0) {
            battle.addLasting(Battle.ATTACKER, assault.bonus(), Battle.Reason.COMMANDER);
        }
        for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
            battle.strength[role] = Forces.fighters(table, role);
        }
        battle.resisted = battle.fortress || battle.strength[Battle.DEFENDER] > 0;
    }

    private static int defender(ClashTable table, int space) {
        int owner = table.units().owner(space);
        return owner == Cities.NOBODY ? table.cities().owner(space) : owner;
    }

    private static void openCity(ClashTable table, int city) {
        Battle battle = table.battle();
        Cities cities = table.cities();
        battle.city = true;
        battle.cityOwner = cities.owner(city);
        battle.citySize = cities.size(city);
        battle.cityWonder = cities.hasWonder(city);
        for (Building building : table.content().buildings().all()) {
            if (cities.has(city, building)) {
                battle.cityBuildings |= 1 << building.number();
                battle.fortress |= table.content().buildings().spec(building).resists();
            }
        }
        battle.fortressDie = battle.fortress;
        battle.fortressCancel = battle.fortress;
    }

    /** Whether an ability of the city's owner destroys barbarians that attack it (CC-12.34). */
    private static boolean isRepelled(ClashTable table) {
        Battle battle = table.battle();
        if (battle.side[Battle.ATTACKER] != ClashTable.BARBARIANS
                || !battle.city
                || !table.isPlayer(battle.cityOwner)) {
            return false;
        }
        for (Hooks.CityCheck voice :
                table.hooks().repelsBarbarians.of(table.abilities(battle.cityOwner, battle.space))) {
            if (voice.holds(table, battle.cityOwner, battle.space)) {
                return true;
            }
        }
        return false;
    }

    private static void announce(ClashTable table) {
        if (!table.heard()) {
            return;
        }
        Battle battle = table.battle();
        String key = battle.sea ? "log.battle-sea" : battle.city ? "log.battle-city" : "log.battle-land";
        Telling.say(
                table,
                key,
                table.space(battle.space),
                table.name(battle.side[Battle.ATTACKER]),
                Forces.describe(table, Battle.ATTACKER),
                table.name(battle.side[Battle.DEFENDER]),
                Forces.describe(table, Battle.DEFENDER));
    }
}

package civitas.clash.combat;

import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Numbers;

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
        } else if (!battle.isResisted()) {
            Outcome.end(table, Battle.Result.ATTACKER_WON);
        } else {
            table.push(new BattleRound());
            AskAbilities.push(table, AskAbilities.Window.BEFORE_BATTLE);
            table.book().omens().forEach(omen -> omen.beforeBattle(table));
        }
    }

    /** Recruited ships attack the enemy ships in their port space; they cannot retreat (CC-4.99, CC-7.76, CC-7.113). */
    public static void fromPort(ClashTable table, int player, int port, Force ships) {
        attack(table, new Assault(player, port, Cities.NOBODY, ships, false, 0, 0));
    }

    /** A barbarian army moves from one space into another with units or a city of a player (CC-7.3, CC-7.78). */
    public static void barbarians(ClashTable table, int from, int to) {
        Force army = table.units().armyAt(from);
        table.removeUnits(army, from);
        attack(table, new Assault(ClashTable.BARBARIANS, to, Cities.NOBODY, army, false, 0, 0));
        if (!table.book().omens().isEmpty()) {
            table.battle().memory().set(BaseSide.BARBARIANS, 0, from + 1);
        }
    }

    /** Barbarians attack for one round, whoever resists (CC-8.46). */
    static void raid(ClashTable table, Assault assault) {
        open(table, assault);
        Raid.declare(table);
        announce(table);
        table.push(new BattleRound());
        AskAbilities.push(table, AskAbilities.Window.BEFORE_BATTLE);
    }

    /** Writes down who fights where, with what. */
    private static void open(ClashTable table, Assault assault) {
        Battle battle = table.battle();
        int space = assault.space();
        battle.reset();
        battle.setActive(true);
        battle.setSpace(space);
        battle.setOrigin(assault.origin());
        battle.setSide(Battle.ATTACKER, assault.attacker());
        battle.setSide(Battle.DEFENDER, defender(table, space));
        battle.setSea(table.lands().isSea(space));
        battle.setDisembarked(assault.disembarked());
        battle.setFlags(assault.flags());
        battle.setForce(assault.force());
        if (table.cities().isCity(space)) {
            openCity(table, space);
        }
        if (assault.bonus() != 0) {
            battle.addLasting(Battle.ATTACKER, assault.bonus(), Battle.Reason.COMMANDER);
        }
        for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
            battle.setStrength(role, Forces.fighters(table, role));
        }
        battle.setResisted(battle.hasFortress() || battle.strength(Battle.DEFENDER) > 0);
    }

    private static int defender(ClashTable table, int space) {
        int owner = table.units().owner(space);
        return owner == Cities.NOBODY ? table.cities().owner(space) : owner;
    }

    private static void openCity(ClashTable table, int city) {
        Battle battle = table.battle();
        Cities cities = table.cities();
        Numbers buildings = Numbers.NONE;
        for (Building building : table.content().buildings().all()) {
            if (cities.has(city, building)) {
                buildings = buildings.with(building.number());
                if (table.content().buildings().spec(building).resists() && isUsed(table, city, building)) {
                    battle.fortify();
                }
            }
        }
        battle.setCity(cities.owner(city), cities.size(city), cities.hasWonder(city), buildings);
    }

    private static boolean isUsed(ClashTable table, int city, Building building) {
        int owner = table.cities().owner(city);
        return !table.isPlayer(owner) || table.serves(owner, city, building);
    }

    /** Whether an ability of the city's owner destroys barbarians that attack it (CC-12.34). */
    private static boolean isRepelled(ClashTable table) {
        Battle battle = table.battle();
        if (battle.side(Battle.ATTACKER) != ClashTable.BARBARIANS
                || !battle.isCity()
                || !table.isPlayer(battle.cityOwner())) {
            return false;
        }
        for (Voices.CityCheck voice :
                table.hooks().battle.repelsBarbarians.of(table.abilities(battle.cityOwner(), battle.space()))) {
            if (voice.holds(table, battle.cityOwner(), battle.space())) {
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
        String key = battle.isSea() ? "log.battle-sea" : battle.isCity() ? "log.battle-city" : "log.battle-land";
        Telling.say(
                table,
                key,
                table.space(battle.space()),
                table.name(battle.side(Battle.ATTACKER)),
                Forces.describe(table, Battle.ATTACKER),
                table.name(battle.side(Battle.DEFENDER)),
                Forces.describe(table, Battle.DEFENDER));
    }
}

package civitas.clash.barbarian;

import civitas.clash.board.SpaceSet;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Mood;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Procedure;
import java.util.ArrayList;
import java.util.List;

/**
 * What event symbols and cards make barbarians do (rules 8.2 and 8.3). Each method pushes its steps.
 *
 * <p>Rules: CC-8.2.
 */
public final class Barbarians {

    private static final int SIDE = ClashTable.BARBARIANS;

    private Barbarians() {}

    /** Symbol "barbarians appear", for the player who drew the event: a new settlement, then one more unit anywhere. */
    public static void appear(ClashTable table, int player) {
        table.push(new Reinforce(player));
        settle(table, player);
    }

    /** Symbol "barbarians move", for the player who drew the event; with none near they appear instead (CC-8.21). */
    public static void move(ClashTable table, int player) {
        SpaceSet armies = armiesNear(table, player);
        if (armies.isEmpty()) {
            settle(table, player);
            return;
        }
        table.push(new SupplyRound(player));
        table.push(new SetOut(player));
        for (Voices.Effect voice : table.hooks().event.barbariansMove.of(table.abilities(player))) {
            voice.run(table, player);
        }
        if (!table.hooks().event.barbariansNear.joined().isEmpty()) {
            for (int owner = 0; owner < table.seats(); owner++) {
                for (EventHooks.Opposite voice :
                        table.hooks().event.barbariansNear.of(table.abilitiesAnywhere(owner))) {
                    voice.run(table, owner, player);
                }
            }
        }
    }

    /** What abilities had to say about the moves is said. */
    record SetOut(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            List<Integer> armies = new ArrayList<>(Spaces.list(armiesNear(table, player)));
            if (!table.hooks().event.holdsBarbarians.joined().isEmpty()) {
                armies.removeIf(army -> isHeld(table, army));
            }
            table.push(new March(player, List.copyOf(armies)));
        }

        private static boolean isHeld(ClashTable table, int army) {
            for (int owner = 0; owner < table.seats(); owner++) {
                for (Voices.CityCheck voice :
                        table.hooks().event.holdsBarbarians.of(table.abilitiesAnywhere(owner))) {
                    if (voice.holds(table, owner, army)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** A barbarian settlement with one infantry, as far as there are pieces. */
    public static void found(ClashTable table, int space) {
        table.cities().setOwner(space, SIDE);
        table.cities().setMood(space, Mood.NEUTRAL);
        if (table.unitsLeft(SIDE, BaseUnit.INFANTRY) > 0) {
            table.units().add(SIDE, BaseUnit.INFANTRY, space, 1);
        }
        table.say("log.barbarians-appear", table.space(space));
    }

    /** Everything within range of a player's cities, counted over sea too (CC-1.60). */
    public static SpaceSet near(ClashTable table, int player) {
        return Spaces.near(table, player);
    }

    private static void settle(ClashTable table, int player) {
        table.push(new NewSettlement(player));
    }

    /** Whether a whole army can move to an adjacent space: land, and not more than 4 in it afterwards (CC-8.28). */
    public static boolean canMarch(ClashTable table, int from, int to) {
        return table.board().adjacent(from, to)
                && table.lands().isLand(to)
                && table.units().army(SIDE, to) + table.units().army(from) <= table.constants().stackLimit;
    }

    /** Moves a whole army one space and fights at once if a player's units or city are there (CC-8.24, CC-8.27). */
    public static void march(ClashTable table, int from, int to) {
        table.say("log.barbarians-march", table.space(from), table.space(to));
        if (wouldFight(table, to)) {
            Battles.barbarians(table, from, to);
            return;
        }
        Force army = table.units().armyAt(from);
        table.removeUnits(army, from);
        table.units().add(SIDE, army, to);
    }

    /** Whether a player's units or city are in a space. */
    static boolean wouldFight(ClashTable table, int space) {
        int city = table.cities().owner(space);
        return table.units().hasEnemy(SIDE, space) || city != Cities.NOBODY && city != SIDE;
    }

    /** Whether a barbarian settlement can get one more unit: a piece is left (CC-1.19, CC-1.20) and room (CC-6.22, CC-6.23). */
    public static boolean canReinforce(ClashTable table, int city) {
        return table.cities().isOf(SIDE, city)
                && table.hasRoom(SIDE, city)
                && !Reinforcement.kinds(table, city).isEmpty();
    }

    /** A barbarian settlement gets one unit, if it can; the player says which where there is a choice. */
    public static void reinforce(ClashTable table, int player, int city) {
        if (canReinforce(table, city)) {
            new Reinforcement(player, city).run(table);
        }
    }

    /** Spaces with barbarian armies within range of a player's cities, counted over sea too (CC-1.60, OQ-6). */
    public static SpaceSet armiesNear(ClashTable table, int player) {
        SpaceSet near = Spaces.near(table, player);
        near.keepAll(table.units().of(SIDE));
        return near;
    }
}

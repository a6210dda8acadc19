package civitas.clash.combat;

import civitas.clash.city.Destroying;
import civitas.clash.city.WonderFate;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Mood;
import civitas.clash.content.facts.CombatNumbers;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;

/**
 * A city changes hands (rules 7.7, 8.4 and 8.5).
 *
 * <p>Rules: CC-7.81, CC-7.83, CC-7.88, CC-7.92, CC-7.93, CC-7.94, CC-7.97, CC-7.98, CC-8.32, CC-8.34, CC-8.35, CC-8.36, CC-8.38,
 * CC-8.42, CC-8.43.
 */
final class Capture {

    private Capture() {}

    static void city(ClashTable table, int city, int winner) {
        table.battle().capture();
        table.say("log.captures", table.name(winner), table.space(city));
        if (table.cities().mood(city) == Mood.ANGRY && !table.constants().refugeesFromAngry) {
            table.battle().memory().mark(BaseUnit.SETTLER, Battle.DEFENDER);
        }
        int gold = gold(table, city);
        Mood mood = mood(table, city, winner);
        if (table.settlementsLeft(winner) == 0) {
            gold += table.cities().size(city) * table.constants().combat.goldPerMissingPiece();
            Destroying.destroy(table, city);
        } else {
            gold += replaceBuildings(table, city, winner)
                    * table.constants().combat.goldPerMissingPiece();
            handOver(table, city, winner, mood);
        }
        if (table.isPlayer(winner)) {
            Spoils.gainGold(table, winner, gold);
        }
    }

    /** A captured city is angry, unless an ability of the winner says something else (CC-7.89). */
    private static Mood mood(ClashTable table, int city, int winner) {
        Mood mood = Mood.ANGRY;
        if (table.hooks().battle.capturedMood.joined().isEmpty() || !table.isPlayer(winner)) {
            return mood;
        }
        return table.hooks()
                .battle
                .capturedMood
                .of(table.abilitiesInBattle(Battle.ATTACKER))
                .result(mood, (result, voice) -> voice.of(table, winner, city, result));
    }

    /** Size and mood before the capture decide (CC-7.85, CC-7.86, CC-7.90); a barbarian city is worth the same always (CC-8.40). */
    private static int gold(ClashTable table, int city) {
        CombatNumbers numbers = table.constants().combat;
        int owner = table.cities().owner(city);
        if (!table.isPlayer(owner)) {
            return table.sides().spec(owner).cityCaptured();
        }
        int full = table.cities().size(city) * numbers.goldPerSize();
        return switch (table.cities().mood(city)) {
            case ANGRY -> numbers.goldIfAngry();
            case NEUTRAL -> full;
            case HAPPY -> full + numbers.goldIfHappy();
        };
    }

    /**
     * Buildings of the former owner's colour become the winner's; returns how many had to go because he has no piece
     * (CC-7.82, CC-7.91). Wild sides have no buildings: all keep their colours (CC-8.33, CC-8.41).
     */
    private static int replaceBuildings(ClashTable table, int city, int winner) {
        Cities cities = table.cities();
        int loser = cities.owner(city);
        if (!table.isPlayer(winner) || !table.isPlayer(loser)) {
            return 0;
        }
        int missing = 0;
        for (Building building : table.content().buildings().all()) {
            if (cities.builder(city, building) != loser
                    || table.isFast(loser, building)
                    || table.content().buildings().spec(building).keepsColour()) {
                continue;
            }
            if (table.buildingsLeft(winner, building) > 0) {
                cities.setBuilding(city, building, winner);
            } else {
                cities.setBuilding(city, building, Cities.NOBODY);
                table.say("log.building-lost", building, table.space(city));
                missing++;
            }
        }
        return missing;
    }

    /** The settlement is replaced, the wonders pass on, the city is angry and counts as not activated (CC-7.89, CC-7.100). */
    private static void handOver(ClashTable table, int city, int winner, Mood mood) {
        Cities cities = table.cities();
        table.book().cityLost(table, city);
        cities.setOwner(city, winner);
        WonderFate.passTo(table, city, winner);
        cities.setMood(city, mood);
        cities.setActivations(city, 0);
        cities.setWorn(city, false);
    }
}

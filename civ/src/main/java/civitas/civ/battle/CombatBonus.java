package civitas.civ.battle;

import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Building;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Landmark;
import civitas.civ.content.facts.Constants;
import civitas.civ.content.facts.LandmarkSpec;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Pieces;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Yields;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** The combat bonuses of a side added up (CV-11.22, CV-11.23, CV-11.30 to CV-11.32). Rules: CV-11.37. */
public final class CombatBonus {

    /**
     * One summand of a side's combat bonus.
     *
     * @param from what gives it: an ability, a building, a great person, or the square of the city that is defended
     */
    public record Part(Thing from, int amount) {}

    private CombatBonus() {}

    static int sum(CivTable table, int side) {
        int sum = 0;
        for (Part part : parts(table, side)) {
            sum += part.amount;
        }
        return sum;
    }

    /** The summands; what gives nothing is left out. Battles are rare, so people and rules read the same list. */
    public static List<Part> parts(CivTable table, int side) {
        List<Part> parts = new ArrayList<>();
        Battle battle = table.battle();
        if (battle.isPlayer(side)) {
            addAbilities(table, battle.player(side), parts);
            for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
                addPieces(table, Cities.of(battle.player(side), marker), parts);
            }
            addLandmarks(table, side, parts);
            if (side == Battle.DEFENDER && battle.city() != Cities.NONE) {
                addCity(table, battle.city(), parts);
            }
        }
        return parts;
    }

    private static void addAbilities(CivTable table, int player, List<Part> parts) {
        Hook.Walk<Hooks.Bonus> voices =
                table.voices(table.hooks().battle.combat, player).iterator();
        while (voices.hasNext()) {
            Ability from = voices.ability();
            add(parts, from, voices.next().add(table, player));
        }
    }

    /** Buildings and great people of a city that are not blockaded (CV-11.31, CV-13.05). */
    private static void addPieces(CivTable table, int city, List<Part> parts) {
        if (!table.cities().exists(city)) {
            return;
        }
        boolean always = table.rules().options().blockadedBonus();
        Pieces pieces = table.pieces();
        for (int square : table.cities().outskirts(city)) {
            if (!always && Yields.isBlockaded(table, square)) {
                continue;
            }
            if (pieces.isBuilding(square)) {
                Building building = pieces.building(square);
                add(parts, building, table.content().spec(building).combat());
            } else if (pieces.isPerson(square)) {
                GreatPerson person = table.content().person(pieces.person(square));
                add(parts, person, table.content().spec(person).combat());
            }
        }
    }

    /** City-states: what they show, for whoever controls them, and what they are worth to those attacked there (CV-11.28, CV-11.29). */
    private static void addLandmarks(CivTable table, int side, List<Part> parts) {
        Battle battle = table.battle();
        for (Landmark landmark : table.content().landmarks().all()) {
            if (table.controls(battle.player(side), landmark)) {
                boolean attacked = side == Battle.DEFENDER && table.landmarks().where(landmark) == battle.square();
                LandmarkSpec spec = table.content().spec(landmark);
                add(parts, landmark, spec.combat() + (attacked ? spec.defence() : 0));
            }
        }
    }

    private static void addCity(CivTable table, int city, List<Part> parts) {
        if (!table.cities().exists(city)) {
            return; // it has fallen, and its loot is being chosen
        }
        Constants constants = table.constants();
        int own = Cities.isCapital(city) ? constants.capitalBonus : constants.cityBonus;
        add(parts, table.square(table.cities().center(city)), own);
        if (table.cities().hasWalls(city)) {
            add(
                    parts,
                    BaseBuilding.WALLS,
                    table.content().spec(BaseBuilding.WALLS).combat());
        }
    }

    private static void add(List<Part> parts, Thing from, int amount) {
        if (amount != 0) {
            parts.add(new Part(from, amount));
        }
    }

    /** Gives the side with the larger sum the difference; nobody anything if they are equal (CV-11.33, CV-11.34). */
    static void set(CivTable table, int attacker, int defender) {
        table.battle().setBonus(Battle.ATTACKER, Math.max(0, attacker - defender));
        table.battle().setBonus(Battle.DEFENDER, Math.max(0, defender - attacker));
    }
}

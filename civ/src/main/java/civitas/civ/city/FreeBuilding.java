package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.Bearing;
import civitas.civ.table.Bearing.Aspect;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A player may put one building of a set for nothing into one of his cities, where it is legal (CV-03.24, CV-14.24).
 *
 * <p>Rules: CV-06.50, CV-06.57, CV-06.58.
 *
 * @param buildings what he may choose from, as a set by number
 * @param left how many he may still put
 */
public record FreeBuilding(int player, int buildings, int left) implements Solo<CivTable> {

    /** Asks for buildings as far as any finds a place. */
    public static void offer(CivTable table, int player, int buildings, int count) {
        if (count > 0 && isPossible(table, player, buildings)) {
            table.push(new FreeBuilding(player, buildings, count));
        }
    }

    /** Nothing, if none of these buildings finds a place now. */
    public static Bearing bearing(CivTable table, int player, int buildings) {
        return isPossible(table, player, buildings)
                ? Bearing.changing(Aspect.GROUND).heeding(Aspect.GROUND, Aspect.TECHS, Aspect.SIGHT)
                : Bearing.NONE;
    }

    /** Whether one of these buildings finds a place in a city of a player. */
    public static boolean isPossible(CivTable table, int player, int buildings) {
        Choices choices = new Choices();
        list(table, player, buildings, choices);
        return !choices.isEmpty();
    }

    /** The buildings that are no upgraded forms, as a set by number (CV-06.57). */
    public static int basic(CivTable table) {
        int found = 0;
        for (Building building : table.content().buildings().all()) {
            found |= table.content().spec(building).upgradeOf().isEmpty() ? 1 << building.index() : 0;
        }
        return found;
    }

    @Override
    public Phrase prompt(CivTable table) {
        return Phrase.of("prompt.free-building", left);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        list(table, player, buildings, out);
        out.add(Act.NO);
    }

    private static void list(CivTable table, int player, int buildings, Choices out) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (!table.cities().exists(city)) {
                continue;
            }
            for (int rest = buildings; rest != 0; rest &= rest - 1) {
                Building building = table.content().buildings().get(Integer.numberOfTrailingZeros(rest));
                if (Placing.inSupply(table, building)) {
                    offer(table, player, building, table.cities().center(city), out);
                    for (int square : table.cities().outskirts(city)) {
                        offer(table, player, building, square, out);
                    }
                }
            }
        }
    }

    private static void offer(CivTable table, int player, Building building, int square, Choices out) {
        if (Placing.mayPlace(table, player, square, building)) {
            out.add(Act.PLACE, building, table.square(square));
        }
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (thing instanceof Building building && (buildings >> building.index() & 1) == 0) {
            out.because("why.free-building", building);
        } else if (thing instanceof Building building && !Placing.inSupply(table, building)) {
            out.because("why.no-place", building);
        }
    }

    @Override
    public Phrase loss(CivTable table, int seat, Choice choice) {
        if (choice.verb() != Act.PLACE) {
            return Phrase.NONE;
        }
        int square = choice.object(Square.class).index();
        return table.cities().at(square) >= 0 ? Phrase.NONE : Replacing.loss(table, square);
    }

    /** A basic building whose upgraded form is unlocked is turned at once (CV-06.58). */
    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.NO) {
            return;
        }
        Square square = choice.object(Square.class);
        Building building = upgraded(table, choice.subject(Building.class));
        Placing.put(table, player, square.index(), building);
        table.say("log.free-building", table.name(player), building, square);
        offer(table, player, buildings, left - 1);
    }

    private Building upgraded(CivTable table, Building building) {
        for (Building better : table.content().buildings().all()) {
            if (table.content()
                            .spec(better)
                            .upgradeOf()
                            .filter(building::equals)
                            .isPresent()
                    && Placing.unlocked(table, player, better)) {
                return better;
            }
        }
        return building;
    }
}

package civitas.clash.content.facts;

import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** The kinds of unit at a table, in the orders in which rules go through them, with their facts. */
public final class Roster {

    private final List<UnitType> all;
    private final List<UnitType> shipsFirst;
    private final List<UnitType> weakestFirst;
    private final int[] land;
    private final int[] army;
    private final int[] ships;
    private final UnitSpec[] specs;
    private final int size;

    Roster(JsonNode rows, Components components) {
        List<UnitType> kinds = new ArrayList<>();
        specs = new UnitSpec[Force.KINDS];
        Arrays.fill(specs, UnitSpec.NONE);
        for (JsonNode row : ContentFile.rows(rows, UnitSpec.FIELDS)) {
            UnitType type = components.unit(row.get("id").asString());
            kinds.add(type);
            specs[type.number()] = UnitSpec.of(row, components);
        }
        kinds.sort(Comparator.comparing(UnitType::role).thenComparingInt(UnitType::number));
        all = List.copyOf(kinds);
        shipsFirst = all.reversed();
        kinds.sort(Comparator.comparingInt(type -> spec(type).losses()));
        weakestFirst = List.copyOf(kinds);
        land = numbers(UnitType::isLand);
        army = numbers(UnitType::isMilitary);
        ships = numbers(UnitType::isShip);
        size = all.stream().mapToInt(UnitType::number).max().orElse(-1) + 1;
    }

    private int[] numbers(Predicate<UnitType> trait) {
        return all.stream().filter(trait).mapToInt(UnitType::number).toArray();
    }

    /** Settlers, the military units, ships. */
    public List<UnitType> all() {
        return all;
    }

    /** As a group sets out: ships, the military units, settlers. */
    public List<UnitType> shipsFirst() {
        return shipsFirst;
    }

    /** As losses are taken where nobody chooses them (CC-8.9). */
    public List<UnitType> weakestFirst() {
        return weakestFirst;
    }

    /** The numbers of the kinds that are land units. Do not change the array. */
    public int[] land() {
        return land;
    }

    /** The numbers of the kinds that are military units. Do not change the array. */
    public int[] army() {
        return army;
    }

    /** The numbers of the kinds that are ships. Do not change the array. */
    public int[] ships() {
        return ships;
    }

    public UnitSpec spec(UnitType type) {
        return specs[type.number()];
    }

    /** One more than the highest number of a kind. */
    public int size() {
        return size;
    }
}

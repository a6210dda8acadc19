package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Unit cards that are all alike (CV-11.20); players choose among kinds, not among cards.
 *
 * @param strength the strength at rank 1, 2, 3, 4: the wounds it deals
 * @param health the health at each rank, the wounds it can bear; empty where the cards show strength alone
 */
public record UnitKind(int index, String code, UnitType type, int count, List<Integer> strength, List<Integer> health)
        implements Thing {

    public UnitKind {
        strength = List.copyOf(strength);
        health = List.copyOf(health);
    }

    /** Whether the cards show health beside strength (CV-11.21); otherwise a unit bears what it deals (CV-11.55). */
    public boolean showsHealth() {
        return !health.isEmpty();
    }

    /** The strength at a rank; aircraft have only one (CV-11.20). */
    public int strength(int rank) {
        return at(strength, rank);
    }

    /** The health at a rank, which is the strength where the cards show nothing else. */
    public int health(int rank) {
        return at(showsHealth() ? health : strength, rank);
    }

    private static int at(List<Integer> values, int rank) {
        return values.get(Math.min(rank, values.size()) - 1);
    }

    @Override
    public Phrase title() {
        return showsHealth()
                ? Phrase.of("unit-kind.with-health", type, strength.getFirst(), health.getFirst())
                : Phrase.of("unit-kind.name", type, strength.getFirst());
    }

    @Override
    public String kind() {
        return "unit-kind";
    }

    @Override
    public String toString() {
        return code;
    }

    public static UnitKind of(int index, JsonNode row) {
        return new UnitKind(
                index,
                row.get("id").asString(),
                Ids.constant(UnitType.class, row.get("type")),
                row.get("count").asInt(),
                numbers(row.path("strength")),
                numbers(row.path("health")));
    }

    private static List<Integer> numbers(JsonNode values) {
        List<Integer> numbers = new ArrayList<>();
        values.forEach(value -> numbers.add(value.asInt()));
        return numbers;
    }
}

package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Unit cards that are all alike (CV-11.20); players choose among kinds, not among cards.
 *
 * @param strength the strength at rank 1, 2, 3, 4
 */
public record UnitKind(int index, String code, UnitType type, int count, List<Integer> strength) implements Thing {

    public UnitKind {
        strength = List.copyOf(strength);
    }

    /** The strength at a rank; aircraft have only one (CV-11.20). */
    public int strength(int rank) {
        return strength.get(Math.min(rank, strength.size()) - 1);
    }

    @Override
    public Phrase title() {
        return Phrase.of("unit-kind.name", type, strength.getFirst());
    }

    @Override
    public String kind() {
        return "unit-kind";
    }

    @Override
    public String toString() {
        return code;
    }

    static UnitKind of(int index, JsonNode row) {
        List<Integer> strength = new ArrayList<>();
        row.get("strength").forEach(value -> strength.add(value.asInt()));
        return new UnitKind(
                index,
                row.get("id").asString(),
                Ids.constant(UnitType.class, row.get("type")),
                row.get("count").asInt(),
                strength);
    }
}

package civitas.clash.content.facts;

import civitas.clash.content.Building;
import civitas.clash.content.Face;
import civitas.clash.content.Goods;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a kind of unit.
 *
 * @param pieces how many of them a player has (CC-1.2, CC-1.4)
 * @param cost what one costs (CC-4.91)
 * @param recruitedWith the building that a city needs to recruit it (CC-4.93)
 * @param symbol the symbol of the die that activates it in battle (CC-7.22)
 * @param clash what it then adds to the combat value
 * @param losses the lower, the sooner it falls where nobody chooses the losses (CC-8.9)
 * @param isFollower whether it moves only in the company of other units of its side, and falls before them (CC-16.39, CC-16.42)
 */
public record UnitSpec(
        int pieces,
        Goods cost,
        Optional<Building> recruitedWith,
        Optional<Face.ClashSymbol> symbol,
        int clash,
        int losses,
        boolean isFollower) {

    /** Of a number that no unit at the table has. */
    static final UnitSpec NONE = new UnitSpec(0, Goods.NOTHING, Optional.empty(), Optional.empty(), 0, 0, false);

    static final Set<String> FIELDS = Set.of("id", "pieces", "cost", "recruitedWith", "clash", "losses", "follower");

    static UnitSpec of(JsonNode row, Components components) {
        return new UnitSpec(
                row.get("pieces").asInt(),
                ContentFile.goods(row.get("cost")),
                ContentFile.optional(row, "recruitedWith").map(components::building),
                ContentFile.optional(row.path("clash"), "symbol")
                        .map(id -> ContentFile.constant(Face.ClashSymbol.class, id)),
                row.path("clash").path("bonus").asInt(0),
                row.path("losses").asInt(0),
                row.path("follower").asBoolean(false));
    }
}

package civitas.civ.content.facts;

import civitas.civ.content.Boon;
import civitas.kernel.Codes;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What a card promises whoever has it, said in its row beside its printed numbers: evaluations go by it, rules never.
 *
 * @param boons what it gives, as much of each
 * @param amount how much for each {@code per}
 * @param of how many of what is counted it takes for one {@code amount}
 * @param usually what is counted comes to so much in an ordinary game: whoever has less can wait
 * @param most more of what is counted does not help
 */
public record Promise(List<Boon> boons, int amount, Per per, int of, int usually, int most, Each each) {

    private static final Promise NOTHING = new Promise(List.of(), 0, Per.ONE, 1, 0, 0, Each.LASTING);

    /** How often. */
    public enum Each {
        ONCE,
        TURN,
        /** When the occasion comes, which is not every turn. */
        OCCASION,
        LASTING
    }

    /** What is counted. */
    public enum Per {
        ONE,
        CITY,
        BUILDING,
        WATER_SQUARE,
        ARMY_OFF_MAP,
        COIN,
        CULTURE,
        RIVAL,
        PLACE_IN_HAND,
        /** The culture of the arts of all cities but the capital. */
        OTHER_ARTS,
        /** The wonders counted on the card. */
        WONDER,
        /** Whether others know a tech that its owner could learn. */
        TECH_OF_OTHERS
    }

    public Promise {
        boons = List.copyOf(boons);
    }

    static Promise of(JsonNode row) {
        JsonNode promise = row.path("promise");
        if (promise.isMissingNode()) {
            return NOTHING;
        }
        List<Boon> boons = new ArrayList<>();
        promise.get("gives").forEach(boon -> boons.add(read(Boon.values(), boon.asString())));
        return new Promise(
                boons,
                number(row, promise.path("amount"), 1),
                read(Per.values(), promise.path("per").asString("one")),
                number(row, promise.path("of"), 1),
                promise.path("usually").asInt(0),
                number(row, promise.path("most"), Integer.MAX_VALUE),
                read(Each.values(), promise.get("each").asString()));
    }

    /** A number, or the name of one that is printed on the card. */
    private static int number(JsonNode row, JsonNode value, int otherwise) {
        return value.isString() ? row.get(value.asString()).asInt() : value.asInt(otherwise);
    }

    private static <E extends Enum<E>> E read(E[] values, String code) {
        for (E value : values) {
            if (Codes.of(value).equals(code)) {
                return value;
            }
        }
        throw new IllegalArgumentException("a card promises " + code);
    }
}

package civitas.civ.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * An ability printed on a tech that is paid for each time, once per turn (CV-10.01, CV-10.04).
 *
 * @param index its number on the card: two abilities of one card count separately (CV-10.06)
 * @param coinTokens the most coin tokens the card holds if the ability puts one there, else 0 (CV-10.12)
 * @param amount its number: culture, production, strength, wounds or trade
 * @param others what another player gets
 * @param eras the eras of which it makes a wonder obsolete
 */
public record PaidAbility(
        Tech tech, int index, Phase phase, Cost cost, int coinTokens, int amount, int others, Set<Era> eras) {

    public PaidAbility {
        eras = inOrder(eras);
    }

    public static List<PaidAbility> all(Tech tech, JsonNode rows) {
        List<PaidAbility> abilities = new ArrayList<>();
        for (JsonNode row : rows) {
            abilities.add(new PaidAbility(
                    tech,
                    abilities.size(),
                    Ids.constant(Phase.class, row.get("phase")),
                    Cost.of(row.get("cost")),
                    row.path("coinTokens").asInt(0),
                    row.path("amount").asInt(0),
                    row.path("others").asInt(0),
                    eras(row.path("eras"))));
        }
        return abilities;
    }

    /** A question says in a dump which ability it is about: equal tables have to give equal texts. */
    private static Set<Era> inOrder(Set<Era> eras) {
        Set<Era> ordered = EnumSet.noneOf(Era.class);
        ordered.addAll(eras);
        return Collections.unmodifiableSet(ordered);
    }

    private static Set<Era> eras(JsonNode ids) {
        Set<Era> eras = EnumSet.noneOf(Era.class);
        ids.forEach(id -> eras.add(Ids.constant(Era.class, id)));
        return eras;
    }
}

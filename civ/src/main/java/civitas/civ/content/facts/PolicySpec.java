package civitas.civ.content.facts;

import civitas.civ.content.Policy;
import tools.jackson.databind.JsonNode;

/**
 * The facts of a policy.
 *
 * @param reverse the policy on the back of its card (CV-16.41)
 * @param amounts its numbers
 */
public record PolicySpec(Policy reverse, Amounts amounts) {

    static PolicySpec of(JsonNode row, Components names) {
        return new PolicySpec(names.get(Policy.class, row.get("reverse")), new Amounts(row));
    }
}

package civitas.clash.content.facts;

import civitas.kernel.Thing;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What the rows of content files say about how well their cards and advances are known. */
final class Attestations {

    /** The field of a row. */
    static final String FIELD = "attested";

    private final Map<Thing, Attestation> noted = new HashMap<>();

    void note(Thing thing, JsonNode row) {
        ContentFile.optional(row, FIELD)
                .ifPresent(word -> noted.put(thing, ContentFile.constant(Attestation.class, word)));
    }

    boolean areAllPrinted() {
        return noted.values().stream().allMatch(attestation -> attestation == Attestation.YES);
    }

    Attestation of(Thing thing) {
        return noted.getOrDefault(thing, Attestation.YES);
    }
}

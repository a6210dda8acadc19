package civitas.clash.content.facts;

import civitas.kernel.Thing;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** What the rows of content files say about how well their cards are known. */
final class Attestations {

    /** The field of a row. */
    static final String FIELD = "attested";

    private final Map<Thing, Attestation> noted = new HashMap<>();

    void note(Thing card, JsonNode row) {
        ContentFile.optional(row, FIELD)
                .ifPresent(word -> noted.put(card, ContentFile.constant(Attestation.class, word)));
    }

    Attestation of(Thing card) {
        return noted.getOrDefault(card, Attestation.YES);
    }
}

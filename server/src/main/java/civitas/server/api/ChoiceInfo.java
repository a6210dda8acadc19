package civitas.server.api;

import java.util.List;

/**
 * A legal choice: its code is what a client sends back.
 *
 * @param loss what it would lose for good, as a sentence; empty for most. A client shows such a choice as dangerous and asks
 *     once more before it sends it
 */
public record ChoiceInfo(String code, String verb, String label, List<Thing> things, String loss) {}

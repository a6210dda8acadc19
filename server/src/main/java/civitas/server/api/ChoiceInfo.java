package civitas.server.api;

import java.util.List;

/** A legal choice: its code is what a client sends back. */
public record ChoiceInfo(String code, String verb, String label, List<Thing> things) {}

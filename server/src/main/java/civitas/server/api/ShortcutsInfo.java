package civitas.server.api;

import java.util.List;

/**
 * Whole actions about a thing, each to be made in one go.
 *
 * @param steps the choices they are made of, each once
 */
public record ShortcutsInfo(List<Step> steps, List<Shortcut> shortcuts) {

    /** A choice on the way. */
    public record Step(String code, String verb, String label, List<Thing> things) {}

    /**
     * One whole action.
     *
     * @param codes its choices in order
     * @param price what it takes and brings in all, as far as that is known
     * @param reveals whether something is rolled, drawn or shown at its end: then it cannot be taken back freely
     * @param fight whether its last choice leads into a fight
     * @param loss what it would lose for good, as a sentence; empty for most
     */
    public record Shortcut(List<String> codes, List<Amount> price, boolean reveals, boolean fight, String loss) {}
}

package civitas.server.api;

import java.util.List;

/**
 * A legal choice: its code is what a client sends back.
 *
 * @param loss what it would lose for good, as a sentence; empty for most. A client shows such a choice as dangerous and asks
 *     once more before it sends it
 * @param price what it takes and brings at once, as far as that is known
 * @param reveals whether something would be rolled, drawn or shown, so that it cannot be taken back freely
 * @param odds how likely it succeeds, in percent; -1 where there is nothing to say
 * @param fight whether it leads into a fight
 */
public record ChoiceInfo(
        String code,
        String verb,
        String label,
        List<Thing> things,
        String loss,
        List<Amount> price,
        boolean reveals,
        int odds,
        boolean fight) {}

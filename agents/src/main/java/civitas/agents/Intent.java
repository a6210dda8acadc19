package civitas.agents;

import civitas.kernel.Choice;
import java.util.ArrayList;
import java.util.List;

/**
 * What a seat means to do in the rest of its turn.
 *
 * @param now the action that it begins or goes on with
 * @param later the actions after that, each as the choices that it makes
 * @param value how the table looks for the seat when the turn is over, on average over imagined worlds
 */
record Intent(Line now, List<List<Choice>> later, double value) {

    Intent {
        later = List.copyOf(later);
    }

    /** No more than an action. */
    static Intent of(Line now) {
        return new Intent(now, List.of(), now.value());
    }

    /** What is left of actions that were meant to come when another one is done instead, or the first of them. */
    static List<List<Choice>> after(Line now, List<List<Choice>> meant) {
        return !meant.isEmpty() && meant.getFirst().getFirst().equals(now.first())
                ? meant.subList(1, meant.size())
                : meant;
    }

    /** The actions after the first with another one at a place, before what was there or instead of it. */
    List<List<Choice>> with(int place, List<Choice> action, boolean instead) {
        List<List<Choice>> changed = new ArrayList<>(later);
        if (instead && place < changed.size()) {
            changed.set(place, action);
        } else {
            changed.add(place, action);
        }
        return changed;
    }
}

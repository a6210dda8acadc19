package civitas.agents;

import civitas.kernel.Choice;
import java.util.List;

/**
 * One thing that a seat could do: a choice, how it would go on until the action is done, and how that looks.
 *
 * @param choices the choices in order; the first is to be made now
 * @param value how the table looks for the seat when the action is done, on average over imagined worlds
 */
record Line(List<Choice> choices, double value) {

    Line {
        choices = List.copyOf(choices);
    }

    Choice first() {
        return choices.getFirst();
    }
}

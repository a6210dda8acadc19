package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * What a seat may choose from right now. Derived from the agenda whenever it is needed, never stored.
 *
 * @param required whether the game waits for this seat; otherwise it may speak but need not
 */
public record Decision(Seat seat, Phrase prompt, List<Choice> choices, boolean required) {}

package civitas.server.api;

import java.util.List;

/**
 * What a seat may choose from right now.
 *
 * @param promptKey the prompt's key, for clients that have a widget of their own for it
 * @param required whether the game waits for the seat; otherwise it may speak but need not
 */
public record DecisionInfo(String seat, String prompt, String promptKey, boolean required, List<ChoiceInfo> choices) {}

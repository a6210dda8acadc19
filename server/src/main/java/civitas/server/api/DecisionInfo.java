package civitas.server.api;

import java.util.List;

/**
 * What a seat may choose from right now.
 *
 * @param promptKey the prompt's key, for clients that have a widget of their own for it
 * @param required whether the game waits for the seat; otherwise it may speak but need not
 * @param passable whether it is about something that somebody else does and that is not aimed at the seat: whoever likes may
 *     decide beforehand to pass
 */
public record DecisionInfo(
        String seat, String prompt, String promptKey, boolean required, boolean passable, List<ChoiceInfo> choices) {}

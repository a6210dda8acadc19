package civitas.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said about an answer to a puzzle.
 *
 * @param right whether it is the best choice
 * @param chosen what is known about what was chosen; nothing for what looked worse at a glance than all that was compared
 * @param answers what was compared, the best first; only for who has found it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PuzzleVerdict(boolean right, @Nullable AdviceInfo chosen, List<AdviceInfo> answers) {}

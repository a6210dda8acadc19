package civitas.clash.content.facts;

import civitas.clash.content.Objective;
import java.util.Optional;

/**
 * The facts of an objective. What its check means is said in {@code clash.objective}.
 *
 * @param immediate whether it is completed at the moment it is fulfilled (CC-11.5)
 * @param status whether it is completed in the status phase (CC-11.4)
 * @param excludedBy the objective that bars this one in the same status phase (CC-11.11)
 */
public record ObjectiveSpec(boolean immediate, boolean status, Optional<Objective> excludedBy, Check check) {}

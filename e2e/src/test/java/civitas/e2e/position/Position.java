package civitas.e2e.position;

import civitas.kernel.Seat;
import java.util.List;

/**
 * A game before something happens.
 *
 * @param record what was played so far
 * @param next what the seat has to choose for it to happen
 */
public record Position(String record, Seat seat, List<String> next) {}

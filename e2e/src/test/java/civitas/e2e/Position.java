package civitas.e2e;

import civitas.kernel.Seat;
import java.util.List;

/**
 * A game before something happens.
 *
 * @param record what was played so far
 * @param next what the seat has to choose for it to happen
 */
record Position(String record, Seat seat, List<String> next) {}

package civitas.civ.reaction;

import java.util.List;

/** All ways to cancel something. */
final class Cancellers {

    static final List<Canceller> ALL = List.of();

    private Cancellers() {}
}

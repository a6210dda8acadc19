package civitas.civ.reaction;

import civitas.civ.ability.CancellingAbilities;
import civitas.civ.culture.event.CancellingEvents;
import java.util.List;

/** All ways to cancel something. */
final class Cancellers {

    static final List<Canceller> ALL = List.of(new CancellingAbilities(), new CancellingEvents());

    private Cancellers() {}
}

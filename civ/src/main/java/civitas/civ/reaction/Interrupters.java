package civitas.civ.reaction;

import civitas.civ.ability.InterruptingAbilities;
import civitas.civ.culture.event.InterruptingEvents;
import java.util.List;

/** All ways to interrupt a movement. */
final class Interrupters {

    static final List<Interrupter> ALL = List.of(new InterruptingAbilities(), new InterruptingEvents());

    private Interrupters() {}
}

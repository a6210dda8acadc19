package civitas.civ.reaction;

import java.util.List;

/** All ways to interrupt a movement. */
final class Interrupters {

    static final List<Interrupter> ALL = List.of();

    private Interrupters() {}
}

package civitas.civ.battle;

import civitas.civ.culture.event.BattleEvents;
import java.util.List;

/** Everything that can be done before battle forces are drawn. */
final class Preparers {

    static final List<BeforeForces> ALL = List.of(new BattleEvents());

    private Preparers() {}
}

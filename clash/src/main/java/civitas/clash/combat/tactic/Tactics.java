package civitas.clash.combat.tactic;

import civitas.clash.content.Tactic;
import civitas.clash.table.Effects;
import civitas.clash.table.Maneuver;

/** The tactics cards: what each does. */
public final class Tactics {

    private Tactics() {}

    public static void join(Effects<Tactic, Maneuver> cards) {
        cards.join(Tactic.PELTASTS, new Peltasts(Tactic.PELTASTS));
        cards.join(Tactic.ENCIRCLED, new Encircled(Tactic.ENCIRCLED));
        cards.join(Tactic.WEDGE_FORMATION, new RollTactics.Wedge(Tactic.WEDGE_FORMATION));
        cards.join(Tactic.HIGH_MORALE, new RollTactics.Bonus(Tactic.HIGH_MORALE, 2));
        cards.join(Tactic.HEAVY_RESISTANCE, new RollTactics.Burden(Tactic.HEAVY_RESISTANCE));
        cards.join(Tactic.HIGH_GROUND, new RollTactics.HighGround());
        cards.join(Tactic.SURPRISE, new Surprise(Tactic.SURPRISE));
        cards.join(Tactic.SIEGE, new Siege(Tactic.SIEGE));
        cards.join(Tactic.FOR_THE_PEOPLE, new RollTactics.ExtraDie(Tactic.FOR_THE_PEOPLE));
        cards.join(Tactic.DEFENSIVE_FORMATION, new RollTactics.ExtraDie(Tactic.DEFENSIVE_FORMATION));
        cards.join(Tactic.FLANKING, new RollTactics.ExtraDie(Tactic.FLANKING));
        cards.join(Tactic.IMPROVED_DEFENSES, new RollTactics.Cover(Tactic.IMPROVED_DEFENSES));
        cards.join(Tactic.TACTICAL_RETREAT, new TacticalRetreat());
        cards.join(Tactic.SCOUT, new Scout(Tactic.SCOUT));
        cards.join(Tactic.MARTYR, new Martyr());
        cards.join(Tactic.ARCHERS, new Archers(Tactic.ARCHERS));
    }
}

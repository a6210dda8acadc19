package civitas.clash.combat.tactic;

import civitas.clash.content.BaseTactic;
import civitas.clash.content.Tactic;
import civitas.clash.state.Effects;
import civitas.clash.table.Maneuver;

/** The tactics cards: what each does. */
public final class Tactics {

    private Tactics() {}

    public static void join(Effects<Tactic, Maneuver> cards) {
        joinCommon(cards);
        cards.join(BaseTactic.HIGH_GROUND, new RollTactics.HighGround());
        cards.join(BaseTactic.SIEGE, new Siege(BaseTactic.SIEGE));
    }

    /** Those that do the same in every edition. */
    public static void joinCommon(Effects<Tactic, Maneuver> cards) {
        cards.join(BaseTactic.PELTASTS, new Peltasts(BaseTactic.PELTASTS));
        cards.join(BaseTactic.ENCIRCLED, new Encircled(BaseTactic.ENCIRCLED));
        cards.join(BaseTactic.WEDGE_FORMATION, new RollTactics.Wedge(BaseTactic.WEDGE_FORMATION));
        cards.join(BaseTactic.HIGH_MORALE, new RollTactics.Bonus(BaseTactic.HIGH_MORALE, 2));
        cards.join(BaseTactic.HEAVY_RESISTANCE, new RollTactics.Burden(BaseTactic.HEAVY_RESISTANCE));
        cards.join(BaseTactic.SURPRISE, new Surprise(BaseTactic.SURPRISE));
        cards.join(BaseTactic.FOR_THE_PEOPLE, new RollTactics.ExtraDie(BaseTactic.FOR_THE_PEOPLE));
        cards.join(BaseTactic.DEFENSIVE_FORMATION, new RollTactics.ExtraDie(BaseTactic.DEFENSIVE_FORMATION));
        cards.join(BaseTactic.FLANKING, new RollTactics.ExtraDie(BaseTactic.FLANKING));
        cards.join(BaseTactic.IMPROVED_DEFENSES, new RollTactics.Cover(BaseTactic.IMPROVED_DEFENSES));
        cards.join(BaseTactic.TACTICAL_RETREAT, new TacticalRetreat());
        cards.join(BaseTactic.SCOUT, new Scout(BaseTactic.SCOUT));
        cards.join(BaseTactic.MARTYR, new Martyr());
        cards.join(BaseTactic.ARCHERS, new Archers(BaseTactic.ARCHERS));
    }
}

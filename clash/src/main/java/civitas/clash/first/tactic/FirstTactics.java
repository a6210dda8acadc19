package civitas.clash.first.tactic;

import civitas.clash.combat.tactic.Tactics;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.Tactic;
import civitas.clash.state.Effects;
import civitas.clash.table.Maneuver;

/** The tactics cards of the first edition: what each does. */
public final class FirstTactics {

    private FirstTactics() {}

    public static void join(Effects<Tactic, Maneuver> cards) {
        Tactics.joinCommon(cards);
        cards.join(BaseTactic.HIGH_GROUND, new Momentum(BaseTactic.HIGH_GROUND));
        cards.join(BaseTactic.SIEGE, new Hunger(BaseTactic.SIEGE));
    }
}

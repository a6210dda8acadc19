package civitas.clash.combat;

/**
 * Units that move into a space with enemies. They have left their space already.
 *
 * <p>Rules: CC-7.8.
 *
 * @param attacker the side that moves
 * @param space where the enemy is
 * @param origin the space they go back to when they retreat, or nobody if they cannot
 * @param ships ships, in a sea battle
 * @param infantry military units; aboard, in a sea battle
 * @param settlers settlers that come along
 * @param disembarked whether they come from ships
 * @param flags the fatigue flags of the land units, as a union
 * @param bonus combat value added for the attacker in every round (Great Warlord)
 */
public record Assault(
        int attacker,
        int space,
        int origin,
        int ships,
        int infantry,
        int settlers,
        boolean disembarked,
        int flags,
        int bonus) {}

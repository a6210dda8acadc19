package civitas.clash.combat;

import civitas.clash.content.Force;

/**
 * Units that move into a space with enemies. They have left their space already.
 *
 * <p>Rules: CC-7.8.
 *
 * @param attacker the side that moves
 * @param space where the enemy is
 * @param origin the space they go back to when they retreat, or nobody if they cannot
 * @param force who moves, cargo and settlers that come along included
 * @param disembarked whether they come from ships
 * @param flags the fatigue flags of the land units, as a union
 * @param bonus combat value added for the attacker in every round (Great Warlord)
 */
public record Assault(int attacker, int space, int origin, Force force, boolean disembarked, int flags, int bonus) {}

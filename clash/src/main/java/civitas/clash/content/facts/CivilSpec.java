package civitas.clash.content.facts;

import civitas.clash.content.Goods;

/**
 * The facts of the upper half of an action card.
 *
 * @param isAction whether it is marked "as an action" (CC-10.5)
 * @param cost what it costs besides
 */
public record CivilSpec(boolean isAction, Goods cost) {}

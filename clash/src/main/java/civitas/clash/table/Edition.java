package civitas.clash.table;

/**
 * What differs between the editions and is more than a number: one part for each. An edition is made of its parts; no rule asks
 * which edition is played.
 *
 * @param progress what advances bring besides themselves
 * @param wonderRights which wonders may be built by whom
 * @param wilds where barbarians come from
 * @param stowing who is aboard which ship
 */
public record Edition(Progress progress, WonderRights wonderRights, Wilds wilds, Stowing stowing) {}

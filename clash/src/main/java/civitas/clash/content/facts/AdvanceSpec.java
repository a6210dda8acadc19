package civitas.clash.content.facts;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import java.util.Optional;

/**
 * The facts of an advance.
 *
 * @param frame the token its frame gives (CC-4.22)
 * @param requires an advance that is needed first, besides the top one of the category (CC-4.15)
 * @param unlocks the building it unlocks (CC-4.13)
 * @param extraCost what is paid for it even where the advance itself is free (CC-4.29)
 */
public record AdvanceSpec(
        Optional<Good> frame, Optional<Advance> requires, Optional<Building> unlocks, Goods extraCost) {}

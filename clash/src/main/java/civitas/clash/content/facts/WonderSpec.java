package civitas.clash.content.facts;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Goods;
import java.util.Optional;

/**
 * The facts of a wonder: its price, the advance and the building it needs, its points.
 *
 * @param undivided whether card and points stay with the builder (CC-12.26)
 * @param winsTies whether its builder wins ties (CC-12.27, CC-15.17)
 */
public record WonderSpec(
        Goods cost, Advance requires, Optional<Building> building, int points, boolean undivided, boolean winsTies) {}

package civitas.civ.content;

import java.util.Optional;

/** The facts of a wonder: with the discount tech it costs {@code discountCost} (CV-06.66). */
public record WonderSpec(Era era, int cost, Optional<Tech> discountTech, int discountCost, int culture) {}

package civitas.clash.content;

import java.util.Optional;

/** The facts of a wonder: its price, the advance and the building it needs, its points. */
public record WonderSpec(Goods cost, Advance requires, Optional<Building> building, int points) {}

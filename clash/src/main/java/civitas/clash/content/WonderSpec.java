package civitas.clash.content;

import java.util.Optional;

/** The facts of a wonder: its price, the advance and the building it needs, its points and who is credited with them. */
public record WonderSpec(Goods cost, Advance requires, Optional<Building> building, int points, Credit credit) {

    /** To whom a wonder belongs once its city has changed hands. */
    public enum Credit {
        /** The card goes along; builder and holder share the points (CC-12.20, CC-12.22). */
        SHARED,
        /** Card, points and tie-break stay with the builder (CC-12.26). */
        BUILDER
    }
}

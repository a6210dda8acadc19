package civitas.clash.content;

import java.util.Optional;

/**
 * The facts of an advance.
 *
 * @param frame the token its frame gives (CC-4.22)
 * @param requires an advance of another category that is needed first (CC-4.15)
 * @param unlocks the building it unlocks (CC-4.13)
 */
public record AdvanceSpec(Optional<Good> frame, Optional<Advance> requires, Optional<Building> unlocks) {}

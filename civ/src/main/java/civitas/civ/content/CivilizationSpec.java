package civitas.civ.content;

/** How a civilization starts (CV-02.44, CV-02.47); its other bonuses are in {@code civ.civilization}. */
public record CivilizationSpec(Tech tech, Government government) {}

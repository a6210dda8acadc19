package civitas.civ.state;

import civitas.kernel.Thing;

/**
 * Something declared that others may cancel before it resolves (CV-03.12).
 *
 * @param id its number among the open declarations
 * @param by the player who declared it
 * @param targets the players it is aimed at, as a bit mask: they, their figures, squares or buildings
 * @param what what was declared: a city, a culture event or a tech
 */
public record Declaration(int id, Kind kind, int by, int targets, Thing what) {

    /** What kind of thing can be cancelled. */
    public enum Kind {
        CITY_ACTION,
        CULTURE_EVENT,
        PAID_ABILITY
    }
}

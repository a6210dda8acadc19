package civitas.clash.content.facts;

/**
 * When a tactics card can be played (CC-7.47, CC-7.48).
 *
 * @param army a military unit in a land battle may use it
 * @param ship a ship in a sea battle may use it
 * @param fortress the fortress of the city may use it in the first round
 * @param role which side may play it
 * @param field where it may be played
 */
public record TacticSpec(boolean army, boolean ship, boolean fortress, Role role, Field field) {

    /** The side that may play a tactics card. */
    public enum Role {
        ANY,
        ATTACKER,
        DEFENDER,
        ANY_EXCEPT_ATTACKING_A_CITY
    }

    /** The kind of battle in which a tactics card can be played; a city is land too. */
    public enum Field {
        ANY,
        LAND,
        CITY
    }
}

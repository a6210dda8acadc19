package civitas.clash.content;

import civitas.clash.content.facts.UnitSpec;
import civitas.kernel.Ability;
import civitas.kernel.text.Phrase;

/**
 * A kind of unit (CC-1.52). What it costs and does in battle is in its {@link UnitSpec}; a rule that does not mean one
 * piece in particular asks the kind for its role.
 */
public interface UnitType extends Component, Ability {

    /** What units are to the rules, in the order in which people name them. */
    enum Role {
        SETTLER,
        /** Units that fight on land and need Tactics to move. */
        MILITARY,
        SHIP
    }

    Role role();

    /** Every unit except a ship (CC-1.54). */
    default boolean isLand() {
        return role() != Role.SHIP;
    }

    default boolean isMilitary() {
        return role() == Role.MILITARY;
    }

    default boolean isShip() {
        return role() == Role.SHIP;
    }

    /** Whether it goes before another kind in a group: ships first, then the army, then settlers. */
    default boolean leads(UnitType other) {
        int order = role().compareTo(other.role());
        return order == 0 ? number() > other.number() : order > 0;
    }

    @Override
    default Phrase title() {
        return Phrase.of("unit." + code() + ".name");
    }

    @Override
    default String kind() {
        return "unit";
    }
}

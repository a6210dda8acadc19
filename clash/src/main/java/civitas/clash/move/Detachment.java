package civitas.clash.move;

import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;

/**
 * Units of one type that have done the same this turn.
 *
 * @param flags their {@link Fatigue} flags
 */
record Detachment(UnitType type, int flags, int number) {

    boolean is(UnitType otherType, int otherFlags) {
        return type.equals(otherType) && flags == otherFlags;
    }

    /** Ships before land units, fresh units before tired ones. */
    boolean isBefore(UnitType otherType, int otherFlags) {
        return type.equals(otherType) ? flags < otherFlags : type.leads(otherType);
    }
}

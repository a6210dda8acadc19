package civitas.civ.table;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.content.CityMark;
import civitas.civ.content.Figure;
import civitas.civ.content.Government;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Intent;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Optional;

/** When a thing is of use, for somebody who points at it in another phase (CV-03.01). */
public final class OtherPhases {

    private OtherPhases() {}

    /** Names the phase of a thing about which there is nothing else to say and nothing to choose. */
    public static void explain(CivTable table, int seat, Thing thing, Reasons out) {
        Optional<Phase> phase = phaseOf(table, seat, thing);
        if (out.isEmpty()
                && phase.isPresent()
                && phase.get() != table.turn().phase()
                && table.choices(seat).stream().noneMatch(choice -> choice.isAbout(thing))) {
            out.because("why.phase", thing, phase.get());
        }
    }

    private static Optional<Phase> phaseOf(CivTable table, int seat, Thing thing) {
        return switch (thing) {
            case Government government -> Optional.of(Phase.START_OF_TURN);
            case GreatPerson person -> Optional.of(Phase.START_OF_TURN);
            case Tech tech -> Optional.of(Phase.RESEARCH);
            case Building building -> Optional.of(Phase.CITY_MANAGEMENT);
            case Wonder wonder -> Optional.of(Phase.CITY_MANAGEMENT);
            case UnitType type -> Optional.of(Phase.CITY_MANAGEMENT);
            case CityMark mark -> Optional.of(mark.phase());
            case Figure figure -> Optional.of(Phase.CITY_MANAGEMENT);
            case Resource resource -> Optional.of(Phase.CITY_MANAGEMENT);
            case Intent intent when intent.act() == Act.ADVANCE -> Optional.of(Phase.CITY_MANAGEMENT);
            case Square square -> phaseOf(table, seat, square.index());
            default -> Optional.empty();
        };
    }

    private static Optional<Phase> phaseOf(CivTable table, int seat, int square) {
        int city = table.cities().at(square);
        if (city >= 0 && Cities.owner(city) == seat) {
            return Optional.of(Phase.CITY_MANAGEMENT);
        }
        return table.figures().holder(square) == seat ? Optional.of(Phase.MOVEMENT) : Optional.empty();
    }
}

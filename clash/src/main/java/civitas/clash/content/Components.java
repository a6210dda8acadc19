package civitas.clash.content;

import java.util.ArrayList;
import java.util.List;

/** The kinds of piece that boxes bring; the rows of content files speak of them by their codes. */
public record Components(List<UnitType> units, List<Building> buildings, List<WildSide> sides) {

    public static final Components NONE = new Components(List.of(), List.of(), List.of());

    public static final Components BASE =
            new Components(List.of(BaseUnit.values()), List.of(BaseBuilding.values()), List.of(BaseSide.values()));

    public Components {
        units = List.copyOf(units);
        buildings = List.copyOf(buildings);
        sides = List.copyOf(sides);
    }

    public Components and(Components more) {
        return new Components(joined(units, more.units), joined(buildings, more.buildings), joined(sides, more.sides));
    }

    private static <C> List<C> joined(List<C> some, List<C> others) {
        List<C> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    UnitType unit(String code) {
        return find(units, code);
    }

    Building building(String code) {
        return find(buildings, code);
    }

    WildSide side(String code) {
        return find(sides, code);
    }

    private static <C extends Component> C find(List<C> family, String code) {
        for (C component : family) {
            if (component.code().equals(code)) {
                return component;
            }
        }
        throw new IllegalStateException("no box brings " + code);
    }
}

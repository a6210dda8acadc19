package civitas.clash.content.facts;

import civitas.clash.content.Advance;
import civitas.clash.content.Building;
import civitas.clash.content.Component;
import civitas.clash.content.UnitType;
import civitas.clash.content.WildSide;
import java.util.ArrayList;
import java.util.List;

/** The kinds of piece and card that boxes bring; the rows of content files speak of them by their codes. */
public record Components(List<Component> all) {

    public static final Components NONE = new Components(List.of());

    public Components {
        all = List.copyOf(all);
    }

    /** All of some enums. */
    public static Components of(Component[]... kinds) {
        Components all = NONE;
        for (Component[] kind : kinds) {
            all = all.and(new Components(List.of(kind)));
        }
        return all;
    }

    public Components and(Components more) {
        List<Component> both = new ArrayList<>(all);
        both.addAll(more.all);
        return new Components(both);
    }

    /** The component of a family that a row speaks of. */
    <C extends Component> C find(Class<C> family, String code) {
        for (Component component : all) {
            if (family.isInstance(component) && component.code().equals(code)) {
                return family.cast(component);
            }
        }
        throw new IllegalStateException("no box brings " + family.getSimpleName() + " " + code);
    }

    UnitType unit(String code) {
        return find(UnitType.class, code);
    }

    Building building(String code) {
        return find(Building.class, code);
    }

    WildSide side(String code) {
        return find(WildSide.class, code);
    }

    Advance advance(String code) {
        return find(Advance.class, code);
    }
}

package civitas.clash.content;

import civitas.clash.content.facts.BuildingSpec;
import civitas.kernel.Ability;
import civitas.kernel.text.Phrase;

/**
 * A kind of building (CC-1.48). Settlements and wonders are structures but not buildings. Where it may stand is in its
 * {@link BuildingSpec}; what it does it says through the hooks of buildings.
 */
public interface Building extends Component, Ability {

    @Override
    default Phrase title() {
        return Phrase.of("building." + code() + ".name");
    }

    @Override
    default String kind() {
        return "building";
    }
}

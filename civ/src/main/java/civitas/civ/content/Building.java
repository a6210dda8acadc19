package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A building; a token with two names is two of them in one {@link BuildingFamily} (CV-01.43). */
public interface Building extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("building." + code() + ".name");
    }

    @Override
    default String kind() {
        return "building";
    }
}

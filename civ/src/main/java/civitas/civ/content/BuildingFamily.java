package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** Buildings that share one supply of tokens; walls have no token (CV-01.41, CV-01.44). Rules: CV-06.51, CV-06.55. */
public interface BuildingFamily extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("building-family." + code() + ".name");
    }

    @Override
    default String kind() {
        return "building-family";
    }
}

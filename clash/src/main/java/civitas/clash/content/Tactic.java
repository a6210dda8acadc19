package civitas.clash.content;

import civitas.kernel.text.Phrase;

/** The lower, tactics half of an action card (CC-10.1). */
public interface Tactic extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("tactic." + code() + ".name");
    }

    @Override
    default String kind() {
        return "tactic";
    }
}

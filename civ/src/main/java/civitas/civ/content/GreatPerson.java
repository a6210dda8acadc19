package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A type of great people. */
public interface GreatPerson extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("great-person." + code() + ".name");
    }

    @Override
    default String kind() {
        return "great-person";
    }
}

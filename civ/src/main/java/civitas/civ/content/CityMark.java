package civitas.civ.content;

import civitas.kernel.text.Phrase;

/**
 * A marker that lies on a city: it stays when the city grows (CV-16.18), goes when the city falls (CV-11.99), and there are always
 * enough of them (CV-01.66). What it is good for is said by the box that brings it.
 */
public interface CityMark extends Component {

    /** Their numbers are below this. */
    int LIMIT = 4;

    /** When it is laid or used. */
    Phase phase();

    @Override
    default Phrase title() {
        return Phrase.of("mark." + code() + ".name");
    }

    @Override
    default String kind() {
        return "mark";
    }
}

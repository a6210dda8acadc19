package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A kind of culture event cards. What each does is in {@code civ.culture.event}. */
public interface CultureEvent extends Component {

    /** How many decks there are: ancient, medieval and modern events (CV-01.48). */
    int LEVELS = 3;

    @Override
    default Phrase title() {
        return Phrase.of("culture-event." + code() + ".name");
    }

    @Override
    default String kind() {
        return "culture-event";
    }
}

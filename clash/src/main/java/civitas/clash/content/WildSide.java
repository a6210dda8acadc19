package civitas.clash.content;

import civitas.kernel.Ability;
import civitas.kernel.text.Phrase;

/**
 * A side that nobody plays: it has no cards, no turns and no advances, and it is everybody's enemy (CC-8.1). Its number
 * counts on where the seats end.
 */
public interface WildSide extends Component, Ability {

    @Override
    default Phrase title() {
        return Phrase.of("seat." + code());
    }

    @Override
    default String kind() {
        return "seat";
    }
}

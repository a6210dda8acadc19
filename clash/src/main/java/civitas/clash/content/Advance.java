package civitas.clash.content;

import civitas.kernel.Ability;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** An advance: something learnt that changes the rules for whoever has it. What each does is in {@code clash.advance}. */
public interface Advance extends Component, Ability {

    /** The category of the player board it stands in, if it stands there (CC-4.8). */
    Optional<Category> category();

    default boolean isIn(Category category) {
        return category().filter(category::equals).isPresent();
    }

    @Override
    default Phrase title() {
        return Phrase.of("advance." + code() + ".name");
    }

    @Override
    default String kind() {
        return "advance";
    }
}

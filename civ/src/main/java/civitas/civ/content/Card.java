package civitas.civ.content;

import civitas.kernel.text.Phrase;

/** A card of another kind than the rules of the base box know, with an ability of its own; a row of {@code cards.json}. */
public interface Card extends Ability {

    @Override
    default int index() {
        return number() - OTHERS;
    }

    @Override
    default Phrase title() {
        return Phrase.of(kind() + "." + code() + ".name");
    }
}

package civitas.clash.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * One of the 42 action cards.
 *
 * @param number the number of the card, from 1
 */
public record ActionCard(int number, Civil civil, Tactic tactic) implements Thing {

    @Override
    public String code() {
        return "a" + number;
    }

    @Override
    public Phrase title() {
        return Phrase.of("card.action", civil, tactic);
    }

    @Override
    public String kind() {
        return "action-card";
    }
}

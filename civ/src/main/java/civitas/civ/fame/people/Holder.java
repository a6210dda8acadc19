package civitas.civ.fame.people;

import civitas.civ.content.Ability;
import civitas.civ.content.Holdings;
import civitas.kernel.text.Phrase;

/**
 * Whoever may hold great person cards: asks at moments where a card that lies face down could be used, whether it is there or
 * not, so that being asked tells nothing (CV-17.23).
 */
enum Holder implements Ability {
    CARDS;

    /** Behind the investments. */
    private static final int NUMBER = OTHERS + 46;

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public int number() {
        return NUMBER;
    }

    @Override
    public boolean inForce(Holdings table, int player) {
        return true;
    }

    @Override
    public Phrase title() {
        return Phrase.of("great-person-card.all");
    }

    @Override
    public String code() {
        return "great-person-cards";
    }

    @Override
    public String kind() {
        return "great-person-cards";
    }
}

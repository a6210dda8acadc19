package civitas.civ.fame.content;

import civitas.civ.content.Ability;
import civitas.civ.content.Holdings;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** What a capital can grow into (CV-01.30). */
public enum CitySize implements Ability {
    METROPOLIS;

    private static final int NUMBER = 250;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public int number() {
        return NUMBER;
    }

    /** Every capital can become one; whether it is one is looked at where it matters. */
    @Override
    public boolean inForce(Holdings table, int player) {
        return true;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("city-size." + code + ".name");
    }

    @Override
    public String kind() {
        return "city-size";
    }
}

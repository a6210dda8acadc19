package civitas.civ.state;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * The four ways to win (CV-15.01), and the end of an introductory game, which nobody wins (CV-15.17).
 *
 * <p>Rules: CV-02.73, CV-15.03, CV-15.08, CV-15.09, CV-15.10, CV-15.14, CV-15.16.
 */
public enum Victory implements Thing {
    CULTURE,
    TECHNOLOGY,
    ECONOMY,
    MILITARY,
    NONE;

    private final String code = Codes.of(this);

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("victory." + code + ".name");
    }

    @Override
    public String kind() {
        return "victory";
    }
}

package civitas.civ.table;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The four ways to win (CV-15.01), and the end of an introductory game, which nobody wins (CV-15.17). */
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

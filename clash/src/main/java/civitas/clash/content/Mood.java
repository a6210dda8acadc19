package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;

/** The mood of a city (CC-5.7), worst first. */
public enum Mood implements Named {
    ANGRY,
    NEUTRAL,
    HAPPY;

    private static final Mood[] ALL = values();

    private final String code = Codes.of(this);

    public static Mood of(int index) {
        return ALL[index];
    }

    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("mood." + code() + ".name");
    }
}

package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The civilizations. What each does is in {@code civ.civilization}. */
public enum Civilization implements Ability {
    AMERICA,
    CHINA,
    EGYPT,
    GERMANY,
    ROME,
    RUSSIA;

    private static final Civilization[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Civilization of(int index) {
        return ALL[index];
    }

    public static Optional<Civilization> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("civilization." + code + ".name");
    }

    @Override
    public String kind() {
        return "civilization";
    }
}

package civitas.civ.content;

import civitas.kernel.text.Phrase;
import java.util.Locale;
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

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Civilization of(int index) {
        return ALL[index];
    }

    public static Optional<Civilization> parse(String code) {
        for (Civilization one : ALL) {
            if (one.code.equals(code)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
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

package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The five phases of a turn (CV-03.01), and the two other times an ability can name (CV-10.07). */
public enum Phase implements Thing {
    START_OF_TURN,
    TRADE,
    CITY_MANAGEMENT,
    MOVEMENT,
    RESEARCH,
    BATTLE,
    ANY_TIME;

    private static final Phase[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Phase of(int index) {
        return ALL[index];
    }

    public static Optional<Phase> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("phase." + code + ".name");
    }

    @Override
    public String kind() {
        return "phase";
    }
}

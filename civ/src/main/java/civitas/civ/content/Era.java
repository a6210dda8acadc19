package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The three eras of wonders (CV-01.51). */
public enum Era implements Thing {
    ANCIENT,
    MEDIEVAL,
    MODERN;

    private static final Era[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Era of(int index) {
        return ALL[index];
    }

    public static Optional<Era> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("era." + code + ".name");
    }

    @Override
    public String kind() {
        return "era";
    }
}

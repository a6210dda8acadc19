package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The two kinds of figures (CV-01.25). */
public enum Figure implements Thing {
    ARMY,
    SCOUT;

    private static final Figure[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Figure of(int index) {
        return ALL[index];
    }

    public static Optional<Figure> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("figure." + code + ".name");
    }

    @Override
    public String kind() {
        return "figure";
    }
}

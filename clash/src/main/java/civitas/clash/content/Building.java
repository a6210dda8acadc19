package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The kinds of building (CC-1.48). Settlements and wonders are structures but not buildings. */
public enum Building implements Thing {
    ACADEMY,
    FORTRESS,
    PORT,
    TEMPLE;

    public static final int COUNT = 4;

    private static final Building[] ALL = values();

    private final String code = Codes.of(this);

    public static Building of(int index) {
        return ALL[index];
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("building." + code + ".name");
    }

    @Override
    public String kind() {
        return "building";
    }
}

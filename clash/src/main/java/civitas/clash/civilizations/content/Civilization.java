package civitas.clash.civilizations.content;

import civitas.clash.content.Component;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.List;

/** The fifteen civilizations. What each can do is in a package of its own name (CC-16.1). */
public enum Civilization implements Component {
    AZTECS,
    BABYLON,
    CARTHAGE,
    CELTS,
    CHINA,
    EGYPT,
    GREECE,
    HUNS,
    INDIA,
    JAPAN,
    MAYA,
    PERSIA,
    PHOENICIA,
    ROME,
    VIKINGS;

    /** Advances that are its own. */
    public static final int ADVANCES = 4;

    /** Its leaders. */
    public static final int LEADERS = 3;

    private static final Civilization[] ALL = values();

    private final String code = Codes.of(this);

    public static Civilization of(int number) {
        return ALL[number];
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    /** Its own advances. */
    public List<CivAdvance> advances() {
        return CivAdvance.of(this);
    }

    /** Its leaders. */
    public List<Leader> leaders() {
        return Leader.of(this);
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

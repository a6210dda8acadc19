package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The six resources; the first four lie on the market (CV-01.57). */
public enum Resource implements Thing {
    WHEAT,
    SILK,
    INCENSE,
    IRON,
    SPY,
    URANIUM;

    private static final Resource[] ALL = values();

    private static final List<Optional<Resource>> SOME =
            Arrays.stream(ALL).map(Optional::of).toList();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Resource of(int index) {
        return ALL[index];
    }

    /** The same, for those who may find none. */
    public static Optional<Resource> some(int index) {
        return SOME.get(index);
    }

    public static Optional<Resource> parse(String code) {
        return Codes.find(ALL, code);
    }

    /** How many kinds exist as market tokens. */
    public static final int MARKET = 4;

    /** Whether the market has tokens of it; spies and uranium come from huts and villages only. */
    public boolean isOnMarket() {
        return ordinal() < MARKET;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("resource." + code + ".name");
    }

    @Override
    public String kind() {
        return "resource";
    }
}

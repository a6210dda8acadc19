package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The buildings; a token with two names is two of them in one {@link BuildingFamily} (CV-01.43). */
public enum Building implements Thing {
    HARBOR,
    TRADING_POST,
    WORKSHOP,
    IRON_MINE,
    LIBRARY,
    UNIVERSITY,
    GRANARY,
    AQUEDUCT,
    MARKET,
    BANK,
    TEMPLE,
    CATHEDRAL,
    BARRACKS,
    ACADEMY,
    WALLS;

    private static final Building[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Building of(int index) {
        return ALL[index];
    }

    public static Optional<Building> parse(String code) {
        return Codes.find(ALL, code);
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

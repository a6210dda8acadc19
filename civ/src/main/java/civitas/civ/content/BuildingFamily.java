package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** Buildings that share one supply of tokens; walls have no token (CV-01.41, CV-01.44). Rules: CV-06.51, CV-06.55. */
public enum BuildingFamily implements Thing {
    HARBOR,
    TRADING_POST,
    WORKSHOP_IRON_MINE,
    LIBRARY_UNIVERSITY,
    GRANARY_AQUEDUCT,
    MARKET_BANK,
    TEMPLE_CATHEDRAL,
    BARRACKS_ACADEMY,
    WALLS;

    private static final BuildingFamily[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static BuildingFamily of(int index) {
        return ALL[index];
    }

    public static Optional<BuildingFamily> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("building-family." + code + ".name");
    }

    @Override
    public String kind() {
        return "building-family";
    }
}

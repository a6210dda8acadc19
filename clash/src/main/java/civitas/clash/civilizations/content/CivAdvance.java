package civitas.clash.civilizations.content;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.kernel.Codes;
import civitas.kernel.Numbers;
import java.util.List;
import java.util.Optional;

/**
 * The advances of civilizations, four for each, in the order of {@link Civilization}. They are on no player board and come with
 * another advance (CC-16.2), in whatever order (CC-16.5), and score like others (CC-15.7, CC-16.7).
 */
public enum CivAdvance implements Advance {
    AZTECS_CAPTIVES,
    AZTECS_HUMAN_SACRIFICE,
    AZTECS_AZTEC_GOLD,
    AZTECS_TRIBUTE_EMPIRE,
    BABYLON_CANALS,
    BABYLON_CODE_OF_LAWS,
    BABYLON_STAR_CATALOGUES,
    BABYLON_ZIGGURATS,
    CARTHAGE_WARBEASTS,
    CARTHAGE_HEGEMONY,
    CARTHAGE_PIRATE_ALLIES,
    CARTHAGE_MERCENARIES,
    CELTS_TRIBAL_WARFARE,
    CELTS_TRIBAL_ALLIES,
    CELTS_DRUIDIC_INFLUENCE,
    CELTS_TRIBAL_TRADE,
    CHINA_RICE_CULTIVATION,
    CHINA_EXPANSION,
    CHINA_FIREWORKS,
    CHINA_IMPERIAL_ARMY,
    EGYPT_FLOOD_PLAINS,
    EGYPT_ARCHITECTURE,
    EGYPT_EMBALMING,
    EGYPT_MAN_GOD,
    GREECE_STUDY,
    GREECE_SPARTA,
    GREECE_HELLENISTIC_CULTURE,
    GREECE_CITY_STATES,
    HUNS_NOMADS,
    HUNS_MOUNTED_ARCHERS,
    HUNS_RAIDERS,
    HUNS_HUNNIC_TRIBES,
    INDIA_INDIAN_ELEPHANTS,
    INDIA_PROSELYTISM,
    INDIA_PROSPERITY,
    INDIA_PEACE_AND_POETRY,
    JAPAN_POTTERY,
    JAPAN_HORSEMANSHIP,
    JAPAN_SUBTERFUGE,
    JAPAN_SHOGUNATE,
    MAYA_TERRACING,
    MAYA_STELAS,
    MAYA_BALLCOURTS,
    MAYA_CALENDAR,
    PERSIA_ELEPHANTS,
    PERSIA_IMMORTALS,
    PERSIA_ZOROASTRIANISM,
    PERSIA_BANKING,
    PHOENICIA_CITY_INDEPENDENCE,
    PHOENICIA_BIREMES,
    PHOENICIA_ALPHABET,
    PHOENICIA_CEDARS_AND_DYES,
    ROME_AQUEDUCTS,
    ROME_IMPERIAL_ROADS,
    ROME_CAPTIVI,
    ROME_PROVINCES,
    VIKINGS_SHIP_CONSTRUCTION,
    VIKINGS_LONGSHIPS,
    VIKINGS_RAIDING,
    VIKINGS_RUNE_STONES;

    /** The number of the first among all abilities. */
    public static final int FIRST = 56;

    private static final CivAdvance[] ADVANCES = values();

    /** The numbers of all of them. */
    public static final Numbers ALL = Numbers.range(FIRST, FIRST + ADVANCES.length);

    private final String code = Codes.of(this);

    static List<CivAdvance> of(Civilization civilization) {
        int first = civilization.ordinal() * Civilization.ADVANCES;
        return List.of(ADVANCES).subList(first, first + Civilization.ADVANCES);
    }

    public Civilization civilization() {
        return Civilization.of(ordinal() / Civilization.ADVANCES);
    }

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    /** It stands in no category of the player board, so nobody can choose it (CC-16.6). */
    @Override
    public Optional<Category> category() {
        return Optional.empty();
    }

    @Override
    public String code() {
        return code;
    }
}

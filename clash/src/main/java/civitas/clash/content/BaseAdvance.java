package civitas.clash.content;

import civitas.kernel.Codes;
import java.util.Optional;

/** The 48 advances of the player board in its order, four to a category, the top one first. */
public enum BaseAdvance implements Advance {
    FARMING,
    STORAGE,
    IRRIGATION,
    HUSBANDRY,
    MINING,
    ENGINEERING,
    SANITATION,
    ROADS,
    FISHING,
    NAVIGATION,
    WAR_SHIPS,
    CARTOGRAPHY,
    WRITING,
    PUBLIC_EDUCATION,
    FREE_EDUCATION,
    PHILOSOPHY,
    TACTICS,
    SIEGECRAFT,
    STEEL_WEAPONS,
    DRAFT,
    MYTHS,
    RITUALS,
    PRIESTHOOD,
    STATE_RELIGION,
    BARTERING,
    TAXES,
    TRADE_ROUTES,
    CURRENCY,
    ARTS,
    CIRCUS_AND_SPORTS,
    MONUMENTS,
    DRAMA_AND_MUSIC,
    MATH,
    ASTRONOMY,
    MEDICINE,
    METALLURGY,
    VOTING,
    SEPARATION_OF_POWER,
    CIVIL_LIBERTIES,
    ECONOMIC_LIBERTY,
    NATIONALISM,
    TOTALITARIANISM,
    ABSOLUTE_POWER,
    FORCED_LABOR,
    DOGMA,
    DEVOTION,
    CONVERSION,
    FANATICISM;

    private static final BaseAdvance[] ALL = values();

    private final String code = Codes.of(this);
    private final Optional<Category> category = Optional.of(Category.of(ordinal() / Category.SIZE));

    static BaseAdvance of(int number) {
        return ALL[number];
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public Optional<Category> category() {
        return category;
    }

    @Override
    public String code() {
        return code;
    }
}

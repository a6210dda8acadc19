package civitas.clash.content;

import civitas.kernel.Ability;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The 48 advances in board order, four to a category, the top one first. What each does is in {@code clash.advance}. */
public enum Advance implements Ability {
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

    public static final int COUNT = 48;

    private static final Advance[] ALL = values();

    private final String code = Codes.of(this);

    public static Advance of(int index) {
        return ALL[index];
    }

    public static Optional<Advance> parse(String code) {
        return Codes.find(ALL, code);
    }

    public Category category() {
        return Category.of(ordinal() / Category.SIZE);
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("advance." + code + ".name");
    }

    @Override
    public String kind() {
        return "advance";
    }
}

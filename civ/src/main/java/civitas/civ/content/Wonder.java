package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The wonders. What each does is in {@code civ.wonder}. */
public enum Wonder implements Ability {
    STONEHENGE,
    HANGING_GARDENS,
    ORACLE,
    COLOSSUS,
    LOUVRE,
    ANGKOR_WAT,
    HIMEJI_SAMURAI_CASTLE,
    PORCELAIN_TOWER,
    STATUE_OF_LIBERTY,
    SYDNEY_OPERA_HOUSE,
    UNITED_NATIONS,
    PANAMA_CANAL;

    private static final Wonder[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Wonder of(int index) {
        return ALL[index];
    }

    public static Optional<Wonder> parse(String code) {
        return Codes.find(ALL, code);
    }

    public int mask() {
        return 1 << ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("wonder." + code + ".name");
    }

    @Override
    public String kind() {
        return "wonder";
    }
}

package civitas.civ.content;

import civitas.kernel.text.Phrase;
import java.util.Locale;
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

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Wonder of(int index) {
        return ALL[index];
    }

    public static Optional<Wonder> parse(String code) {
        for (Wonder one : ALL) {
            if (one.code.equals(code)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
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

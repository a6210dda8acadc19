package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The governments (CV-01.36). What each does is in {@code civ.government}. */
public enum Government implements Ability {
    ANARCHY,
    DESPOTISM,
    REPUBLIC,
    FEUDALISM,
    MONARCHY,
    DEMOCRACY,
    COMMUNISM,
    FUNDAMENTALISM;

    private static final Government[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Government of(int index) {
        return ALL[index];
    }

    public static Optional<Government> parse(String code) {
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
        return Phrase.of("government." + code + ".name");
    }

    @Override
    public String kind() {
        return "government";
    }
}

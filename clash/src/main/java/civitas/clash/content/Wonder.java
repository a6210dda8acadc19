package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The eight wonders. What each does is in {@code clash.wonder}. */
public enum Wonder implements Ability {
    GREAT_ARENA,
    GREAT_GARDENS,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_MAUSOLEUM,
    GREAT_PYRAMID,
    GREAT_STATUE,
    GREAT_WALL;

    public static final int COUNT = 8;

    private static final Wonder[] ALL = values();

    private final String code = Codes.of(this);

    public static Wonder of(int index) {
        return ALL[index];
    }

    @Override
    public int bit() {
        return Advance.COUNT + ordinal();
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

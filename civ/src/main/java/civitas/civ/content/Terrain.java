package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Locale;
import java.util.Optional;

/** The five terrains of squares (CV-01.17). */
public enum Terrain implements Thing {
    MOUNTAIN,
    FOREST,
    GRASSLAND,
    DESERT,
    WATER;

    private static final Terrain[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Terrain of(int index) {
        return ALL[index];
    }

    public static Optional<Terrain> parse(String code) {
        for (Terrain one : ALL) {
            if (one.code.equals(code)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("terrain." + code + ".name");
    }

    @Override
    public String kind() {
        return "terrain";
    }
}

package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
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

    private final String code = Codes.of(this);

    public static Terrain of(int index) {
        return ALL[index];
    }

    public static Optional<Terrain> parse(String code) {
        return Codes.find(ALL, code);
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

package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The twelve categories of advances (CC-4.8), in board order; the last three are governments. */
public enum Category implements Thing {
    AGRICULTURE,
    CONSTRUCTION,
    SEAFARING,
    EDUCATION,
    WARFARE,
    SPIRITUALITY,
    ECONOMY,
    CULTURE,
    SCIENCE,
    DEMOCRACY,
    AUTOCRACY,
    THEOCRACY;

    /** Advances in a category. */
    public static final int SIZE = 4;

    private static final Category[] ALL = values();

    private final String code = Codes.of(this);

    public static Category of(int index) {
        return ALL[index];
    }

    public boolean isGovernment() {
        return ordinal() >= DEMOCRACY.ordinal();
    }

    /** The advance that must be gained before the others (CC-4.9). */
    public Advance top() {
        return Advance.of(ordinal() * SIZE);
    }

    /** The advance at a place of the category, 0 being the top. */
    public Advance at(int place) {
        return Advance.of(ordinal() * SIZE + place);
    }

    /** All four advances as a set of abilities. */
    public long mask() {
        return 0xFL << ordinal() * SIZE;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("category." + code + ".name");
    }

    @Override
    public String kind() {
        return "category";
    }
}

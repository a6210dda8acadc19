package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Numbers;
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

    public static final int COUNT = 12;

    private static final Category[] ALL = values();

    private final String code = Codes.of(this);
    private final Numbers advances = Numbers.range(ordinal() * SIZE, ordinal() * SIZE + SIZE);
    private final Numbers first = Numbers.of(ordinal() * SIZE);

    public static Category of(int index) {
        return ALL[index];
    }

    public boolean isGovernment() {
        return ordinal() >= DEMOCRACY.ordinal();
    }

    /** The advance that must be gained before the others (CC-4.9). */
    public Advance top() {
        return at(0);
    }

    /** The advance at a place of the category, 0 being the top. */
    public Advance at(int place) {
        return BaseAdvance.of(ordinal() * SIZE + place);
    }

    /** The number of the top one, as a set. */
    public Numbers first() {
        return first;
    }

    /** The numbers of all four. */
    public Numbers advances() {
        return advances;
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

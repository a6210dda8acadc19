package civitas.clash.content;

import civitas.kernel.Ability;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The eight wonders. What each does is in {@code clash.wonder}. */
public enum Wonder implements Component, Ability {
    GREAT_ARENA,
    GREAT_GARDENS,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_MAUSOLEUM,
    GREAT_PYRAMID,
    GREAT_STATUE,
    GREAT_WALL;

    /** The number of the first among all abilities. */
    public static final int FIRST = 48;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    /** The number of its card in the deck, from 1. */
    public int card() {
        return ordinal() + 1;
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

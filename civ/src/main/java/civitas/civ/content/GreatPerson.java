package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The six types of great people (CV-01.45). */
public enum GreatPerson implements Thing {
    ARTIST,
    BUILDER,
    GENERAL,
    HUMANITARIAN,
    INDUSTRIALIST,
    SCIENTIST;

    private static final GreatPerson[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static GreatPerson of(int index) {
        return ALL[index];
    }

    public static Optional<GreatPerson> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("great-person." + code + ".name");
    }

    @Override
    public String kind() {
        return "great-person";
    }
}

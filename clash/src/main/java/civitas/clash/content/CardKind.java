package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The kinds of card in a hand (CC-14.4). "Great …" events count as action cards there (CC-9.31). */
public enum CardKind implements Thing {
    ACTION,
    OBJECTIVE,
    WONDER;

    public static final int COUNT = 3;

    private static final CardKind[] ALL = values();

    private final String code = Codes.of(this) + "-card";

    public static CardKind of(int index) {
        return ALL[index];
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("card-kind." + code + ".name");
    }

    /** "2 action cards", in words. */
    public Phrase counted(int number) {
        return Phrase.of("card-kind." + code + ".count", number);
    }

    @Override
    public String kind() {
        return "card-kind";
    }
}

package civitas.kernel.toy;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A card worth half a point per pip; known by its pips alone. */
record Card(int pips) implements Thing {

    private static final Card[] ALL = new Card[ToyTable.MAX_PIPS + 1];

    static {
        for (int pips = 0; pips < ALL.length; pips++) {
            ALL[pips] = new Card(pips);
        }
    }

    static Card of(int pips) {
        return ALL[pips];
    }

    @Override
    public String code() {
        return "c" + pips;
    }

    @Override
    public Phrase title() {
        return Phrase.of("toy.card", pips);
    }

    @Override
    public String kind() {
        return "card";
    }
}

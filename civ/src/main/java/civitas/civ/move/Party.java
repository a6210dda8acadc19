package civitas.civ.move;

import civitas.civ.state.Figures;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** So many armies and scouts that go together: figures of one kind are alike (CV-08.09). */
record Party(int armies, int scouts) implements Thing {

    private static final int ARMIES = (1 << Figures.ARMIES) - 1;

    static Party of(int members) {
        int armies = Integer.bitCount(members & ARMIES);
        return new Party(armies, Integer.bitCount(members) - armies);
    }

    static boolean hasArmy(int members) {
        return (members & ARMIES) != 0;
    }

    /** That many of some figures, lowest numbers first, as bits by number. */
    int among(int figures) {
        return lowest(figures & ARMIES, armies) | lowest(figures & ~ARMIES, scouts);
    }

    private static int lowest(int figures, int count) {
        int left = figures;
        for (int i = 0; i < count; i++) {
            left &= left - 1;
        }
        return figures & ~left;
    }

    @Override
    public String code() {
        return "a" + armies + "s" + scouts;
    }

    @Override
    public Phrase title() {
        if (scouts == 0) {
            return Phrase.of("party.armies", armies);
        }
        return armies == 0 ? Phrase.of("party.scouts", scouts) : Phrase.of("party.both", armies, scouts);
    }

    @Override
    public String kind() {
        return "party";
    }

    @Override
    public String toString() {
        return code();
    }
}

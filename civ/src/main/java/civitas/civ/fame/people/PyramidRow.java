package civitas.civ.fame.people;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A row of a tech pyramid, as players speak of it. */
enum PyramidRow implements Thing {
    FIRST,
    SECOND,
    THIRD,
    FOURTH;

    static PyramidRow of(int row) {
        return values()[row - 1];
    }

    int number() {
        return ordinal() + 1;
    }

    @Override
    public String code() {
        return "row-" + number();
    }

    @Override
    public Phrase title() {
        return Phrase.of("pyramid-row.name", number());
    }

    @Override
    public String kind() {
        return "pyramid-row";
    }
}

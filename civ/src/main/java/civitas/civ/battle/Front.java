package civitas.civ.battle;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** A front of the battle as a thing to choose; people count from 1. */
public record Front(int index) implements Thing {

    public static Front of(int index) {
        return new Front(index);
    }

    @Override
    public String code() {
        return Integer.toString(index + 1);
    }

    @Override
    public Phrase title() {
        return Phrase.literal(code());
    }

    @Override
    public String kind() {
        return "front";
    }
}

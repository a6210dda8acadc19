package civitas.clash.move;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The city of a space, where it may go along with a group (CC-16.57). */
enum TheCity implements Thing {
    CITY;

    @Override
    public String code() {
        return "city";
    }

    @Override
    public Phrase title() {
        return Phrase.of("group.city");
    }

    @Override
    public String kind() {
        return "unit";
    }
}

package civitas.clash.move;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Every unit that may join a group, as one choice. */
enum AllUnits implements Thing {
    ALL;

    @Override
    public String code() {
        return "all";
    }

    @Override
    public Phrase title() {
        return Phrase.of("group.all");
    }

    @Override
    public String kind() {
        return "unit";
    }
}

package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The symbols of event cards (CC-9.23 to CC-9.29), resolved before the text. */
public enum Symbol implements Component {
    NONE,
    GOLD_MINE,
    EXHAUSTED_LAND,
    BARBARIANS_SPAWN,
    BARBARIANS_MOVE,
    PIRATES,
    BARBARIANS_ATTACK;

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String kind() {
        return "symbol";
    }

    @Override
    public String code() {
        return Codes.of(this);
    }

    @Override
    public Phrase title() {
        return Phrase.of("symbol." + code() + ".name");
    }
}

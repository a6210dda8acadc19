package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;

/** The symbols of event cards (CC-9.23 to CC-9.27), resolved before the text. */
public enum Symbol implements Named {
    NONE,
    GOLD_MINE,
    EXHAUSTED_LAND,
    BARBARIANS_SPAWN,
    BARBARIANS_MOVE;

    public String code() {
        return Codes.of(this);
    }

    @Override
    public Phrase title() {
        return Phrase.of("symbol." + code() + ".name");
    }
}

package civitas.clash.first.progress;

import civitas.clash.content.Component;
import civitas.clash.content.Good;
import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The two scales of the player board: each limits the tokens of its kind (CC-1.43). */
public enum Scale implements Component {
    CULTURE_LEVEL(Good.CULTURE),
    HAPPINESS_LEVEL(Good.MOOD);

    private final String code = Codes.of(this);
    private final Good token;

    Scale(Good token) {
        this.token = token;
    }

    static Scale of(Good token) {
        return token == Good.CULTURE ? CULTURE_LEVEL : HAPPINESS_LEVEL;
    }

    public Good token() {
        return token;
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String kind() {
        return "scale";
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("scale." + code + ".name");
    }
}

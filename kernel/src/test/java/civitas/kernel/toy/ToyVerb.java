package civitas.kernel.toy;

import civitas.kernel.Verb;
import java.util.Locale;

enum ToyVerb implements Verb {
    BID,
    TAKE,
    DRAW,
    GAMBLE,
    OFFER,
    WITHDRAW,
    ACCEPT,
    DECLINE,
    DONE;

    private final String code = name().toLowerCase(Locale.ROOT);

    @Override
    public String code() {
        return code;
    }
}

package civitas.kernel.match;

import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.text.Phrase;
import java.util.List;

/** A choice that is not allowed, with a reason a person can read. The table is exactly as before. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final int CODES_SHOWN = 20;

    private final transient Phrase reason;

    public Refusal(String message, Phrase reason) {
        super(message);
        this.reason = reason;
    }

    /** Somebody chooses who has nothing to decide. */
    static Refusal notAsked(Seat seat, String code) {
        return new Refusal(
                "'" + code + "' refused: " + seat.code() + " has nothing to decide now",
                Phrase.of("refusal.not-asked", code, seat));
    }

    /** Somebody chooses what he is not asked for; the legal codes are named. */
    static Refusal notLegal(Seat seat, String code, Decision decision) {
        List<Choice> choices = decision.choices();
        StringBuilder legal = new StringBuilder();
        for (int i = 0; i < choices.size() && i < CODES_SHOWN; i++) {
            legal.append(i == 0 ? "" : ", ").append(choices.get(i).code());
        }
        if (choices.size() > CODES_SHOWN) {
            legal.append(", and ").append(choices.size() - CODES_SHOWN).append(" more");
        }
        return new Refusal(
                "'" + code + "' refused: " + seat.code() + " decides "
                        + decision.prompt().key() + "; legal: " + legal,
                Phrase.of("refusal.not-legal", code, decision.prompt(), legal.toString()));
    }

    public Phrase reason() {
        return reason;
    }
}

package civitas.kernel;

import civitas.kernel.text.Phrase;

/** A choice that is not allowed, with a reason a person can read. The table is exactly as before. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Phrase reason;

    public Refusal(String message, Phrase reason) {
        super(message);
        this.reason = reason;
    }

    public Phrase reason() {
        return reason;
    }
}

package civitas.server.api;

import civitas.kernel.text.Phrase;
import java.util.List;

/** A request that is not carried out, with a reason a person can read. Nothing has changed. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Code code;
    private final transient Phrase reason;
    private final transient List<String> legal;

    public Refused(Code code, Phrase reason, List<String> legal) {
        super(code.code() + " " + reason);
        this.code = code;
        this.reason = reason;
        this.legal = List.copyOf(legal);
    }

    public Refused(Code code, Phrase reason) {
        this(code, reason, List.of());
    }

    /** A reason known to the server's own words as {@code problem.KEY}. */
    public static Refused of(Code code, String key, Object... args) {
        return new Refused(code, Phrase.of("problem." + key, args));
    }

    /** A reason that only exists in English, such as a message of the rules about a wrong set-up. */
    public static Refused invalid(String message) {
        return new Refused(Code.INVALID, Phrase.literal(message));
    }

    public Code code() {
        return code;
    }

    public Phrase reason() {
        return reason;
    }

    /** The codes that would have been legal, where that is the point. */
    public List<String> legal() {
        return legal;
    }

    /** Refusals are answers, not accidents: nobody reads their stack. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

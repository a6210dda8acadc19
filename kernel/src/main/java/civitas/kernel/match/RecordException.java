package civitas.kernel.match;

import civitas.kernel.text.Phrase;

/** A record that cannot be read or replayed: says which line is wrong and why, for a log and for a person. */
public final class RecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final transient Phrase reason;

    public RecordException(int line, String message, Phrase reason) {
        super("line " + line + ": " + message);
        this.line = line;
        this.reason = Phrase.of("record.line", line, reason);
    }

    public int line() {
        return line;
    }

    /** The line and what is wrong there, in any language. */
    public Phrase reason() {
        return reason;
    }
}

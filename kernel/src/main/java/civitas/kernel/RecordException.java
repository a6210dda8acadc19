package civitas.kernel;

/** A record that cannot be read or replayed: says which line is wrong and why. */
public final class RecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;

    public RecordException(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    public int line() {
        return line;
    }
}

package civitas.kernel;

/** A dump that cannot be read back: it was written by other rules, or it is none. The record still tells how it was. */
public final class DumpException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public DumpException(String message) {
        super(message);
    }
}

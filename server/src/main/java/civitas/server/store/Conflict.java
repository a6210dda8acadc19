package civitas.server.store;

/** Somebody else was faster: what was to be written would contradict what is already there. */
public final class Conflict extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Conflict(String message) {
        super(message);
    }

    Conflict(Throwable cause) {
        super(cause);
    }
}

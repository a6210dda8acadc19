package civitas.server.learn;

/** A lesson that cannot be taught as it is written, and the line that is wrong. */
public final class Unteachable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unteachable(int line, String message) {
        super("line " + line + ": " + message);
    }

    Unteachable(String file, RuntimeException cause) {
        super("lesson " + file + ": " + cause.getMessage(), cause);
    }
}

package civitas.agents.puzzle;

/** A puzzle that cannot be set any more: the rules, or the words for choices, have changed since it was found. */
public final class Spoilt extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Spoilt(String message) {
        super(message);
    }

    Spoilt(String message, Throwable cause) {
        super(message, cause);
    }
}

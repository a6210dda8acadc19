package civitas.lab.bot;

/** A bot that cannot be started, has ended, thinks too long, or answers what was not asked. */
public final class BotFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BotFailure(String message) {
        super(message);
    }

    BotFailure(String message, Throwable cause) {
        super(message, cause);
    }
}

package civitas.lab;

import civitas.kernel.match.GameRecord;

/** A game that went wrong. Its record ends with the choice that failed, so replaying it shows the failure again. */
public final class GameFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient GameRecord record;

    GameFailure(GameRecord record, Throwable cause) {
        super("after " + record.entries().size() + " choices: " + cause, cause);
        this.record = record;
    }

    public GameRecord record() {
        return record;
    }
}

package civitas.kernel.scenario;

/** Something in a scenario that cannot be understood or does not hold: says where and why. */
public final class ScenarioException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;

    public ScenarioException(int line, String message) {
        super(message);
        this.line = line;
    }

    public int line() {
        return line;
    }
}

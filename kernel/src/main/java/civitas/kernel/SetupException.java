package civitas.kernel;

/** A set-up that a game cannot lay out: says what is wrong, and in which part. */
public final class SetupException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The parts of a set-up, with the line on which a record writes them. */
    public enum Part {
        GAME(2),
        BOXES(3),
        OPTIONS(5),
        PLAYERS(6);

        private final int line;

        Part(int line) {
            this.line = line;
        }

        int line() {
            return line;
        }
    }

    private final Part part;

    public SetupException(Part part, String message) {
        super(message);
        this.part = part;
    }

    public Part part() {
        return part;
    }
}

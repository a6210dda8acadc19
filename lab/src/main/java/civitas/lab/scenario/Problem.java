package civitas.lab.scenario;

/** Something in a scenario that did not hold, and its line. */
public record Problem(int line, String message) {

    static Problem expected(int line, String what, String expected, String actual) {
        return new Problem(line, what + ": expected " + expected + ", actual " + actual);
    }

    @Override
    public String toString() {
        return "line " + line + ": " + message;
    }
}

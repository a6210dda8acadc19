package civitas.server.api;

import civitas.kernel.Codes;

/** The kinds of problems, each with its HTTP status. Clients know them by their {@link #code()}. */
public enum Code {
    NOT_FOUND(404),
    NOT_ALLOWED(403),
    NOT_SIGNED_IN(401),
    INVALID(422),
    TOO_LARGE(413),
    ILLEGAL_CHOICE(422),
    MOVED_ON(409),
    TOO_MANY_REQUESTS(429),
    NAME_TAKEN(409),
    WRONG_PASSWORD(401),
    TABLE_FULL(409),
    NOT_STARTED(409),
    STARTED(409),
    OVER(409),
    RULES_CHANGED(409),
    MOVING(503),
    FAILURE(500);

    private final int status;
    private final String code = Codes.of(this);

    Code(int status) {
        this.status = status;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }
}

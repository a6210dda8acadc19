package civitas.server.load;

/** The server does not play along; the message is a sentence for whoever started the load. */
public final class LoadRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final int TOO_MANY_REQUESTS = 429;

    LoadRefused(String message, Throwable cause) {
        super(message, cause);
    }

    LoadRefused(int status, String answer) {
        super(
                status == TOO_MANY_REQUESTS
                        ? "The server limits the rate of requests. Start it with --rate-session 1e9 --rate-address 1e9"
                                + " --rate-newcomers 1e9 --most-tables-address 1e9 --most-connections-address 1e9"
                                + " for a load test."
                        : "The server answered " + status + ": " + answer);
    }
}

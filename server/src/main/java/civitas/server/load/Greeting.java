package civitas.server.load;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

/** What both sides of a WebSocket say first (RFC 6455), from the client's side: HTTP, and then no more. */
final class Greeting {

    /** What both sides must add to the key, so that nobody takes one protocol for another. */
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private static final int SWITCHING = 101;

    private final String key;
    private final byte[] request;

    Greeting(URI address, Map<String, String> headers) {
        byte[] nonce = new byte[16];
        ThreadLocalRandom.current().nextBytes(nonce);
        key = Base64.getEncoder().encodeToString(nonce);
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        StringBuilder text = new StringBuilder("GET " + address.getRawPath() + query + " HTTP/1.1\r\nHost: "
                + address.getAuthority()
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                + key);
        headers.forEach(
                (name, value) -> text.append("\r\n").append(name).append(": ").append(value));
        request = text.append("\r\n\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    byte[] request() {
        return request.clone();
    }

    /** Where the other side's answer comes from, line by line. */
    @FunctionalInterface
    interface Lines {
        String next() throws IOException;
    }

    /** Reads the answer up to its end, not a byte further; whoever does not want a live connection refuses it. */
    void check(Lines answer) throws IOException {
        String[] status = answer.next().split(" ", 3);
        boolean accepted = false;
        for (String line = answer.next(); !line.isEmpty(); line = answer.next()) {
            String[] header = line.split(":", 2);
            accepted |= header[0].equalsIgnoreCase("Sec-WebSocket-Accept")
                    && header[1].strip().equals(expected());
        }
        int code = status.length < 2 ? 0 : Integer.parseInt(status[1]);
        if (code != SWITCHING || !accepted) {
            throw new LiveLine.Refused(code);
        }
    }

    private String expected() {
        try {
            byte[] bytes = (key + MAGIC).getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }
}

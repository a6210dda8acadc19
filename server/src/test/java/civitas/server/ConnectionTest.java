package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * What becomes of a connection on which a request was refused. A server that answers before it has read the body must
 * close the connection, and a client that is still sending then finds it dead; so refused bodies are read to their end,
 * unless they are larger than anything we accept.
 */
class ConnectionTest extends ServerTest {

    private static final String BODY = "x".repeat(20_000);

    @Test
    void aRefusedRequestWhoseBodyComesLateLeavesTheConnectionOpen() throws Exception {
        try (Spoken wire = new Spoken(server.port())) {
            for (String path : new String[] {"/api/none-such", "/api/tables", "/api/login"}) {
                wire.head("POST", path, BODY.length());
                Thread.sleep(100);
                wire.send(BODY);
                String answer = wire.answer().head();
                assertThat(answer).startsWith("HTTP/1.1 4");
                assertThat(answer.toLowerCase(Locale.ROOT)).doesNotContain("connection: close");
            }
            wire.head("GET", "/health", 0);
            assertThat(wire.answer().head()).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void aBodyThatIsTooLargeEndsTheConnection() throws Exception {
        try (Spoken wire = new Spoken(server.port())) {
            wire.head("POST", "/api/records", 50_000_000);
            wire.send(BODY);
            String answer = wire.answer().head();
            assertThat(answer).startsWith("HTTP/1.1 413");
            assertThat(answer.toLowerCase(Locale.ROOT)).contains("connection: close");
        }
    }

    /** Whoever looks at a table is known by their own session, if at all: nothing else is left with them, or remembered here. */
    @Test
    void aLiveConnectionLeavesNoCookie() throws Exception {
        String table = guest("Anna").table(Client.me(), Client.me());
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write(("GET /api/tables/" + table + "/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                                    + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                    + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            assertThat(answer.readLine()).startsWith("HTTP/1.1 101");
            for (String line = answer.readLine(); line != null && !line.isEmpty(); line = answer.readLine()) {
                assertThat(line.toLowerCase(Locale.ROOT)).doesNotStartWith("set-cookie");
            }
        }
    }
}

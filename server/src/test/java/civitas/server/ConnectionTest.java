package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
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
        try (Wire wire = new Wire(server.port())) {
            for (String path : new String[] {"/api/none-such", "/api/tables", "/api/login"}) {
                wire.head("POST", path, BODY.length());
                Thread.sleep(100);
                wire.send(BODY);
                String answer = wire.answer();
                assertThat(answer).startsWith("HTTP/1.1 4");
                assertThat(answer.toLowerCase(Locale.ROOT)).doesNotContain("connection: close");
            }
            wire.head("GET", "/health", 0);
            assertThat(wire.answer()).startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void aBodyThatIsTooLargeEndsTheConnection() throws Exception {
        try (Wire wire = new Wire(server.port())) {
            wire.head("POST", "/api/records", 50_000_000);
            wire.send(BODY);
            String answer = wire.answer();
            assertThat(answer).startsWith("HTTP/1.1 413");
            assertThat(answer.toLowerCase(Locale.ROOT)).contains("connection: close");
        }
    }

    /** HTTP by hand, to see what a client library hides. */
    private static final class Wire implements AutoCloseable {

        private final Socket socket;
        private final InputStream in;

        Wire(int port) throws IOException {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setSoTimeout(60_000);
            in = new BufferedInputStream(socket.getInputStream());
        }

        void head(String method, String path, int length) throws IOException {
            send(method + " " + path
                    + " HTTP/1.1\r\nHost: localhost\r\nX-Civitas: 1\r\nContent-Type: application/json\r\n"
                    + (length > 0 ? "Content-Length: " + length + "\r\n" : "") + "\r\n");
        }

        void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
        }

        /** Status line and headers; the body is read and dropped. */
        String answer() throws IOException {
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            while (!head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
                int next = in.read();
                if (next < 0) {
                    throw new IOException("closed after: " + head.toString(StandardCharsets.US_ASCII));
                }
                head.write(next);
            }
            String text = head.toString(StandardCharsets.US_ASCII);
            for (String line : text.split("\r\n")) {
                if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                    in.skipNBytes(
                            Long.parseLong(line.substring(line.indexOf(':') + 1).strip()));
                }
            }
            return text;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}

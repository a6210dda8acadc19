package civitas.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** HTTP by hand, to see what a client library hides and to say what none would say. */
final class Spoken implements AutoCloseable {

    private final Socket socket;
    private final InputStream in;

    /** What was answered. */
    record Answer(String head, String body) {

        int status() {
            return Integer.parseInt(head.split(" ", 3)[1]);
        }
    }

    Spoken(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(60_000);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** One request on a connection of its own. */
    static Answer ask(int port, String request) throws IOException {
        try (Spoken spoken = new Spoken(port)) {
            spoken.send(request);
            return spoken.answer();
        }
    }

    void head(String method, String path, int length) throws IOException {
        send(method + " " + path
                + " HTTP/1.1\r\nHost: localhost\r\nX-Civitas: 1\r\nContent-Type: application/json\r\n"
                + (length > 0 ? "Content-Length: " + length + "\r\n" : "") + "\r\n");
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    Answer answer() throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("closed after: " + head.toString(StandardCharsets.US_ASCII));
            }
            head.write(next);
        }
        String text = head.toString(StandardCharsets.US_ASCII);
        return new Answer(text, new String(in.readNBytes(length(text)), StandardCharsets.UTF_8));
    }

    private static int length(String head) {
        for (String line : head.split("\r\n")) {
            if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                return Integer.parseInt(line.substring(line.indexOf(':') + 1).strip());
            }
        }
        return 0;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

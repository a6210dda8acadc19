package civitas.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server's first visitor is the server itself: the first request through all its layers takes ten times as long as the
 * second, and nobody else should have to wait for that.
 */
final class FirstVisit {

    private static final Logger LOG = LoggerFactory.getLogger(FirstVisit.class);
    private static final int PATIENCE_MILLIS = 5_000;
    private static final List<String> PAGES =
            List.of("/", "/health", "/api/me", "/api/games?lang=ru", "/api/tables?scope=running", "/api/tables/none");

    private FirstVisit() {}

    /** Looks around. Done in a moment; if it fails or takes long, the first real visitor waits a little longer. */
    static void make(String host, int port, Duration atMost) {
        Thread visitor = Thread.ofVirtual().name("first-visit").start(() -> {
            try {
                for (String page : PAGES) {
                    look(host, port, page);
                }
            } catch (IOException e) {
                LOG.debug("the first visit broke off", e);
            }
        });
        try {
            visitor.join(atMost);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void look(String host, int port, String page) throws IOException {
        try (Socket socket = new Socket(InetAddress.getByName(host), port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            String request = "GET " + page + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream answer = socket.getInputStream();
            long read = answer.transferTo(java.io.OutputStream.nullOutputStream());
            LOG.debug("{} answered with {} bytes", page, read);
        }
    }
}

package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One address that opens sockets by the hundred and says next to nothing on them. */
class SocketsTest extends ServerTest {

    private static final int LINES = 10;
    private static final int SOCKETS = 4 * LINES;
    private static final int MANY = 3 * SOCKETS;

    @Override
    Settings settings(Path directory) {
        Settings.Caps caps = new Settings.Caps(100, 100, 100, 100, LINES, LINES);
        return super.settings(directory).with(Settings.Limits.NONE.with(caps));
    }

    @Test
    void anAddressHasOnlySoManySocketsAndTheOthersAreServed() throws Exception {
        List<Socket> hoard = new ArrayList<>();
        try {
            for (int i = 0; i < MANY; i++) {
                hoard.add(half("127.0.0.2"));
            }
            int cut = 0;
            for (Socket socket : hoard.subList(SOCKETS, MANY)) {
                cut += isCut(socket) ? 1 : 0;
            }
            assertThat(cut).as("cut, of those that were too many").isEqualTo(MANY - SOCKETS);
            assertThat(nobody().get("/health").status())
                    .as("from another address")
                    .isEqualTo(200);
            assertThat(isServed(hoard.getFirst()))
                    .as("one that was not too many")
                    .isTrue();
        } finally {
            for (Socket socket : hoard) {
                socket.close();
            }
        }
        serveAgain();
    }

    /** Sockets that were closed do not count any more; when the server hears of it is not for us to say. */
    private void serveAgain() throws IOException {
        boolean served = false;
        while (!served) {
            try (Socket socket = half("127.0.0.2")) {
                served = isServed(socket);
            }
        }
    }

    /** A request that is never finished. */
    private Socket half(String from) throws IOException {
        Socket socket = new Socket();
        socket.setSoTimeout(60_000);
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
        try {
            socket.getOutputStream().write("GET /health HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return socket; // cut already, which whoever reads from it sees
        }
        return socket;
    }

    private static boolean isCut(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        } catch (IOException e) {
            return true; // reset
        }
    }

    /** Finishes the request and reads how its answer begins. */
    private static boolean isServed(Socket socket) {
        try {
            socket.getOutputStream().write("Host: 127.0.0.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            byte[] start = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return new String(start, StandardCharsets.US_ASCII).equals("HTTP/1.1 200");
        } catch (IOException e) {
            return false; // reset
        }
    }
}

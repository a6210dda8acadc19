package civitas.server.load;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A server for one connection, which says its words in the same breath as its greeting. */
final class Mouth implements AutoCloseable {

    static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    private final BlockingQueue<Socket> guest = new LinkedBlockingQueue<>();

    Mouth(String status, byte[] words) throws IOException {
        Thread.ofVirtual().start(() -> {
            try {
                Socket socket = door.accept();
                String greeting = "HTTP/1.1 " + status + "\r\nSec-WebSocket-Accept: " + accept(socket) + "\r\n\r\n";
                socket.getOutputStream().write(joined(greeting.getBytes(StandardCharsets.US_ASCII), words));
                guest.add(socket);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + door.getLocalPort() + "/live?seat=red");
    }

    private static String accept(Socket socket) throws Exception {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        String key = "";
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            key = line.startsWith("Sec-WebSocket-Key: ") ? line.substring(19) : key;
        }
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-1")
                        .digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.US_ASCII)));
    }

    /** The next short frame that the client says. */
    String hear() throws Exception {
        Socket socket = socket();
        byte[] head = socket.getInputStream().readNBytes(6);
        byte[] payload = socket.getInputStream().readNBytes(head[1] & 0x7f);
        for (int i = 0; i < payload.length; i++) {
            payload[i] ^= head[2 + (i & 3)];
        }
        return new String(payload, StandardCharsets.UTF_8);
    }

    private Socket socket() throws InterruptedException {
        @Nullable Socket socket = guest.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (socket == null) {
            throw new AssertionError("nobody came");
        }
        guest.add(socket);
        return socket;
    }

    /** Breaks the connection without a word. */
    void fallSilent() throws Exception {
        socket().close();
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket socket : guest) {
            socket.close();
        }
    }

    static byte[] frame(int head, String text) {
        return frame(head, text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] frame(int head, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 10).put((byte) head);
        if (payload.length < 126) {
            frame.put((byte) payload.length);
        } else if (payload.length < 1 << 16) {
            frame.put((byte) 126).putShort((short) payload.length);
        } else {
            frame.put((byte) 127).putLong(payload.length);
        }
        frame.put(payload).flip();
        byte[] bytes = new byte[frame.remaining()];
        frame.get(bytes);
        return bytes;
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}

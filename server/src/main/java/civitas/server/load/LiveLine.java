package civitas.server.load;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import javax.net.SocketFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A live connection as a browser has it: the client's side of a WebSocket (RFC 6455) on a socket of its own, heard by a
 * virtual thread.
 *
 * <p>Not the JDK's client: when a server speaks at once, as ours does, that one now and then loses the bytes which come
 * while it changes over from HTTP. On a busy machine 97 of 4,000 connections to a bare server ended that way ("Invalid UTF-8
 * in frame TEXT"), and others waited for ever.
 */
public final class LiveLine implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(LiveLine.class);

    /** What both sides must add to the key, so that nobody takes one protocol for another. */
    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

    private static final int SWITCHING = 101;

    /** The status that stands for a connection which ended without a word. */
    public static final int CUT = 1006;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;
    private volatile boolean closing;

    /** What is heard on the line; by one thread, in order. */
    public interface Hearer {

        void heard(String message);

        /** The same as it came, for whoever need not read it as a text. */
        default void heard(byte[] message) {
            heard(new String(message, StandardCharsets.UTF_8));
        }

        /** The other side has closed the line, or it broke. Not told after our own {@link LiveLine#close}. */
        void closed(int status);
    }

    /** The server did not want a live connection. */
    public static final class Refused extends IOException {

        private static final long serialVersionUID = 1L;

        private final int status;

        Refused(int status) {
            super("no live connection: " + status);
            this.status = status;
        }

        public int status() {
            return status;
        }
    }

    /** Connects to {@code http://host:port/path}, with the cookie of a session ("" for none). */
    public static LiveLine connect(URI address, String cookie, Duration patience, Hearer hearer) throws IOException {
        Map<String, String> headers = cookie.isEmpty() ? Map.of() : Map.of("Cookie", cookie);
        return connect(address, headers, SocketFactory.getDefault(), patience, hearer);
    }

    /** The same with any headers, over sockets of another kind. */
    public static LiveLine connect(
            URI address, Map<String, String> headers, SocketFactory sockets, Duration patience, Hearer hearer)
            throws IOException {
        Socket socket = sockets.createSocket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(
                    new InetSocketAddress(address.getHost(), address.getPort()), Math.toIntExact(patience.toMillis()));
            socket.setSoTimeout(Math.toIntExact(patience.toMillis()));
            LiveLine line = new LiveLine(socket);
            line.shakeHands(address, headers);
            socket.setSoTimeout(0);
            Thread.ofVirtual().name("live line").start(() -> line.listen(hearer));
            return line;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    private LiveLine(Socket socket) throws IOException {
        this.socket = socket;
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = socket.getOutputStream();
    }

    // --- the beginning ----------------------------------------------------------------------------------------------

    private void shakeHands(URI address, Map<String, String> headers) throws IOException {
        byte[] nonce = new byte[16];
        ThreadLocalRandom.current().nextBytes(nonce);
        String key = Base64.getEncoder().encodeToString(nonce);
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        StringBuilder request = new StringBuilder("GET " + address.getRawPath() + query + " HTTP/1.1\r\nHost: "
                + address.getAuthority()
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                + key);
        headers.forEach((name, value) ->
                request.append("\r\n").append(name).append(": ").append(value));
        out.write(request.append("\r\n\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
        String[] status = headerLine().split(" ", 3);
        boolean accepted = false;
        for (String line = headerLine(); !line.isEmpty(); line = headerLine()) {
            String[] header = line.split(":", 2);
            accepted |= header[0].equalsIgnoreCase("Sec-WebSocket-Accept")
                    && header[1].strip().equals(answerTo(key));
        }
        int code = status.length < 2 ? 0 : Integer.parseInt(status[1]);
        if (code != SWITCHING || !accepted) {
            throw new Refused(code);
        }
    }

    private String headerLine() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.readUnsignedByte(); next != '\n'; next = in.readUnsignedByte()) {
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    private static String answerTo(String key) {
        try {
            byte[] bytes = (key + MAGIC).getBytes(StandardCharsets.US_ASCII);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-1").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }

    // --- hearing ----------------------------------------------------------------------------------------------------

    private void listen(Hearer hearer) {
        int status = CUT;
        try {
            status = hear(hearer);
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("a live line broke"); // told as its end
        }
        boolean ours = closing;
        close();
        if (!ours) {
            hearer.closed(status);
        }
    }

    /** Hears until the other side says goodbye; returns its status. */
    private int hear(Hearer hearer) throws IOException {
        byte[] message = {};
        while (true) {
            int head = in.readUnsignedByte();
            byte[] payload = new byte[length()];
            in.readFully(payload);
            switch (Opcode.of(head)) {
                case CONTINUATION -> message = joined(message, payload);
                case TEXT -> message = payload;
                case PING -> send(Opcode.PONG, payload);
                case PONG -> {
                    continue;
                }
                case CLOSE -> {
                    send(Opcode.CLOSE, payload);
                    return payload.length < 2 ? 1005 : ByteBuffer.wrap(payload).getShort() & 0xffff;
                }
            }
            boolean whole = (head & 0x80) != 0;
            if (whole && Opcode.of(head).isData()) {
                hearer.heard(message);
            }
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case 126 -> in.readUnsignedShort();
            case 127 -> Math.toIntExact(in.readLong());
            default -> length;
        };
    }

    private static byte[] joined(byte[] first, byte[] second) {
        return ByteBuffer.allocate(first.length + second.length)
                .put(first)
                .put(second)
                .array();
    }

    // --- speaking ---------------------------------------------------------------------------------------------------

    public void say(String message) throws IOException {
        send(Opcode.TEXT, message.getBytes(StandardCharsets.UTF_8));
    }

    /** One frame, masked as a client's must be. */
    private void send(Opcode opcode, byte[] payload) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
        frame.put((byte) (0x80 | opcode.code));
        if (payload.length < 126) {
            frame.put((byte) (0x80 | payload.length));
        } else if (payload.length < 1 << 16) {
            frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
        } else {
            frame.put((byte) (0x80 | 127)).putLong(payload.length);
        }
        byte[] mask = new byte[4];
        ThreadLocalRandom.current().nextBytes(mask);
        frame.put(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ mask[i & 3]));
        }
        synchronized (out) {
            out.write(frame.array(), 0, frame.position());
        }
    }

    /** Hangs up without a word. */
    @Override
    public void close() {
        closing = true;
        try {
            socket.close();
        } catch (IOException e) {
            LOG.atDebug().setCause(e).log("a live line did not close"); // then it is gone already
        }
    }

    private enum Opcode {
        CONTINUATION(0),
        TEXT(1),
        CLOSE(8),
        PING(9),
        PONG(10);

        private final int code;

        Opcode(int code) {
            this.code = code;
        }

        static Opcode of(int head) throws IOException {
            for (Opcode opcode : values()) {
                if (opcode.code == (head & 0xf)) {
                    return opcode;
                }
            }
            throw new IOException("a frame of kind " + (head & 0xf));
        }

        boolean isData() {
            return this == CONTINUATION || this == TEXT;
        }
    }
}

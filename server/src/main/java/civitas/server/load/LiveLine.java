package civitas.server.load;

import civitas.server.load.Frame.Opcode;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
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
        Greeting greeting = new Greeting(address, headers);
        out.write(greeting.request());
        greeting.check(this::headerLine);
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
                    return Frame.status(payload);
                }
            }
            boolean whole = (head & Frame.LAST) != 0;
            if (whole && Opcode.of(head).isData()) {
                hearer.heard(message);
            }
        }
    }

    private int length() throws IOException {
        int length = in.readUnsignedByte();
        return switch (length) {
            case Frame.SHORT_LENGTH -> in.readUnsignedShort();
            case Frame.LONG_LENGTH -> Math.toIntExact(in.readLong());
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

    private void send(Opcode opcode, byte[] payload) throws IOException {
        byte[] frame = Frame.masked(opcode, payload);
        synchronized (out) {
            out.write(frame);
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
}

package civitas.server.load;

import civitas.server.load.Frame.Opcode;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thousands of live connections on one thread, which hears whatever has come on any of them and keeps the beat at which the
 * tables choose.
 *
 * <p>A {@link LiveLine} has a thread of its own, and for every message the system wakes that thread and is asked to wake it again.
 * Next to a server that is measured this costs as much as the server's own work. Here one call tells of all lines that have
 * something to say.
 */
final class Switchboard implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Switchboard.class);
    private static final int LONGEST_READ = 1 << 17;

    /** What is asked of the thread between two looks at the lines. */
    private static final long LONGEST_PAUSE_MILLIS = 100;

    private final Selector selector;
    private final Thread thread =
            Thread.ofPlatform().name("switchboard").daemon().unstarted(this::run);
    private final ByteBuffer heard = ByteBuffer.allocateDirect(LONGEST_READ);
    private final Queue<Line> newcomers = new ConcurrentLinkedQueue<>();
    private volatile Beat beat = Beat.NONE;
    private volatile boolean closed;

    /** Something that is done again and again. */
    interface Beat {

        Beat NONE = now -> Long.MAX_VALUE;

        /** Does what is due by now; answers in how many nanoseconds it wants to be asked again. */
        long strike(long now);
    }

    Switchboard() {
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        thread.start();
    }

    /** From now on this is done here, between two looks at the lines. */
    void keep(Beat steady) {
        beat = steady;
        selector.wakeup();
    }

    /** Connects to {@code http://host:port/path}. Whatever is heard is heard by the thread of the switchboard, in order. */
    Line connect(URI address, Map<String, String> headers, Duration patience, LiveLine.Hearer hearer)
            throws IOException {
        SocketChannel channel = SocketChannel.open();
        try {
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.socket()
                    .connect(
                            new InetSocketAddress(address.getHost(), address.getPort()),
                            Math.toIntExact(patience.toMillis()));
            Line line = new Line(channel, hearer);
            line.shakeHands(new Greeting(address, headers), patience);
            channel.configureBlocking(false);
            newcomers.add(line);
            selector.wakeup();
            return line;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private void run() {
        try {
            while (!closed) {
                long pause = TimeUnit.NANOSECONDS.toMillis(beat.strike(System.nanoTime()));
                selector.select(Switchboard::attend, Math.clamp(pause, 1, LONGEST_PAUSE_MILLIS));
                welcome();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void attend(SelectionKey key) {
        ((Line) key.attachment()).attend();
    }

    /** What a newcomer has heard with its greeting comes first. */
    private void welcome() {
        for (Line line = newcomers.poll(); line != null; line = newcomers.poll()) {
            line.enter();
        }
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
        try {
            thread.join();
            selector.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One of the lines. */
    final class Line implements AutoCloseable {

        private final SocketChannel channel;
        private final LiveLine.Hearer hearer;

        /** The beginning of a frame whose end has not come yet, ready to be read; empty mostly. */
        private ByteBuffer rest = ByteBuffer.allocate(0);

        /** The beginning of a message in several frames. */
        private byte[] message = {};

        private volatile boolean closing;

        private Line(SocketChannel channel, LiveLine.Hearer hearer) {
            this.channel = channel;
            this.hearer = hearer;
        }

        // --- hearing ------------------------------------------------------------------------------------------------

        private void shakeHands(Greeting greeting, Duration patience) throws IOException {
            channel.socket().setSoTimeout(Math.toIntExact(patience.toMillis()));
            channel.socket().getOutputStream().write(greeting.request());
            greeting.check(this::headerLine);
        }

        private String headerLine() throws IOException {
            StringBuilder line = new StringBuilder();
            while (true) {
                if (!rest.hasRemaining()) {
                    byte[] more = new byte[1024];
                    int length = channel.socket().getInputStream().read(more);
                    if (length < 0) {
                        throw new EOFException("no greeting");
                    }
                    rest = ByteBuffer.wrap(more, 0, length);
                }
                char next = (char) (rest.get() & 0xff);
                if (next == '\n') {
                    return line.toString();
                }
                if (next != '\r') {
                    line.append(next);
                }
            }
        }

        private void enter() {
            try {
                channel.register(selector, SelectionKey.OP_READ, this);
                ByteBuffer first = rest;
                rest = ByteBuffer.allocate(0);
                take(first);
            } catch (ClosedChannelException e) {
                LOG.atDebug().setCause(e).log("a line was closed before it was heard");
            } catch (IOException e) {
                broken(e);
            }
        }

        private void attend() {
            try {
                heard.clear();
                int length = channel.read(heard);
                if (length < 0) {
                    end(LiveLine.CUT);
                } else {
                    take(heard.flip());
                }
            } catch (IOException e) {
                broken(e);
            }
        }

        private void broken(IOException e) {
            LOG.atDebug().setCause(e).log("a live line broke"); // told as its end
            end(LiveLine.CUT);
        }

        private void take(ByteBuffer fresh) throws IOException {
            ByteBuffer all = rest.hasRemaining() ? joined(rest, fresh) : fresh;
            while (frame(all)) {
                // one after the other
            }
            rest = all.hasRemaining() && !closing ? joined(all, ByteBuffer.allocate(0)) : ByteBuffer.allocate(0);
        }

        private static ByteBuffer joined(ByteBuffer first, ByteBuffer second) {
            return ByteBuffer.allocate(first.remaining() + second.remaining())
                    .put(first)
                    .put(second)
                    .flip();
        }

        /** Hears one frame, if all of it has come. */
        private boolean frame(ByteBuffer from) throws IOException {
            int start = from.position();
            int length = length(from);
            if (closing || length < 0 || from.remaining() < length) {
                from.position(start);
                return false;
            }
            byte[] payload = new byte[length];
            from.get(payload);
            hear(from.get(start), payload);
            return true;
        }

        /** Steps behind the head of a frame; negative if not even that has come. */
        private static int length(ByteBuffer from) {
            if (from.remaining() < 2) {
                return -1;
            }
            int length = from.getShort() & 0xff;
            return switch (length) {
                case Frame.SHORT_LENGTH -> from.remaining() < Short.BYTES ? -1 : from.getShort() & 0xffff;
                case Frame.LONG_LENGTH -> from.remaining() < Long.BYTES ? -1 : Math.toIntExact(from.getLong());
                default -> length;
            };
        }

        private void hear(int head, byte[] payload) throws IOException {
            Opcode opcode = Opcode.of(head);
            switch (opcode) {
                case CONTINUATION -> {
                    byte[] longer = Arrays.copyOf(message, message.length + payload.length);
                    System.arraycopy(payload, 0, longer, message.length, payload.length);
                    message = longer;
                }
                case TEXT -> message = payload;
                case PING -> send(Opcode.PONG, payload);
                case PONG -> {
                    return;
                }
                case CLOSE -> {
                    send(Opcode.CLOSE, payload);
                    end(Frame.status(payload));
                    return;
                }
            }
            if ((head & Frame.LAST) != 0 && opcode.isData()) {
                byte[] whole = message;
                message = new byte[0];
                hearer.heard(whole);
            }
        }

        private void end(int status) {
            boolean ours = closing;
            close();
            if (!ours) {
                hearer.closed(status);
            }
        }

        // --- speaking -----------------------------------------------------------------------------------------------

        void say(String text) throws IOException {
            send(Opcode.TEXT, text.getBytes(StandardCharsets.UTF_8));
        }

        /** Whoever leaves so much unread that a few words find no room is not a server any more. */
        private void send(Opcode opcode, byte[] payload) throws IOException {
            ByteBuffer frame = ByteBuffer.wrap(Frame.masked(opcode, payload));
            channel.write(frame);
            if (frame.hasRemaining()) {
                throw new IOException("the other side does not read");
            }
        }

        /** Hangs up without a word. */
        @Override
        public void close() {
            closing = true;
            try {
                channel.close();
            } catch (IOException e) {
                LOG.atDebug().setCause(e).log("a live line did not close"); // then it is gone already
            }
        }
    }
}

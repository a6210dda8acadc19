package civitas.server.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;

/** The frames that messages travel in over a WebSocket. */
final class Frame {

    /** In the first byte: the last frame of its message. */
    static final int LAST = 0x80;

    /** The longest head of a frame from a client: two bytes, eight of length, four of mask. */
    private static final int LONGEST_HEAD = 14;

    private static final int MASKED = 0x80;

    /** Lengths from here on stand in two bytes of their own, or in eight. */
    static final int SHORT_LENGTH = 126;

    static final int LONG_LENGTH = 127;

    private Frame() {}

    /** What a frame is. */
    enum Opcode {
        CONTINUATION(0),
        TEXT(1),
        CLOSE(8),
        PING(9),
        PONG(10);

        private final int code;

        Opcode(int code) {
            this.code = code;
        }

        /** @param head the first byte of a frame */
        static Opcode of(int head) throws IOException {
            return switch (head & 0xf) {
                case 0 -> CONTINUATION;
                case 1 -> TEXT;
                case 8 -> CLOSE;
                case 9 -> PING;
                case 10 -> PONG;
                default -> throw new IOException("a frame of kind " + (head & 0xf));
            };
        }

        boolean isData() {
            return this == CONTINUATION || this == TEXT;
        }
    }

    /** One frame, masked as a client's must be. */
    static byte[] masked(Opcode opcode, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + LONGEST_HEAD);
        frame.put((byte) (LAST | opcode.code));
        if (payload.length < SHORT_LENGTH) {
            frame.put((byte) (MASKED | payload.length));
        } else if (payload.length < 1 << 16) {
            frame.put((byte) (MASKED | SHORT_LENGTH)).putShort((short) payload.length);
        } else {
            frame.put((byte) (MASKED | LONG_LENGTH)).putLong(payload.length);
        }
        byte[] mask = new byte[4];
        ThreadLocalRandom.current().nextBytes(mask);
        frame.put(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ mask[i & 3]));
        }
        return Arrays.copyOf(frame.array(), frame.position());
    }

    /** The status that a goodbye gives; 1005 stands for none. */
    static int status(byte[] goodbye) {
        return goodbye.length < 2 ? 1005 : ByteBuffer.wrap(goodbye).getShort() & 0xffff;
    }
}

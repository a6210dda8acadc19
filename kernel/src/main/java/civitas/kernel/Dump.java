package civitas.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A table written out line by line, canonical and complete: equal tables give equal texts, and where two tables differ a
 * person can see where. Used by tests, records and bug reports, never while playing.
 */
public final class Dump {

    private final StringBuilder text = new StringBuilder(4096);

    public void put(String name, Object... values) {
        text.append(name);
        for (Object value : values) {
            text.append(' ').append(value);
        }
        text.append('\n');
    }

    public void put(String name, byte[] values) {
        text.append(name);
        for (byte value : values) {
            text.append(' ').append(value);
        }
        text.append('\n');
    }

    public void put(String name, byte[] values, int length) {
        text.append(name);
        for (int i = 0; i < length; i++) {
            text.append(' ').append(values[i]);
        }
        text.append('\n');
    }

    public void put(String name, int[] values) {
        text.append(name);
        for (int value : values) {
            text.append(' ').append(value);
        }
        text.append('\n');
    }

    /** Sixteen hexadecimal digits that stand for the whole text. */
    public String fingerprint() {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

package civitas.server.trust;

import civitas.kernel.Seed;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A promise about the dice: the hash of the seed is shown when a table starts, the seed when it ends.
 *
 * <p>The salt keeps anybody from finding the seed by trying all of them. Whoever has both can check with
 * {@code printf 'SALT:SEED' | sha256sum}.
 */
public final class SeedProof {

    private SeedProof() {}

    public static String hash(String salt, Seed seed) {
        return HexFormat.of().formatHex(digest(salt + ":" + seed.text()));
    }

    /** A seed for whoever plays at a table: it comes from the table's own, but tells nothing about it. */
    public static long derived(String salt, Seed seed, String player) {
        return ByteBuffer.wrap(digest(salt + ":" + seed.text() + ":" + player)).getLong();
    }

    private static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

package civitas.server.trust;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A promise about the dice: the hash of the seed is shown when a table starts, the seed when it ends.
 *
 * <p>The salt keeps anybody from finding the seed by trying all of them. Whoever has both can check with
 * {@code printf 'SALT:SEED' | sha256sum}.
 */
public final class SeedProof {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SALT_BYTES = 16;

    private SeedProof() {}

    public static long newSeed() {
        return RANDOM.nextLong();
    }

    public static String newSalt() {
        byte[] bytes = new byte[SALT_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    public static String hash(String salt, long seed) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest((salt + ":" + seed).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

package civitas.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Words nobody can guess. Those that prove something are stored as hashes only. */
public final class Secrets {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int SECRET_BYTES = 32;
    private static final int ID_LETTERS = 12;

    /** Without letters and digits that look alike. */
    private static final String ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz";

    private Secrets() {}

    /** A secret for a session or a link. */
    public static String newSecret() {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** An id that looks well in an address: 60 random bits. */
    public static String newId() {
        StringBuilder id = new StringBuilder(ID_LETTERS);
        for (int i = 0; i < ID_LETTERS; i++) {
            id.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }

    /** What is stored of a secret. It is random and long, so it needs no salt. */
    public static String hash(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}

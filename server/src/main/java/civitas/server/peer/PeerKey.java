package civitas.server.peer;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.NamedParameterSpec;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * The secret that all servers of a cluster know, as a key for TLS: each of them makes the same pair of Ed25519 keys out of it, and
 * believes nobody else. So whoever does not know the secret gets no further than the handshake, on either side; and there are no
 * certificates to be made, carried about or renewed.
 */
public final class PeerKey {

    private static final byte[] SALT = "civitas cluster 1".getBytes(StandardCharsets.US_ASCII);

    /** Whoever is shown the public key could try secrets; this makes each try cost something. */
    private static final int ROUNDS = 200_000;

    private static final int SEED_BITS = 256;
    private static final char[] PASSWORD = "memory".toCharArray();

    // The parts of a certificate, as X.509 writes them (DER).
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int INTEGER = 0x02;
    private static final int BITS = 0x03;
    private static final int OBJECT = 0x06;
    private static final int TEXT = 0x0c;
    private static final int SHORT_TIME = 0x17;
    private static final int LONG_TIME = 0x18;
    private static final int VERSION = 0xa0;
    private static final byte[] ED25519 = {0x2b, 0x65, 0x70};
    private static final byte[] COMMON_NAME = {0x55, 0x04, 0x03};

    private final SSLContext context;

    public PeerKey(String secret) {
        try {
            KeyPair pair = pair(secret);
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, PASSWORD);
            store.setKeyEntry("peer", pair.getPrivate(), PASSWORD, new Certificate[] {certificate(pair)});
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, PASSWORD);
            context = SSLContext.getInstance("TLSv1.3");
            context.init(keys.getKeyManagers(), new TrustManager[] {new OnlyUs(pair.getPublic())}, new SecureRandom());
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e); // every JDK can do it
        }
    }

    public SSLContext context() {
        return context;
    }

    private static KeyPair pair(String secret) throws GeneralSecurityException {
        byte[] seed = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                .generateSecret(new PBEKeySpec(secret.toCharArray(), SALT, ROUNDS, SEED_BITS))
                .getEncoded();
        KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
        generator.initialize(NamedParameterSpec.ED25519, new Given(seed));
        return generator.generateKeyPair();
    }

    /** A private key of Ed25519 is any 32 bytes: these. */
    private static final class Given extends SecureRandom {

        private static final long serialVersionUID = 1L;

        private final byte[] seed;

        @SuppressWarnings("NullAway") // no provider: nothing is random here
        Given(byte[] seed) {
            super(null, null);
            this.seed = seed.clone();
        }

        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(seed, 0, bytes, 0, bytes.length);
        }
    }

    // --- the certificate
    // ------------------------------------------------------------------------------------------------

    /** TLS wants a certificate around the key; what it says besides the key means nothing. */
    private static X509Certificate certificate(KeyPair pair) throws GeneralSecurityException {
        byte[] algorithm = der(SEQUENCE, der(OBJECT, ED25519));
        byte[] name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), text(TEXT, "civitas"))));
        byte[] content = der(
                SEQUENCE,
                der(VERSION, der(INTEGER, new byte[] {2})),
                der(INTEGER, new byte[] {1}),
                algorithm,
                name,
                der(SEQUENCE, text(SHORT_TIME, "200101000000Z"), text(LONG_TIME, "99991231235959Z")),
                name,
                pair.getPublic().getEncoded());
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(pair.getPrivate());
        signature.update(content);
        byte[] whole = der(SEQUENCE, content, algorithm, der(BITS, new byte[1], signature.sign()));
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(whole));
    }

    private static byte[] text(int tag, String text) {
        return der(tag, text.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] der(int tag, byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (length >= 0x100) {
            out.write(0x82);
            out.write(length >> 8);
        } else if (length >= 0x80) {
            out.write(0x81);
        }
        out.write(length);
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    // --- whom to believe
    // ------------------------------------------------------------------------------------------------

    /** Believes whoever has proved to have our key, by whatever name and address. */
    private static final class OnlyUs extends X509ExtendedTrustManager {

        private final PublicKey ours;

        OnlyUs(PublicKey ours) {
            this.ours = ours;
        }

        private void check(X509Certificate[] chain) throws CertificateException {
            if (chain.length == 0 || !chain[0].getPublicKey().equals(ours)) {
                throw new CertificateException("somebody who does not know the secret of this cluster");
            }
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
            check(chain);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
                throws CertificateException {
            check(chain);
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
                throws CertificateException {
            check(chain);
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}

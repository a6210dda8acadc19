package civitas.server.trust;

import civitas.kernel.Seed;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Where the chance of new tables comes from. */
public interface Seeds {

    /** What nobody can foresee. */
    Seeds SECRET = new Seeds() {
        private static final int SALT_BYTES = 16;

        private final SecureRandom random = new SecureRandom();

        @Override
        public Seed seed() {
            return Seed.key(random.nextLong(), random.nextLong());
        }

        @Override
        public String salt() {
            byte[] bytes = new byte[SALT_BYTES];
            random.nextBytes(bytes);
            return HexFormat.of().formatHex(bytes);
        }
    };

    /** The chance of a new table. */
    Seed seed();

    /** What keeps anybody from finding a seed by trying. */
    String salt();

    /** The same for every table, for tests: what happens at one depends neither on luck nor on the tables before. */
    static Seeds always(long seed) {
        return new Seeds() {
            @Override
            public Seed seed() {
                return Seed.of(seed);
            }

            @Override
            public String salt() {
                return HexFormat.of()
                        .formatHex(ByteBuffer.allocate(Long.BYTES).putLong(seed).array());
            }
        };
    }
}

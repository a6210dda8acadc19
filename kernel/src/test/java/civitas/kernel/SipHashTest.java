package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SipHashTest {

    /** From the authors' own program: key 00 01 … 0f, message 00 01 … 07 (vectors_sip64, number 8). */
    @Test
    void agreesWithTheReference() {
        long hash = SipHash.hash(
                littleEndian("0001020304050607"), littleEndian("08090a0b0c0d0e0f"), littleEndian("0001020304050607"));
        assertThat(hash).isEqualTo(littleEndian("6224939a79f5f593"));
    }

    /** Half of all bits change with any bit of key or message: what is seen on one side says nothing about the other. */
    @Test
    void everyBitChangesHalfOfAllBits() {
        for (int bit = 0; bit < 3 * Long.SIZE; bit++) {
            int changed = 0;
            for (int i = 0; i < 1000; i++) {
                changed += Long.bitCount(
                        SipHash.hash(1, 2, i) ^ SipHash.hash(1 ^ flip(bit, 0), 2 ^ flip(bit, 1), i ^ flip(bit, 2)));
            }
            assertThat(changed).as("bit " + bit).isBetween(31_000, 33_000);
        }
    }

    private static long flip(int bit, int word) {
        return bit / Long.SIZE == word ? 1L << bit : 0;
    }

    private static long littleEndian(String bytes) {
        return ByteBuffer.wrap(HexFormat.of().parseHex(bytes))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }
}

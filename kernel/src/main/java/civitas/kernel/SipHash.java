package civitas.kernel;

/**
 * SipHash-2-4 (Aumasson and Bernstein, 2012) of a message of eight bytes: a pseudo-random function with a key of 128 bits.
 *
 * <p>Without the key its values cannot be told from pure chance, however many of them one has seen; so they tell nothing
 * about the key or about each other. Of such functions it is the one made for short messages: eight rounds of additions,
 * rotations and exclusive ors, no tables and no state between two values.
 */
final class SipHash {

    private SipHash() {}

    /** @param message its lowest byte is the first of the eight */
    static long hash(long key0, long key1, long message) {
        long v0 = key0 ^ 0x736f6d6570736575L;
        long v1 = key1 ^ 0x646f72616e646f6dL;
        long v2 = key0 ^ 0x6c7967656e657261L;
        long v3 = key1 ^ 0x7465646279746573L;
        // the message, its length (in the highest byte of a last word), and the end: 2, 2 and 4 rounds
        long word = message;
        for (int round = 0; round < 8; round++) {
            if (round == 0 || round == 2) {
                v3 ^= word;
            } else if (round == 4) {
                v2 ^= 0xff;
            }
            v0 += v1;
            v2 += v3;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 = Long.rotateLeft(v0, 32) + v3;
            v2 += v1;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 = Long.rotateLeft(v2, 32);
            if (round == 1 || round == 3) {
                v0 ^= word;
                word = (long) Long.BYTES << 56;
            }
        }
        return v0 ^ v1 ^ v2 ^ v3;
    }
}

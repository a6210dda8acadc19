package civitas.civ.table;

/** Draws from hidden things without anybody seeing the dice. */
public final class Drawing {

    private Drawing() {}

    /** The members of a set of numbers in random order. */
    public static byte[] shuffled(CivTable table, long set) {
        byte[] numbers = new byte[Long.bitCount(set)];
        int i = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            numbers[i++] = (byte) Long.numberOfTrailingZeros(rest);
        }
        table.chance().shuffle(numbers, 0, numbers.length);
        return numbers;
    }
}

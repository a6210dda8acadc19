package civitas.clash.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/**
 * A bundle of goods: a price, a payment, a gain. One byte per good packed into a long, so that bundles are small values
 * that compare and add at once.
 */
public record Goods(long packed) implements Thing {

    public static final Goods NOTHING = new Goods(0);

    private static final int BITS = 8;
    private static final long MASK = 0xFF;

    public static Goods of(Good good, int number) {
        return NOTHING.plus(good, number);
    }

    public static Goods of(Good a, int numberOfA, Good b, int numberOfB) {
        return of(a, numberOfA).plus(b, numberOfB);
    }

    public int get(Good good) {
        return (int) (packed >>> good.ordinal() * BITS & MASK);
    }

    /** How many kinds of goods are in it. */
    public int kinds() {
        int kinds = 0;
        for (long rest = packed; rest != 0; rest >>>= BITS) {
            kinds += (rest & MASK) == 0 ? 0 : 1;
        }
        return kinds;
    }

    public Goods plus(Good good, int number) {
        return new Goods(packed + ((long) number << good.ordinal() * BITS));
    }

    public Goods plus(Goods other) {
        return new Goods(packed + other.packed);
    }

    public Goods minus(Goods other) {
        return new Goods(packed - other.packed);
    }

    public boolean isEmpty() {
        return packed == 0;
    }

    /** How many goods of all kinds. */
    public int total() {
        int sum = 0;
        for (long rest = packed; rest != 0; rest >>>= BITS) {
            sum += (int) (rest & MASK);
        }
        return sum;
    }

    @Override
    public String code() {
        if (isEmpty()) {
            return "nothing";
        }
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (get(good) > 0) {
                code.append(code.isEmpty() ? "" : "+").append(get(good)).append(good.code());
            }
        }
        return code.toString();
    }

    @Override
    public Phrase title() {
        if (isEmpty()) {
            return Phrase.of("goods.nothing");
        }
        List<Object> parts = new ArrayList<>();
        for (int i = 0; i < Good.COUNT; i++) {
            Good good = Good.of(i);
            if (get(good) > 0) {
                if (!parts.isEmpty()) {
                    parts.add(", ");
                }
                parts.add(good.counted(get(good)));
            }
        }
        return new Phrase("", parts);
    }

    @Override
    public String kind() {
        return "goods";
    }

    @Override
    public String toString() {
        return code();
    }
}

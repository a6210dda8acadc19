package civitas.kernel.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * Where a {@link Register} has its columns from. Its constructor asks for each of them once,
 *
 * <pre>
 * owner = columns.bytes("city", cities -&gt; cities.owner, spaces, NOBODY);
 * </pre>
 *
 * and gets a blank one, or a copy of another register's, or that register's own, which is written down or read in passing.
 *
 * @param <R> the register
 */
public sealed interface Columns<R> {

    /**
     * A column of any kind.
     *
     * @param of where a register has it
     * @param length how many entries it has
     * @param initial what they are at first
     */
    <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial);

    default byte[] bytes(String name, Function<R, byte[]> of, int length, int initial) {
        return column(Kind.BYTES, name, of, length, initial);
    }

    default int[] ints(String name, Function<R, int[]> of, int length) {
        return column(Kind.INTS, name, of, length, 0);
    }

    /** A column of an {@linkplain Kind#unwritten unwritten} kind. */
    default <C> C unwritten(Kind<C> kind, Function<R, C> of, int length) {
        return unwritten(kind, of, length, 0);
    }

    default <C> C unwritten(Kind<C> kind, Function<R, C> of, int length, int initial) {
        return column(kind, "", of, length, initial);
    }

    /** A number beside the columns, which the register writes itself. */
    int number(ToIntFunction<R> of, int initial);

    /** Something beside the columns that never changes, so that copies share it until they say something else. */
    <V> V value(Function<R, V> of, V initial);

    /** What can be done with columns of a kind. Kinds are constants, like the fields of a {@link Form}. */
    record Kind<C>(Maker<C> maker, UnaryOperator<C> copier, Writer<C> writer, Reader<C> reader) {

        private static final Kind<byte[]> BYTES = new Kind<>(
                Kind::filled,
                byte[]::clone,
                (column, length, name, out) -> out.put(name, column),
                (column, length, name, in) -> in.line(name).numbers(column));

        private static final Kind<int[]> INTS = new Kind<>(
                (length, initial) -> new int[length],
                int[]::clone,
                (column, length, name, out) -> out.put(name, column),
                (column, length, name, in) -> in.line(name).numbers(column));

        /** Of registers that do not write down their columns, but what lies on the map. */
        public static final Kind<byte[]> PLACES = unwritten(Kind::filled, byte[]::clone);

        /** The same for maps with many places. */
        public static final Kind<short[]> FAR_PLACES = unwritten(
                (length, initial) -> {
                    short[] column = new short[length];
                    Arrays.fill(column, (short) initial);
                    return column;
                },
                short[]::clone);

        /** For columns that follow from others, or that a register writes in a way of its own. */
        public static <C> Kind<C> unwritten(IntFunction<C> maker, UnaryOperator<C> copier) {
            return unwritten((length, initial) -> maker.apply(length), copier);
        }

        public static <C> Kind<C> unwritten(Maker<C> maker, UnaryOperator<C> copier) {
            return new Kind<>(maker, copier, (column, length, name, out) -> {}, (column, length, name, in) -> {});
        }

        /** The same for a column that a register and its copies have in common, until one of them is about to write. */
        public Kind<C> shared() {
            return new Kind<>(maker, UnaryOperator.identity(), writer, reader);
        }

        private static byte[] filled(int length, int initial) {
            byte[] column = new byte[length];
            Arrays.fill(column, (byte) initial);
            return column;
        }
    }

    @FunctionalInterface
    interface Maker<C> {
        C make(int length, int initial);
    }

    @FunctionalInterface
    interface Writer<C> {
        void write(C column, int length, String name, Dump out);
    }

    @FunctionalInterface
    interface Reader<C> {
        void read(C column, int length, String name, DumpReader in);
    }

    /** For a register that begins. */
    record Blank<R>() implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            return kind.maker.make(length, initial);
        }

        @Override
        public int number(ToIntFunction<R> of, int initial) {
            return initial;
        }

        @Override
        public <V> V value(Function<R, V> of, V initial) {
            return initial;
        }
    }

    /** For a copy. */
    record Copied<R>(R original) implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            return kind.copier.apply(of.apply(original));
        }

        @Override
        public int number(ToIntFunction<R> of, int initial) {
            return of.applyAsInt(original);
        }

        @Override
        public <V> V value(Function<R, V> of, V initial) {
            return of.apply(original);
        }
    }

    /** For writing a register down. */
    record Written<R>(R register, Dump out) implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            C column = of.apply(register);
            kind.writer.write(column, length, name, out);
            return column;
        }

        @Override
        public int number(ToIntFunction<R> of, int initial) {
            return of.applyAsInt(register);
        }

        @Override
        public <V> V value(Function<R, V> of, V initial) {
            return of.apply(register);
        }
    }

    /** For reading what was written into a register. */
    record Read<R>(R register, DumpReader in) implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            C column = of.apply(register);
            kind.reader.read(column, length, name, in);
            return column;
        }

        @Override
        public int number(ToIntFunction<R> of, int initial) {
            return of.applyAsInt(register);
        }

        @Override
        public <V> V value(Function<R, V> of, V initial) {
            return of.apply(register);
        }
    }
}

package civitas.kernel.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.IntFunction;
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
        return column(kind, "", of, length, 0);
    }

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

        /** For columns that follow from others, or that a register writes in a way of its own. */
        public static <C> Kind<C> unwritten(IntFunction<C> maker, UnaryOperator<C> copier) {
            return new Kind<>(
                    (length, initial) -> maker.apply(length),
                    copier,
                    (column, length, name, out) -> {},
                    (column, length, name, in) -> {});
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
    }

    /** For a copy. */
    record Copied<R>(R original) implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            return kind.copier.apply(of.apply(original));
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
    }

    /** For reading what was written into a register. */
    record Read<R>(R register, DumpReader in) implements Columns<R> {
        @Override
        public <C> C column(Kind<C> kind, String name, Function<R, C> of, int length, int initial) {
            C column = of.apply(register);
            kind.reader.read(column, length, name, in);
            return column;
        }
    }
}

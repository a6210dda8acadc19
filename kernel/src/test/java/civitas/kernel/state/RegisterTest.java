package civitas.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RegisterTest {

    /** Fields with hedges, how far each has grown, and a tally of the hedges that follows from them. */
    private static final class Fields extends Register<Fields> {

        private static final Columns.Kind<int[]> TALLY = Columns.Kind.unwritten(int[]::new, int[]::clone);

        private static final Columns.Kind<short[]> KEPT = Columns.Kind.FAR_PLACES.shared();

        private static final Columns.Kind<boolean[]> FLAGS = new Columns.Kind<>(
                (length, initial) -> new boolean[length],
                boolean[]::clone,
                (flags, length, name, out) -> {
                    StringBuilder text = new StringBuilder();
                    for (boolean flag : flags) {
                        text.append(flag ? '1' : '0');
                    }
                    out.put(name, text);
                },
                (flags, length, name, in) -> {
                    String text = in.line(name).word();
                    for (int field = 0; field < length; field++) {
                        flags[field] = text.charAt(field) == '1';
                    }
                });

        private final byte[] hedge;
        private final int[] grown;
        private final boolean[] watered;
        private final int[] tally;
        private final short[] kept;
        private int rounds;
        private String farmer;

        Fields(int count) {
            this(new Columns.Blank<>(), count);
        }

        private Fields(Columns<Fields> columns, int count) {
            hedge = columns.bytes("hedges", fields -> fields.hedge, count, -1);
            grown = columns.ints("grown", fields -> fields.grown, count);
            watered = columns.column(FLAGS, "watered", fields -> fields.watered, count, 0);
            tally = columns.unwritten(TALLY, fields -> fields.tally, 3);
            kept = columns.unwritten(KEPT, fields -> fields.kept, count, -1);
            rounds = columns.number(fields -> fields.rounds, 7);
            farmer = columns.value(fields -> fields.farmer, "nobody");
        }

        @Override
        protected Fields with(Columns<Fields> columns) {
            return new Fields(columns, hedge.length);
        }

        void plant(int field, int kind) {
            if (hedge[field] >= 0) {
                tally[hedge[field]]--;
            }
            hedge[field] = (byte) kind;
            tally[kind]++;
        }

        void scribble(Random random) {
            int field = random.nextInt(hedge.length);
            plant(field, random.nextInt(3));
            grown[field] = random.nextInt();
            watered[field] = random.nextBoolean();
        }
    }

    private static String text(Fields fields) {
        Dump dump = new Dump();
        fields.dump(dump);
        return dump.toString();
    }

    @Test
    void aBlankRegisterSaysWhatItsColumnsAreAtFirst() {
        Fields fields = new Fields(3);
        assertThat(text(fields)).isEqualTo("""
                hedges -1 -1 -1
                grown 0 0 0
                watered 000
                """);
        assertThat(fields.tally).containsExactly(0, 0, 0);
    }

    @Test
    void columnsAreWrittenInTheOrderInWhichTheConstructorAsksForThem() {
        Fields fields = new Fields(2);
        fields.plant(1, 2);
        fields.grown[0] = 70_000;
        fields.watered[1] = true;
        assertThat(text(fields)).isEqualTo("""
                hedges -1 2
                grown 70000 0
                watered 01
                """);
        assertThat(fields.hedge).as("writing changes nothing").containsExactly(-1, 2);
    }

    @Test
    void copiesSayTheSameAndAreIndependent() {
        Random random = new Random(4);
        Fields fields = new Fields(5);
        for (int round = 0; round < 200; round++) {
            fields.scribble(random);
            Fields copy = fields.copy();
            String before = text(fields);
            int[] tally = fields.tally.clone();
            assertThat(text(copy)).isEqualTo(before);
            assertThat(copy.tally).containsExactly(tally);
            copy.scribble(random);
            assertThat(text(fields)).isEqualTo(before);
            assertThat(fields.tally).containsExactly(tally);
            String after = text(copy);
            fields.scribble(random);
            assertThat(text(copy)).as("the original writes").isEqualTo(after);
        }
    }

    @Test
    void whatIsBesideTheColumnsIsCopiedToo() {
        Fields fields = new Fields(2);
        assertThat(fields.kept).containsExactly((short) -1, (short) -1);
        assertThat(fields.rounds).isEqualTo(7);
        assertThat(fields.farmer).isEqualTo("nobody");
        fields.rounds = 8;
        fields.farmer = "Anna";
        Fields copy = fields.copy();
        copy.rounds++;
        assertThat(copy.rounds).isEqualTo(9);
        assertThat(fields.rounds).isEqualTo(8);
        assertThat(copy.farmer).isEqualTo("Anna");
        assertThat(copy.kept).as("shared until somebody writes").isSameAs(fields.kept);
        fields.restore(new DumpReader(text(copy)));
        assertThat(fields.rounds).as("not written, so it stays").isEqualTo(8);
    }

    @Test
    void whatIsWrittenIsReadBackIntoTheSameArrays() {
        Random random = new Random(8);
        Fields fields = new Fields(6);
        Fields read = new Fields(6);
        byte[] hedge = read.hedge;
        for (int round = 0; round < 200; round++) {
            fields.scribble(random);
            read.scribble(random);
            int[] tally = read.tally.clone();
            DumpReader in = new DumpReader(text(fields));
            read.restore(in);
            in.end();
            assertThat(text(read)).isEqualTo(text(fields));
            assertThat(read.hedge).isSameAs(hedge);
            assertThat(read.tally).as("what is not written is left as it was").containsExactly(tally);
        }
    }

    @Test
    void refusesLinesThatAreNotItsOwn() {
        for (String wrong : new String[] {
            "grown 0 0\nhedges 1 1\nwatered 00\n",
            "hedges 1\ngrown 0 0\nwatered 00\n",
            "hedges 1 128\ngrown 0 0\nwatered 00\n",
            "hedges 1 4294967296\ngrown 0 0\nwatered 00\n",
            "hedges 1 1\ngrown 0 0\n",
        }) {
            assertThatThrownBy(() -> new Fields(2).restore(new DumpReader(wrong)), wrong)
                    .isInstanceOf(DumpException.class);
        }
    }
}

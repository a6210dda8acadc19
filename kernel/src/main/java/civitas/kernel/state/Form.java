package civitas.kernel.state;

import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The form of a {@link Sheet}: its fields, each declared once with its name and what it is at first.
 *
 * <pre>
 * private static final Form FORM = new Form("turn");
 * private static final Form.Count ACTIONS = FORM.count("actions", 3);
 * private static final Form.Flag BEGUN = FORM.flag("begun");
 * private static final Form.Row LOST = FORM.row("lost", 5);
 * </pre>
 *
 * Fields are records, whose components the compiler takes for constants: reading one is reading an array at a fixed place.
 */
public final class Form {

    private final String name;
    private final List<Field> fields = new ArrayList<>();
    private int[] numbers = {};
    private Object[] values = {};

    public Form(String name) {
        this.name = name;
    }

    /** Something that is written on a sheet. */
    sealed interface Field {

        String name();

        /** Whether the sheet says what it said at first. */
        boolean isBlank(Sheet sheet);

        /** What a dump says of it, words without blanks. */
        String write(Sheet sheet);

        void read(Sheet sheet, DumpReader in);
    }

    /** A whole number. */
    public record Count(String name, int at, int initial) implements Field {
        @Override
        public boolean isBlank(Sheet sheet) {
            return sheet.numbers[at] == initial;
        }

        @Override
        public String write(Sheet sheet) {
            return Integer.toString(sheet.numbers[at]);
        }

        @Override
        public void read(Sheet sheet, DumpReader in) {
            sheet.set(this, in.number());
        }
    }

    /** Yes or no; no at first. */
    public record Flag(String name, int at) implements Field {
        @Override
        public boolean isBlank(Sheet sheet) {
            return sheet.numbers[at] == 0;
        }

        @Override
        public String write(Sheet sheet) {
            return Boolean.toString(sheet.numbers[at] != 0);
        }

        @Override
        public void read(Sheet sheet, DumpReader in) {
            sheet.set(this, in.flag());
        }
    }

    /** Several whole numbers side by side. */
    public record Row(String name, int at, int length, int initial) implements Field {
        @Override
        public boolean isBlank(Sheet sheet) {
            for (int i = at; i < at + length; i++) {
                if (sheet.numbers[i] != initial) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public String write(Sheet sheet) {
            StringBuilder text = new StringBuilder();
            for (int i = at; i < at + length; i++) {
                text.append(i == at ? "" : " ").append(sheet.numbers[i]);
            }
            return text.toString();
        }

        @Override
        public void read(Sheet sheet, DumpReader in) {
            for (int i = 0; i < length; i++) {
                sheet.set(this, i, in.number());
            }
        }
    }

    /** A value that never changes itself, so that copies share it. */
    public record Value<V>(String name, int at, V initial, Function<V, String> writer, Function<String, V> reader)
            implements Field {

        @Override
        public boolean isBlank(Sheet sheet) {
            return sheet.values[at].equals(initial);
        }

        @Override
        public String write(Sheet sheet) {
            return writer.apply(sheet.get(this));
        }

        @Override
        public void read(Sheet sheet, DumpReader in) {
            sheet.set(this, reader.apply(in.text()));
        }
    }

    /** All fields up to some place: what is forgotten together, say when a turn ends. */
    public record Head(int numbers, int values) {}

    public Count count(String field) {
        return count(field, 0);
    }

    public Count count(String field, int initial) {
        return add(new Count(field, reserve(1, initial), initial));
    }

    public Flag flag(String field) {
        return add(new Flag(field, reserve(1, 0)));
    }

    public Row row(String field, int length) {
        return row(field, length, 0);
    }

    public Row row(String field, int length, int initial) {
        return add(new Row(field, reserve(length, initial), length, initial));
    }

    /** A constant of an enum of the rules' own vocabulary. */
    public <E extends Enum<E>> Value<E> constant(String field, Class<E> type, E initial) {
        return value(field, initial, Enum::name, text -> DumpReader.constant(type, text));
    }

    public Value<Numbers> numbers(String field) {
        return value(field, Numbers.NONE, Numbers::toString, Numbers::parse);
    }

    /**
     * A value of any immutable kind.
     *
     * @param writer writes it down for a dump
     * @param reader reads that back
     */
    public <V> Value<V> value(String field, V initial, Function<V, String> writer, Function<String, V> reader) {
        values = Arrays.copyOf(values, values.length + 1);
        values[values.length - 1] = initial;
        return add(new Value<>(field, values.length - 1, initial, writer, reader));
    }

    /** The fields that have been declared so far, so that they can be cleared together. */
    public Head head() {
        return new Head(numbers.length, values.length);
    }

    private int reserve(int length, int initial) {
        int at = numbers.length;
        numbers = Arrays.copyOf(numbers, at + length);
        Arrays.fill(numbers, at, at + length, initial);
        return at;
    }

    private <F extends Field> F add(F field) {
        if (field.name().isBlank() || field.name().contains(" ")) {
            throw new IllegalArgumentException("'" + field.name() + "' cannot be the name of a field");
        }
        for (Field other : fields) {
            if (other.name().equals(field.name())) {
                throw new IllegalArgumentException(name + " has two fields " + field.name());
            }
        }
        fields.add(field);
        return field;
    }

    String name() {
        return name;
    }

    List<Field> fields() {
        return fields;
    }

    /** What the numbers of a blank sheet are. */
    int[] numbers() {
        return numbers;
    }

    /** What the values of a blank sheet are. */
    Object[] values() {
        return values;
    }
}

package civitas.kernel.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/**
 * A part of a table's state whose fields are declared in a {@link Form}. Subclasses give the fields names for the rules;
 * copying, clearing, dumping and reading back follow from the form.
 *
 * <p>A copy shares what is written with its original until one of the two writes: most of a copied table is never written to.
 */
public abstract class Sheet {

    private final Form form;
    int[] numbers;
    Object[] values;
    private boolean numbersShared;
    private boolean valuesShared;

    /** A blank sheet. */
    protected Sheet(Form form) {
        this.form = form;
        numbers = form.numbers();
        values = form.values();
        numbersShared = true;
        valuesShared = true;
    }

    /** A sheet that says the same. */
    protected Sheet(Sheet other) {
        form = other.form;
        other.numbersShared = true;
        other.valuesShared = true;
        numbers = other.numbers;
        values = other.values;
        numbersShared = true;
        valuesShared = true;
    }

    /** The numbers, to be written to. */
    private int[] ownNumbers() {
        if (numbersShared) {
            numbers = numbers.clone();
            numbersShared = false;
        }
        return numbers;
    }

    /** The values, to be written to. */
    private Object[] ownValues() {
        if (valuesShared) {
            values = values.clone();
            valuesShared = false;
        }
        return values;
    }

    /** Makes it blank again. */
    protected final void clear() {
        numbers = form.numbers();
        values = form.values();
        numbersShared = true;
        valuesShared = true;
    }

    /** Makes the fields of a head blank again. */
    protected final void clear(Form.Head head) {
        System.arraycopy(form.numbers(), 0, ownNumbers(), 0, head.numbers());
        System.arraycopy(form.values(), 0, ownValues(), 0, head.values());
    }

    protected final int get(Form.Count field) {
        return numbers[field.at()];
    }

    protected final void set(Form.Count field, int number) {
        ownNumbers()[field.at()] = number;
    }

    protected final void add(Form.Count field, int number) {
        ownNumbers()[field.at()] += number;
    }

    protected final boolean get(Form.Flag field) {
        return numbers[field.at()] != 0;
    }

    protected final void set(Form.Flag field, boolean value) {
        ownNumbers()[field.at()] = value ? 1 : 0;
    }

    protected final int get(Form.Row field, int index) {
        return numbers[field.at() + inside(field, index)];
    }

    protected final void set(Form.Row field, int index, int number) {
        ownNumbers()[field.at() + inside(field, index)] = number;
    }

    protected final void add(Form.Row field, int index, int number) {
        ownNumbers()[field.at() + inside(field, index)] += number;
    }

    /** The sum of a row. */
    protected final int sum(Form.Row field) {
        int sum = 0;
        for (int i = field.at(); i < field.at() + field.length(); i++) {
            sum += numbers[i];
        }
        return sum;
    }

    /** Makes a row what it was at first. */
    protected final void clear(Form.Row field) {
        Arrays.fill(ownNumbers(), field.at(), field.at() + field.length(), field.initial());
    }

    private static int inside(Form.Row field, int index) {
        if (index < 0 || index >= field.length()) {
            throw new IndexOutOfBoundsException(field.name() + "[" + index + "]");
        }
        return index;
    }

    @SuppressWarnings("unchecked") // set() and the form are the only writers of this place, and they take a V
    protected final <V> V get(Form.Value<V> field) {
        return (V) values[field.at()];
    }

    protected final <V> void set(Form.Value<V> field, V value) {
        ownValues()[field.at()] = value;
    }

    /** Writes one line for every field that is not what it was at first. */
    public final void dump(Dump out) {
        dump(form.name(), out);
    }

    /** The same under another name, where a table has several sheets of one form. */
    public final void dump(String name, Dump out) {
        for (Form.Field field : form.fields()) {
            if (!field.isBlank(this)) {
                out.put(name + "." + field.name(), field.write(this));
            }
        }
    }

    /** Reads what {@link #dump(Dump)} wrote. */
    public final void restore(DumpReader in) {
        restore(form.name(), in);
    }

    /** Reads what {@link #dump(String, Dump)} wrote. */
    public final void restore(String name, DumpReader in) {
        clear();
        for (Form.Field field : form.fields()) {
            if (in.comes(name + "." + field.name())) {
                field.read(this, in.line(name + "." + field.name()));
            }
        }
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof Sheet other
                && form == other.form
                && Arrays.equals(numbers, other.numbers)
                && Arrays.equals(values, other.values);
    }

    @Override
    public final int hashCode() {
        return 31 * Arrays.hashCode(numbers) + Arrays.hashCode(values);
    }
}

package civitas.kernel;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** The list of legal choices while a question writes it. */
public final class Choices {

    private Choice[] list = new Choice[12];
    private int size;

    public void add(Verb verb) {
        add(verb, Thing.NONE, Thing.NONE);
    }

    public void add(Verb verb, Thing subject) {
        add(verb, subject, Thing.NONE);
    }

    public void add(Verb verb, Thing subject, Thing object) {
        if (size == list.length) {
            list = Arrays.copyOf(list, 3 * size);
        }
        list[size++] = new Choice(verb, subject, object);
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** What has been written so far; it never changes. */
    public List<Choice> toList() {
        return new Written(list, size);
    }

    /** The first choices of an array. A list of its own, because lists of choices are made and read a million times a second. */
    private static final class Written extends AbstractList<Choice> implements RandomAccess {

        private final Choice[] list;
        private final int size;

        Written(Choice[] list, int size) {
            this.list = list;
            this.size = size;
        }

        @Override
        public Choice get(int index) {
            return list[Objects.checkIndex(index, size)];
        }

        @Override
        public int size() {
            return size;
        }
    }
}

package civitas.clash.state;

import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import java.util.ArrayList;
import java.util.List;

/**
 * A piece of a line of a dump as {@link Object#toString} wrote it: a word, a list in brackets, or a record with the values of
 * its fields.
 */
record DumpText(String text) {

    private static final String BETWEEN_ITEMS = ", ";

    /** The pieces of a line: a list is one of them, whatever it holds. */
    List<DumpText> words() {
        return split(text, " ");
    }

    /** The items of a list. */
    List<DumpText> items() {
        if (!text.startsWith("[")) {
            throw wrong("no list");
        }
        return inside();
    }

    /** The value of a record's field. */
    DumpText field(String name) {
        for (DumpText field : inside()) {
            if (field.text.startsWith(name + "=")) {
                return new DumpText(field.text.substring(name.length() + 1));
            }
        }
        throw wrong("nothing with a field '" + name + "'");
    }

    int number() {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw wrong("no number");
        }
    }

    boolean flag() {
        if (text.equals("true") || text.equals("false")) {
            return text.equals("true");
        }
        throw wrong("neither true nor false");
    }

    <E extends Enum<E>> E constant(Class<E> type) {
        return DumpReader.constant(type, text);
    }

    DumpException wrong(String what) {
        return new DumpException("'" + text + "' is " + what);
    }

    private List<DumpText> inside() {
        int bracket = text.indexOf('[');
        if (bracket < 0 || !text.endsWith("]")) {
            throw wrong("without brackets");
        }
        return split(text.substring(bracket + 1, text.length() - 1), BETWEEN_ITEMS);
    }

    /** Cuts at separators that are in no brackets. */
    private static List<DumpText> split(String text, String separator) {
        List<DumpText> pieces = new ArrayList<>();
        int from = 0;
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (depth == 0 && text.startsWith(separator, i)) {
                pieces.add(new DumpText(text.substring(from, i)));
                from = i + separator.length();
            }
        }
        if (!text.isEmpty()) {
            pieces.add(new DumpText(text.substring(from)));
        }
        return pieces;
    }
}

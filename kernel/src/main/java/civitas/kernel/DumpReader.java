package civitas.kernel;

import java.util.Arrays;

/**
 * A {@link Dump} read back, line by line and word by word in the order in which it was written. Whatever does not fit is a
 * {@link DumpException}.
 */
public final class DumpReader {

    private final String[] lines;
    private int line;
    private String[] words = {};
    private int word;

    public DumpReader(String text) {
        lines = text.split("\n");
    }

    /** Whether the next line has this name: for lines that are written only if there is something to say. */
    public boolean comes(String name) {
        return line < lines.length && nameOf(lines[line]).equals(name);
    }

    /** Goes to the next line, which must have this name. */
    public DumpReader line(String name) {
        if (!comes(name)) {
            throw wrong("expected " + name);
        }
        words = lines[line++].split(" ");
        word = 1;
        return this;
    }

    private static String nameOf(String text) {
        int blank = text.indexOf(' ');
        return blank < 0 ? text : text.substring(0, blank);
    }

    /** Whether the line has more words. */
    public boolean hasMore() {
        return word < words.length;
    }

    public String word() {
        if (!hasMore()) {
            throw wrong("a word is missing");
        }
        return words[word++];
    }

    public int number() {
        return (int) parse(10);
    }

    /** A number written by {@link Long#toHexString} or {@link Integer#toHexString}. */
    public long hex() {
        return parse(16);
    }

    /** A set of numbers. */
    public Numbers set() {
        return Numbers.parse(word());
    }

    public boolean flag() {
        String text = word();
        if (text.equals("true") || text.equals("false")) {
            return text.equals("true");
        }
        throw wrong("'" + text + "' is neither true nor false");
    }

    public <E extends Enum<E>> E constant(Class<E> type) {
        return constant(type, word());
    }

    /** The constant with this name. */
    public static <E extends Enum<E>> E constant(Class<E> type, String name) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw new DumpException("'" + name + "' is no " + type.getSimpleName());
    }

    /** Fills an array with the next words. */
    public void numbers(byte[] into) {
        for (int i = 0; i < into.length; i++) {
            long number = parse(10);
            if (number != (byte) number) {
                throw wrong(number + " is too large");
            }
            into[i] = (byte) number;
        }
    }

    /** Fills an array with the next words. */
    public void numbers(int[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = number();
        }
    }

    /** All words left on the line. */
    public byte[] rest() {
        byte[] numbers = new byte[words.length - word];
        numbers(numbers);
        return numbers;
    }

    /** All words left on the line, as one text. */
    public String text() {
        String text = String.join(" ", Arrays.asList(words).subList(word, words.length));
        word = words.length;
        return text;
    }

    /** Nothing may be left. */
    public void end() {
        if (line < lines.length) {
            throw wrong("'" + nameOf(lines[line]) + "' was not expected");
        }
    }

    private long parse(int radix) {
        String text = word();
        try {
            return radix == 10 ? Long.parseLong(text) : Long.parseUnsignedLong(text, radix);
        } catch (NumberFormatException e) {
            throw wrong("'" + text + "' is no number");
        }
    }

    private DumpException wrong(String what) {
        String found = line == 0 ? "" : ", after line " + line + " '" + lines[line - 1] + "'";
        return new DumpException(what + found);
    }
}

package civitas.kernel;

import java.util.HashMap;
import java.util.Map;

/**
 * The steps that may wait on the agenda while a table is {@linkplain Table#atRest() at rest}, and how each of them is read
 * back from a dump. Only the course of the game stands on an agenda then (whose turn it is, what the phase still brings), so
 * the book is short, however many cards a game has.
 *
 * @param <T> the table the steps work on
 */
public final class StepBook<T extends Table<T>> {

    private static final String SEPARATOR = " < ";

    private final Map<Class<?>, String> names = new HashMap<>();
    private final Map<String, Reader<T>> readers = new HashMap<>();

    /** Makes a step out of its components. */
    @FunctionalInterface
    public interface Reader<T extends Table<T>> {
        Step<T> read(Fields fields);
    }

    /** The components of a step, by name. */
    public record Fields(String step, Map<String, String> values) {

        public int number(String name) {
            try {
                return Integer.parseInt(word(name));
            } catch (NumberFormatException e) {
                throw new DumpException(name + " of " + step + " is no number");
            }
        }

        public <E extends Enum<E>> E constant(Class<E> type, String name) {
            return DumpReader.constant(type, word(name));
        }

        public String word(String name) {
            String value = values.get(name);
            if (value == null) {
                throw new DumpException(step + " has no " + name);
            }
            return value;
        }
    }

    /** Adds a step, which must be a record whose components are plain words. */
    public StepBook<T> with(Class<? extends Step<T>> type, Reader<T> reader) {
        names.put(type, type.getSimpleName());
        if (readers.put(type.getSimpleName(), reader) != null) {
            throw new IllegalArgumentException("two steps called " + type.getSimpleName());
        }
        return this;
    }

    /** Whether a step can be read back. */
    public boolean holds(Step<T> step) {
        return names.containsKey(step.getClass());
    }

    /** The steps of an agenda as {@link Agenda#toString} wrote them, put on top of one another, last one first. */
    void read(String agenda, Table<T> onto) {
        String[] steps = agenda.split(SEPARATOR);
        for (int i = steps.length - 1; i >= 0; i--) {
            onto.push(step(steps[i]));
        }
    }

    private Step<T> step(String text) {
        int bracket = text.indexOf('[');
        if (bracket < 0 || !text.endsWith("]")) {
            throw new DumpException("'" + text + "' is no step");
        }
        String name = text.substring(0, bracket);
        Reader<T> reader = readers.get(name);
        if (reader == null) {
            throw new DumpException("unknown step " + name);
        }
        Map<String, String> values = new HashMap<>();
        for (String pair : text.substring(bracket + 1, text.length() - 1).split(", ")) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                values.put(pair.substring(0, equals), pair.substring(equals + 1));
            }
        }
        return reader.read(new Fields(name, values));
    }
}

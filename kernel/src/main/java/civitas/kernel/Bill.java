package civitas.kernel;

import java.util.Map;

/** A question how something is paid for: what it costs was settled by the choice that led here, and is shown beside that. */
public interface Bill<T extends Table<T>> extends Solo<T> {

    /** What has still to be paid, by the codes of {@link Game#holdings}. */
    Map<String, Integer> owed(T table);
}

package civitas.kernel.learn;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The knowledge of an evaluation for every set of boxes and number of players it has met: an evaluation asks for it at every
 * table it looks at.
 *
 * @param <B> the rulebook of a set of boxes
 */
public final class Library<B> {

    private final WeightFiles files;
    private final Function<B, List<String>> boxes;
    private final BiFunction<B, Weights, Knowledge> reading;
    private final Map<Shelf<B>, Knowledge> known = new ConcurrentHashMap<>();

    /** Where knowledge stands. */
    private record Shelf<B>(B book, int seats) {}

    /**
     * A library that is still empty.
     *
     * @param boxes the ids of the boxes of a rulebook
     * @param reading what weights mean for a rulebook
     */
    public Library(WeightFiles files, Function<B, List<String>> boxes, BiFunction<B, Weights, Knowledge> reading) {
        this.files = files;
        this.boxes = boxes;
        this.reading = reading;
    }

    public Knowledge of(B book, int seats) {
        return known.computeIfAbsent(
                new Shelf<>(book, seats), shelf -> reading.apply(book, files.fitting(boxes.apply(book), seats)));
    }
}

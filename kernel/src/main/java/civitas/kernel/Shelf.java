package civitas.kernel;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The boxes that a game has to offer, each after those it needs. Tables are dealt by the thousand: whether boxes go together is
 * looked at once, and the rulebook of a set is put together when it is first asked for.
 *
 * @param <B> what a box is to its game: its lid, and what it brings
 * @param <R> the rulebook of a set of them
 */
public final class Shelf<B, R> {

    private final List<B> all;
    private final Function<B, Box> lid;
    private final Function<List<B>, R> binder;
    private final List<Box> boxes;
    private final Map<List<String>, BoxSet> sets = new ConcurrentHashMap<>();
    private final Map<List<String>, R> books = new ConcurrentHashMap<>();

    /**
     * @param lid what everybody can read on a box
     * @param binder makes one rulebook of the boxes of a set, which come in the order of the shelf
     */
    public Shelf(List<B> all, Function<B, Box> lid, Function<List<B>, R> binder) {
        this.all = List.copyOf(all);
        this.lid = lid;
        this.binder = binder;
        boxes = this.all.stream().map(lid).toList();
    }

    public List<Box> boxes() {
        return boxes;
    }

    /** The one with this lid. */
    public B of(Box box) {
        return all.get(boxes.indexOf(box));
    }

    /** The set of the boxes with these ids; a {@link SetupException} says why there cannot be one. */
    public BoxSet set(List<String> ids) {
        return sets.computeIfAbsent(ids, named -> BoxSet.of(boxes, named));
    }

    public R book(BoxSet set) {
        return books.computeIfAbsent(
                set.ids(),
                ids -> binder.apply(all.stream()
                        .filter(box -> ids.contains(lid.apply(box).id()))
                        .toList()));
    }
}

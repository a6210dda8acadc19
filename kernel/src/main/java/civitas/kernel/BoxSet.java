package civitas.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The boxes of one table: a set that can be. What there is to choose for it, and for how many it is, follows from its boxes.
 *
 * @param boxes in the order of the shelf
 */
public record BoxSet(List<Box> boxes) {

    public BoxSet {
        boxes = List.copyOf(boxes);
    }

    /** The boxes with these ids, if they can be played together; otherwise a {@link SetupException} says why not. */
    public static BoxSet of(List<Box> shelf, List<String> ids) {
        checkNames(shelf, ids);
        List<Box> boxes = shelf.stream().filter(box -> ids.contains(box.id())).toList();
        for (Box box : boxes) {
            for (Box other : shelf) {
                boolean there = ids.contains(other.id());
                if (!there && box.requires().contains(other.id())) {
                    throw SetupException.requires(box, other);
                }
                if (there && box.excludes().contains(other.id())) {
                    throw SetupException.excludes(box, other);
                }
            }
        }
        return new BoxSet(boxes);
    }

    private static void checkNames(List<Box> shelf, List<String> ids) {
        List<String> known = shelf.stream().map(Box::id).toList();
        if (ids.isEmpty() || Set.copyOf(ids).size() < ids.size() || !known.containsAll(ids)) {
            throw SetupException.boxes(known, ids);
        }
    }

    public List<String> ids() {
        return boxes.stream().map(Box::id).toList();
    }

    public int minSeats() {
        return boxes.stream().mapToInt(Box::minSeats).max().orElse(0);
    }

    public int maxSeats() {
        return boxes.stream().mapToInt(Box::maxSeats).max().orElse(0);
    }

    /** What the host decides. */
    public List<Variant> variants() {
        return known().stream()
                .filter(variant -> boxes.stream().noneMatch(box -> box.settles().contains(variant.key())))
                .toList();
    }

    /** What a set-up may name: also what another box has settled, since tables were set up before it did. */
    List<Variant> known() {
        return boxes.stream().flatMap(box -> box.variants().stream()).toList();
    }

    /** The bundles with its words, without language and ending: what a later box says in other words is heard. */
    public List<String> bundles() {
        return boxes.stream().flatMap(box -> box.bundles().stream()).distinct().toList();
    }

    /** The tags of the rules that hold for it. */
    public List<String> tags() {
        return boxes.stream().map(Box::tag).toList();
    }

    /**
     * Whether a rule with these tags holds. A rule of the base holds as long as every other box on the table is named with it,
     * any other rule as soon as one of its boxes is there; one without tags always.
     */
    public boolean holds(List<String> ruleTags) {
        List<String> here = tags();
        return ruleTags.isEmpty()
                || (ruleTags.contains(here.getFirst())
                        ? ruleTags.containsAll(here)
                        : here.stream().anyMatch(ruleTags::contains));
    }

    /** Refuses a number of players for whom this set has no pieces, and says which box of the shelf would bring them. */
    void checkSeats(List<Box> shelf, String game, int seats) {
        if (seats >= minSeats() && seats <= maxSeats()) {
            return;
        }
        throw bringing(shelf, seats)
                .map(box -> SetupException.playersNeed(box, seats))
                .orElseGet(() -> SetupException.players(game, minSeats(), maxSeats(), seats));
    }

    /** The first box that could be added to this set and has pieces for so many. */
    private Optional<Box> bringing(List<Box> shelf, int seats) {
        return shelf.stream()
                .filter(box -> seats > maxSeats() && box.maxSeats() >= seats && !boxes.contains(box))
                .filter(box -> fits(shelf, box))
                .findFirst();
    }

    private boolean fits(List<Box> shelf, Box more) {
        List<String> ids = new ArrayList<>(ids());
        ids.add(more.id());
        try {
            return of(shelf, ids).boxes().contains(more);
        } catch (SetupException e) {
            return false;
        }
    }
}

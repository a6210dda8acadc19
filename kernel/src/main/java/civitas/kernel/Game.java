package civitas.kernel;

import civitas.kernel.text.Lexicon;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A game that can be played on the kernel: pure rules and content. It never knows who asks: a person, an agent or a test.
 *
 * @param <T> its table
 */
public interface Game<T extends Table<T>> {

    String id();

    /** Every box there is of it, in the order in which they are listed everywhere; the first one is the usual base. */
    List<Box> boxes();

    /** The boxes with these ids, if they can be on one table. */
    default BoxSet boxSet(List<String> ids) {
        return BoxSet.of(boxes(), ids);
    }

    /** The boxes with these ids, if so many can play with them. */
    default BoxSet boxSet(List<String> ids, int seats) {
        BoxSet boxes = boxSet(ids);
        boxes.checkSeats(boxes(), id(), seats);
        return boxes;
    }

    /** What is played where nobody says which boxes. */
    default BoxSet usualBoxes() {
        return boxSet(List.of(boxes().getFirst().id()));
    }

    /** The kinds of piece and card that a box brings, family by family: reports and tests walk through them. */
    default List<? extends Thing> components(Box box) {
        return List.of();
    }

    /** Grows when a change of the rules makes old records play differently. */
    int rulesVersion();

    /**
     * Lays a new table out and settles it at its first decision. A wrong set-up is a {@link SetupException}.
     *
     * @param chronicle hears what happens from the first shuffle on, and stays the table's listener
     */
    T deal(Setup setup, Chronicle chronicle);

    /** Checks a set-up against what the game offers; a {@link SetupException} says what is wrong with it. */
    default Variants check(Setup setup) {
        if (!setup.game().equals(id())) {
            throw SetupException.game(id(), setup.game());
        }
        BoxSet boxes = boxSet(setup.boxes(), setup.seats());
        return Variants.of(boxes.known(), setup.options());
    }

    /**
     * The table that a dump describes, at rest as it was; nobody listens to it. A {@link DumpException} if the dump does not
     * fit the set-up or the rules.
     */
    T restore(Setup setup, DumpReader dump);

    /**
     * A dump that an earlier version of the rules wrote, as this version would have written it. Whoever changes what
     * {@link Table#write} writes says here how the old form becomes the new one, so that tables people are playing go on
     * after an upgrade; a {@link DumpException} where there is no way.
     *
     * @param rules the version that wrote the dump; older than this one
     */
    default String upgrade(String dump, int rules) {
        return dump;
    }

    /** A new table to which nobody listens. */
    default T deal(Setup setup) {
        return deal(setup, Chronicle.SILENT);
    }

    /**
     * The thing a person points at, so that the table can say {@linkplain Table#reasons why it cannot be chosen}. Kind and
     * code come from outside; what no choice could ever be about is empty.
     */
    default Optional<Thing> thing(T table, String kind, String code) {
        return Optional.empty();
    }

    /**
     * What a viewer may know, built up from nothing. Compares by value, and has no place for a secret.
     */
    Object view(T table, Viewer viewer);

    /** The views of a table as it is now, for those who look at it one after another. */
    default Scene<T> scene(T table) {
        return Scene.plain(this, table);
    }

    /** A view as lines of text for a terminal. */
    String describe(T table, Viewer viewer, Lexicon lexicon);

    /**
     * A table consistent with everything the seat may know, in which everything hidden is dealt anew. It follows from what the
     * seat may know and the seed alone: whatever is hidden could lie otherwise and the imagined table would be the same, so
     * that nobody who thinks on it can be helped by the truth, not even by accident.
     */
    T imagine(T table, Seat seat, long seed);

    /** What a seat holds that choices are paid with and bring, by codes that clients draw; only what the seat may know. */
    default SequencedMap<String, Integer> holdings(T table, Seat seat) {
        return new LinkedHashMap<>();
    }

    /** Its battles. */
    default Warfare<T> warfare() {
        return Warfare.none();
    }

    /** What a seat plays that others do not: its civilization, say. Empty where all are alike. */
    default String faction(T table, Seat seat) {
        return "";
    }

    /** Who has the first turn of the present round; on a table just dealt, who begins the game. */
    default Seat beginner(T table) {
        return Seat.of(0);
    }

    /** What a seat has completed that all were free to strive for, by codes: reports count how often each was. */
    default List<String> objectives(T table, Seat seat) {
        return List.of();
    }

    /** Points and places as they would be if the game ended now; only what everybody may know. */
    List<Standing> standings(T table);

    /** The code of the way in which a game that is over was won: reports count them. */
    default String ending(T table) {
        return "points";
    }

    /** How many ages, or turns, or whatever the game counts its length in, have been begun. */
    int period(T table);

    /** Checks that pieces are conserved and no limit is passed; an IllegalStateException says what is wrong. */
    void audit(T table);

    /**
     * The facts of everything in some boxes, for whoever draws it or asks what there is. Only records, lists, texts and
     * numbers, as in a view; it follows from the boxes alone.
     */
    default Object content(BoxSet boxes) {
        return Map.of();
    }

    /** Whether everything in a box, and in those that it needs, is known to be as printed; {@link #content} says of what that is not so. */
    default boolean isAsPrinted(Box box) {
        return true;
    }

    /** The message bundles of all its boxes, without language and ending. */
    default List<String> bundles() {
        return new BoxSet(boxes()).bundles();
    }
}

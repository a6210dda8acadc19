package civitas.kernel;

import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A box as it stands on the shelf: the base game, another edition of it, or an expansion. It says what it needs beside it and
 * what it cannot be mixed with, for how many players it has pieces, and which choices it gives the host.
 *
 * @param requires boxes that have to be on the table with it
 * @param excludes boxes that cannot be on the table with it
 * @param minSeats how few can play a set with it; an expansion that changes nothing says 0
 * @param maxSeats how many can play a set with it
 * @param variants what the host decides if it is on the table; modules of a box are variants
 * @param settles variants of other boxes, by key, in which it leaves no choice: what they would decide it has decided
 * @param tag the tag of its rules in the specification
 * @param bundles message bundles with its words, without language and ending
 */
public record Box(
        String id,
        Set<String> requires,
        Set<String> excludes,
        int minSeats,
        int maxSeats,
        List<Variant> variants,
        Set<String> settles,
        String tag,
        List<String> bundles)
        implements Named {

    public Box {
        requires = Set.copyOf(requires);
        excludes = Set.copyOf(excludes);
        variants = List.copyOf(variants);
        settles = Set.copyOf(settles);
        bundles = List.copyOf(bundles);
    }

    /** A box with which a game can be played alone. */
    public static Box base(String id, String tag, int minSeats, int maxSeats) {
        return new Box(id, Set.of(), Set.of(), minSeats, maxSeats, List.of(), Set.of(), tag, List.of());
    }

    /** A box that adds to others and leaves the number of players as it is. */
    public static Box expansion(String id, String tag, String... requires) {
        return new Box(id, Set.of(requires), Set.of(), 0, 0, List.of(), Set.of(), tag, List.of());
    }

    /** The same box for more players. */
    public Box upTo(int seats) {
        return new Box(id, requires, excludes, minSeats, seats, variants, settles, tag, bundles);
    }

    /** The same box with another that it cannot be mixed with. */
    public Box without(String other) {
        Set<String> all = new TreeSet<>(excludes);
        all.add(other);
        return new Box(id, requires, all, minSeats, maxSeats, variants, settles, tag, bundles);
    }

    public Box with(List<Variant> choices) {
        return new Box(id, requires, excludes, minSeats, maxSeats, choices, settles, tag, bundles);
    }

    /** The same box, which leaves no choice in a variant of another one. */
    public Box settling(String variant) {
        Set<String> all = new TreeSet<>(settles);
        all.add(variant);
        return new Box(id, requires, excludes, minSeats, maxSeats, variants, all, tag, bundles);
    }

    public Box inWordsOf(List<String> words) {
        return new Box(id, requires, excludes, minSeats, maxSeats, variants, settles, tag, words);
    }

    @Override
    public Phrase title() {
        return Phrase.of("box." + id + ".name");
    }

    /** One line that explains it. */
    public Phrase text() {
        return Phrase.of("box." + id + ".text");
    }
}

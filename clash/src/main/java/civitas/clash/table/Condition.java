package civitas.clash.table;

/** What an objective of the status phase asks for (CC-11.4). Everything it looks at is open to everybody. */
@FunctionalInterface
public interface Condition {

    boolean holds(ClashTable table, int player);

    /** How far a player is, where that can be counted; who has as much as is needed fulfils the condition. */
    default HowFar howFar(ClashTable table, int player) {
        return HowFar.UNTOLD;
    }

    /** So many of something. */
    static Condition atLeast(int min, Tally tally) {
        return new Counted.Enough(min, tally);
    }

    /** So many of something, and by so much more than every other player; barbarians never count (CC-11.14). */
    static Condition lead(int min, int margin, Tally tally) {
        return new Counted.Lead(min, margin, tally);
    }

    /** Either of two. */
    static Condition either(Condition one, Condition other) {
        return new Counted.Either(one, other);
    }
}

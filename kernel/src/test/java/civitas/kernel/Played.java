package civitas.kernel;

import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * A complete random game, the material of a law: its record, to be walked through again and looked at closely.
 *
 * @param random what else the law needs by chance; the same in every run
 */
public record Played<T extends Table<T>>(Game<T> game, GameRecord record, SplittableRandom random) {

    /** Of eight chances to speak without being waited for, this many are taken. */
    private static final int SPEAKS_UP = 2;

    /** Plays a game to its end by uniform choices; one that fails or does not end is reported with its record. */
    public static <T extends Table<T>> Played<T> random(Game<T> game, Setup setup, long seed, int maxPlies) {
        SplittableRandom random = new SplittableRandom(seed);
        Match<T> match = Match.start(game, setup);
        try {
            while (!match.over()) {
                if (match.plies() >= maxPlies) {
                    throw new AssertionError("the game has not ended after " + maxPlies + " choices");
                }
                step(match, random);
            }
        } catch (RuntimeException | AssertionError e) {
            throw new LawBroken(match.setup(), match.plies(), match.record(), e);
        }
        return new Played<>(game, match.record(), random);
    }

    /** Lets some seat make some choice. */
    public static <T extends Table<T>> void step(Match<T> match, SplittableRandom random) {
        T table = match.table();
        int invited = table.invited() & ~table.asked();
        int seats = invited != 0 && random.nextInt(8) < SPEAKS_UP ? invited : table.asked();
        Seat seat = oneOf(seats, random);
        var choices = table.choices(seat.index());
        if (choices.isEmpty()) {
            seat = oneOf(table.asked(), random);
            choices = table.choices(seat.index());
        }
        match.choose(seat, choices.get(random.nextInt(choices.size())));
    }

    private static Seat oneOf(int seats, SplittableRandom random) {
        int skip = random.nextInt(Integer.bitCount(seats));
        int left = seats;
        for (int i = 0; i < skip; i++) {
            left &= left - 1;
        }
        return Seat.of(Integer.numberOfTrailingZeros(left));
    }

    int plies() {
        return record.entries().size();
    }

    /** Some of the plies, 0 (the first decision) among them. */
    SortedSet<Integer> sample(int count) {
        SortedSet<Integer> plies = new TreeSet<>();
        plies.add(0);
        for (int i = 1; i < count; i++) {
            plies.add(random.nextInt(plies()));
        }
        return plies;
    }

    Match<T> start() {
        return Match.start(game, record.setup());
    }

    /** Makes the next choice of the record. */
    void step(Match<T> match) {
        GameRecord.Entry entry = record.entries().get(match.plies());
        match.choose(entry.seat(), entry.code());
    }

    /** Walks through the game and stops at some plies. */
    void visit(SortedSet<Integer> plies, Visitor<T> visitor) {
        Match<T> match = start();
        for (int ply : plies) {
            while (match.plies() < ply) {
                step(match);
            }
            try {
                visitor.visit(match);
            } catch (RuntimeException | AssertionError e) {
                throw new LawBroken(record.setup(), ply, record, e);
            }
        }
    }

    interface Visitor<T extends Table<T>> {
        void visit(Match<T> match);
    }
}

package civitas.lab.tournament;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a tournament is about.
 *
 * @param contestants the weakest first, if that is known: every later one challenges earlier ones
 * @param circle whether everybody meets everybody, or only the next below
 * @param boxSets the sets of boxes that are used, each base first
 * @param seats the numbers of players
 * @param options the variants of all tables
 * @param least so many games are played of every pairing before it is looked at
 * @param most so many games at most; both are rounded up to whole deals
 * @param longest so long at most for one pairing, after its first deal; it then stands as it does, and the games it took depend on the machine
 * @param target the share a challenger has to reach; without one, the fair share
 * @param seed where the seeds of all deals and agents come from
 */
public record TournamentPlan(
        List<Contestant> contestants,
        Circle circle,
        List<List<String>> boxSets,
        List<Integer> seats,
        Map<String, String> options,
        int least,
        int most,
        Optional<Duration> longest,
        Optional<Double> target,
        long seed,
        int threads) {

    /** Who meets whom. */
    public enum Circle {
        EVERYBODY,
        NEIGHBOURS
    }

    public TournamentPlan {
        contestants = List.copyOf(contestants);
        boxSets = boxSets.stream().map(List::copyOf).toList();
        seats = List.copyOf(seats);
        options = Map.copyOf(options);
    }

    List<Pairing> pairings() {
        List<Pairing> pairings = new ArrayList<>();
        for (List<String> boxes : boxSets) {
            for (int number : seats) {
                for (int i = 1; i < contestants.size(); i++) {
                    for (int j = circle == Circle.NEIGHBOURS ? i - 1 : 0; j < i; j++) {
                        pairings.add(new Pairing(contestants.get(i), contestants.get(j), boxes, number));
                    }
                }
            }
        }
        return pairings;
    }

    /** How long a pairing may take, in nanoseconds. */
    long nanos() {
        return longest.map(Duration::toNanos).orElse(Long.MAX_VALUE);
    }

    double target(Pairing pairing) {
        return target.orElse(pairing.fairShare());
    }

    /** How many deals make so many games. */
    static int deals(int games, Pairing pairing) {
        return Math.ceilDiv(games, pairing.seats());
    }
}

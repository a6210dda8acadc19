package civitas.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How all those did who have something in common: the agent, the place in the order of play, the civilization, an objective.
 *
 * @param name what they have in common
 * @param players how many there were, over all games; means are over these
 * @param wins games won alone
 * @param sharedWins games in which others had the first place too
 * @param share the share of games won alone
 * @param low the lower end of the interval in which the true share lies with 95 % certainty
 * @param high its upper end
 * @param categories the mean score by scoring category
 * @param endings the games won alone, by the way they were won
 */
public record Group(
        String name,
        int players,
        int wins,
        int sharedWins,
        double share,
        double low,
        double high,
        double meanPlace,
        double meanScore,
        Map<String, Double> categories,
        SortedMap<String, Integer> endings) {

    public Group {
        categories = Collections.unmodifiableMap(new LinkedHashMap<>(categories));
        endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
    }

    /** Adds up players. Points are sums of halves, so the order in which they come does not matter. */
    static final class Sum {

        private int players;
        private int wins;
        private int sharedWins;
        private long places;
        private double points;
        private final Map<String, Double> categories = new LinkedHashMap<>();
        private final SortedMap<String, Integer> endings = new TreeMap<>();

        void count(GameSheet sheet, GameSheet.PlayerSheet player) {
            players++;
            places += player.place();
            points += player.points();
            player.categories().forEach((category, value) -> categories.merge(category, value, Double::sum));
            if (player.place() == 1 && sheet.winners() == 1) {
                wins++;
                endings.merge(sheet.ending(), 1, Integer::sum);
            } else if (player.place() == 1) {
                sharedWins++;
            }
        }

        Group group(String name) {
            Wilson interval = Wilson.of(wins, players);
            Map<String, Double> means = new LinkedHashMap<>();
            categories.forEach((category, value) -> means.put(category, value / players));
            return new Group(
                    name,
                    players,
                    wins,
                    sharedWins,
                    (double) wins / players,
                    interval.low(),
                    interval.high(),
                    (double) places / players,
                    points / players,
                    means,
                    endings);
        }
    }
}

package civitas.lab.tournament;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The strengths under which the results seen are the likeliest, if i beats j with probability s(i) / (s(i) + s(j)) (Bradley and Terry,
 * found by Hunter's minorization). Half a game won and half a game lost is added for every two who met, so that whoever lost
 * everything is not infinitely weak.
 */
final class BradleyTerry {

    private static final int ROUNDS = 2_000;
    private static final double STILL = 1e-10;
    private static final double ELO = 400 / Math.log(10);

    private final double[][] wins;

    BradleyTerry(int players) {
        wins = new double[players][players];
    }

    /** Counts results of one against another; those shared count half for each. */
    void met(int one, int other, double won, double games) {
        wins[one][other] += won;
        wins[other][one] += games - won;
    }

    /** Elo points; the first contestant has 0. So has whoever has met nobody. */
    double[] elo() {
        int players = wins.length;
        double[] strength = new double[players];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double moved = 0;
            for (int i = 0; i < players; i++) {
                double before = strength[i];
                strength[i] = improved(strength, i);
                moved = Math.max(moved, Math.abs(Math.log(strength[i] / before)));
            }
            if (moved < STILL) {
                break;
            }
        }
        double[] points = new double[players];
        for (int i = 0; i < players; i++) {
            points[i] = hasMet(i) ? ELO * Math.log(strength[i] / strength[0]) : 0;
        }
        return points;
    }

    private boolean hasMet(int i) {
        return IntStream.range(0, wins.length).anyMatch(j -> wins[i][j] + wins[j][i] > 0);
    }

    private double improved(double[] strength, int i) {
        double won = 0;
        double weight = 0;
        for (int j = 0; j < strength.length; j++) {
            double games = wins[i][j] + wins[j][i];
            if (games > 0) {
                won += wins[i][j] + 0.5;
                weight += (games + 1) / (strength[i] + strength[j]);
            }
        }
        return weight == 0 ? strength[i] : won / weight;
    }
}

package civitas.kernel.learn;

import java.util.List;

/** What is known of the features at tables with certain boxes and so many players: what they are worth, and the scale of chances. */
public final class Knowledge {

    /** What each is called in a file; numbers without anything have no name. */
    private final List<String> names;

    private final double[] values;
    private final double late;
    private final double early;

    private Knowledge(List<String> names, double[] values, double late, double early) {
        this.names = List.copyOf(names);
        this.values = values;
        this.late = late;
        this.early = early;
    }

    /**
     * Learnt weights, and those made by hand where nothing was learnt.
     *
     * @param spread the scale of chances by hand
     */
    public static Knowledge of(List<String> names, double[] byHand, double spread, Weights weights) {
        double[] values = new double[byHand.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = weights.of(names.get(i), byHand[i]);
        }
        return new Knowledge(
                names, values, weights.of(Weights.LATE_SPREAD, spread), weights.of(Weights.EARLY_SPREAD, spread));
    }

    public List<String> names() {
        return names;
    }

    /** Not a copy: whoever evaluates asks a million times, and changes nothing. */
    public double[] values() {
        return values;
    }

    /** The scale of chances while so much of the game is left. */
    public double spread(double left) {
        return late + (early - late) * left;
    }

    /** Enters what a player has. */
    @FunctionalInterface
    public interface Entry {
        void enter(Ledger ledger, int player);
    }

    /**
     * How much there is of each feature: what a seat has, less a part of what its best opponent has.
     *
     * @param own what a player knows of himself
     * @param seen what everybody can see of a player
     */
    public double[] amounts(int seats, int seat, Entry own, Entry seen, double part) {
        Ledger best = Ledger.sum(values);
        double most = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                Ledger theirs = keep(seen, other);
                best = theirs.sum() > most ? theirs : best;
                most = Math.max(most, theirs.sum());
            }
        }
        double[] amounts = keep(own, seat).amounts();
        double[] theirs = best.amounts();
        for (int i = 0; i < theirs.length; i++) {
            amounts[i] -= part * theirs[i];
        }
        return amounts;
    }

    private Ledger keep(Entry entry, int player) {
        Ledger ledger = Ledger.keeping(values);
        entry.enter(ledger, player);
        return ledger;
    }
}

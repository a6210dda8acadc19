package civitas.lab.tournament;

import java.util.List;

/**
 * One contestant against another at tables with some boxes: one seat is the challenger's, all others are the other's.
 *
 * @param boxes the boxes used, base first
 */
public record Pairing(Contestant challenger, Contestant other, List<String> boxes, int seats) {

    public Pairing {
        boxes = List.copyOf(boxes);
    }

    /** The share of wins of a challenger who plays exactly as the others do. */
    public double fairShare() {
        return 1.0 / seats;
    }

    /** At which kind of tables it is played: ladders of different tables are not compared. */
    public Tables tables() {
        return new Tables(boxes, seats);
    }

    /** A kind of tables. */
    public record Tables(List<String> boxes, int seats) {}
}

package civitas.clash.table;

/**
 * An offer that lies open until it is answered, withdrawn or lapses (OQ-45).
 *
 * @param number its number in the turn, from 1
 */
public record Offer(int number, Terms terms) {

    public int from() {
        return terms.from();
    }

    public int to() {
        return terms.to();
    }
}

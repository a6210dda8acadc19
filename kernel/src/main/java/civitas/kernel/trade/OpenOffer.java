package civitas.kernel.trade;

/**
 * An offer that lies open until it is answered, taken back or lapses.
 *
 * @param number its number in its book, from 1
 * @param <B> the game's terms
 */
public record OpenOffer<B extends Bargain>(int number, B terms) {

    public int from() {
        return terms.from();
    }

    public int to() {
        return terms.to();
    }
}

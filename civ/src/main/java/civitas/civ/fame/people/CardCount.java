package civitas.civ.fame.people;

/** Counts great person cards: each is in one place. */
final class CardCount {

    private long seen;

    void add(long cards) {
        if ((seen & cards) != 0) {
            throw new IllegalStateException(
                    GreatCard.of(Long.numberOfTrailingZeros(seen & cards)) + " is in two places");
        }
        seen |= cards;
    }

    void nothingMissing(int expected) {
        if (Long.bitCount(seen) != expected) {
            throw new IllegalStateException(Long.bitCount(seen) + " of " + expected + " great person cards");
        }
    }
}

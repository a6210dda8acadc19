package civitas.civ.content;

import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/**
 * A unit card as its owner plays it: cards of a kind bear another name at every rank, and what they are called in a list or
 * in the log is what is written on the card (CV-11.19).
 *
 * @param strength what it counts right now
 */
public record UnitCard(UnitKind unit, int rank, int strength) implements Thing {

    private static final int LAST_RANK = 4;

    /** A card as it is before anything adds to its strength. */
    public static UnitCard of(UnitKind unit, int rank) {
        int read = Math.max(1, rank);
        return new UnitCard(unit, read, unit.strength(read));
    }

    /** The ranks of a type, as its cards are called at them; aircraft have one. */
    public static List<Integer> ranks(UnitType type) {
        return type == UnitType.AIRCRAFT ? List.of(LAST_RANK) : List.of(1, 2, 3, LAST_RANK);
    }

    @Override
    public String code() {
        return unit.code();
    }

    @Override
    public Phrase title() {
        int named = unit.type() == UnitType.AIRCRAFT ? LAST_RANK : rank;
        Phrase name = Phrase.of("unit." + unit.type().code() + "." + named);
        return unit.showsHealth()
                ? Phrase.of("unit-card.with-health", name, strength, unit.health(rank))
                : Phrase.of("unit-card.name", name, strength);
    }

    @Override
    public String kind() {
        return unit.kind();
    }

    @Override
    public String toString() {
        return code();
    }
}

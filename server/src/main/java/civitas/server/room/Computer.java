package civitas.server.room;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;
import civitas.server.store.TableId;

/**
 * The computers one may meet, as persons: a name and a line about who they are ({@code computer.CODE.name} and
 * {@code .text}). How well they think is their level and no business of the name. Who sits where follows from the table alone, so
 * that everybody meets the same ones there, and nothing of it is kept.
 */
enum Computer {
    SAPPHO,
    SOLON,
    THALES,
    HYPATIA,
    ENHEDUANNA,
    ASPASIA,
    XENOPHON,
    BAN_ZHAO,
    PYTHEAS,
    TOMYRIS,
    GUDEA,
    BERENICE,
    CORINNA,
    EUDOXUS,
    VITRUVIUS,
    PTAHHOTEP;

    private static final Computer[] ALL = values();

    /** Has no divisor in common with their number, so that no two at a table are the same. */
    private static final int APART = 5;

    private final String code = Codes.of(this);

    static Computer at(TableId table, int seat) {
        return ALL[Math.floorMod(table.value().hashCode() + seat * APART, ALL.length)];
    }

    String code() {
        return code;
    }

    Phrase title() {
        return Phrase.of("computer." + code + ".name");
    }
}

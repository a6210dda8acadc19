package civitas.civ.wisdom;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Civilization;
import civitas.civ.content.Landmark;
import civitas.civ.content.TokenKind;
import civitas.civ.table.Rulebook;

/** Tables with Wisdom and Warfare for tests of its peaceful half. */
public final class Peace {

    private static final Rulebook BOOK = Rulebook.of(Books.SHELF.stream()
            .filter(box -> box.box().id().equals("base") || box.box().id().equals(WisdomAndWarfare.ID))
            .toList());

    private Peace() {}

    public static Rulebook book() {
        return BOOK;
    }

    /** America in the north-west, its capital on B2, with open land to the south (A5 to D8), against China; nobody on the map. */
    public static TestTable land() {
        return land(BaseCivilization.AMERICA);
    }

    /** The same with another civilization in the north-west. */
    public static TestTable land(Civilization first) {
        return TestTable.choosing(BOOK, first, BaseCivilization.CHINA)
                .ready("place-capital B2")
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
    }

    /** Lays a relic or a city-state on a square. */
    public static TestTable with(TestTable test, Landmark landmark, String square) {
        test.table().landmarks().cityStates().remove(landmark.index());
        test.table().putLandmark(landmark, test.square(square));
        return test;
    }

    /** Lays a hut or village token on a square. */
    public static TestTable withToken(TestTable test, String code, String square) {
        for (int token = 0; token < test.table().content().tokens(); token++) {
            TokenKind kind = test.table().content().token(token);
            boolean taken = kind.code().equals(code)
                    && (kind.village()
                                    ? test.table().market().villages()
                                    : test.table().market().huts())
                            .remove(token);
            if (taken) {
                test.table().lands().putToken(test.square(square), token);
                return test;
            }
        }
        throw new IllegalArgumentException("no token " + code);
    }
}

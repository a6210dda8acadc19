package civitas.civ.fame.people;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Phase;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.research.ResearchPhase;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Procedure;
import java.util.List;

/** A table of two with great person cards. */
final class Gallery {

    private static final Rulebook BOOK = Rulebook.of(List.of(new BaseBox(), new FameAndFortune()));

    private final TestTable test = TestTable.choosing(BOOK, BaseCivilization.CHINA, BaseCivilization.GERMANY)
            .ready();

    CivTable table() {
        return test.table();
    }

    TestTable test() {
        return test;
    }

    GreatCards cards() {
        return GreatCards.of(table());
    }

    /** A token of the card's type stands in the outskirts of the player's capital. */
    int token(int player, GreatCard card) {
        CivTable table = table();
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            if (!table.lands().isWater(square) && table.pieces().isEmpty(square)) {
                for (byte token : table.market().people().drawPile()) {
                    if (table.content().person(token).equals(card.type())) {
                        table.market().people().remove(token);
                        table.putPerson(square, token);
                        return square;
                    }
                }
            }
        }
        throw new IllegalStateException("no place or token for " + card);
    }

    /** A player has a card face down, and its token is on the map. */
    Gallery with(int player, GreatCard card) {
        token(player, card);
        cards().give(player, card);
        return this;
    }

    /** A player has a card face up, and its token is on the map. */
    Gallery open(int player, GreatCard card) {
        with(player, card);
        cards().turnUp(card);
        return this;
    }

    TestTable step(Phase phase) {
        return test.step(phase, 0);
    }

    /** Everybody is asked what to research. */
    TestTable research() {
        table().turn().setPhase(Phase.RESEARCH);
        return test.at(new ResearchPhase());
    }

    /** Uses a card in a step of player 0. */
    TestTable use(Phase phase, GreatCard card) {
        return step(phase).choose("deed " + card.code());
    }

    TestTable happen(Procedure<CivTable> what) {
        return test.at(what);
    }
}

package civitas.civ.wisdom;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.CivLaws;
import civitas.civ.table.CivTable;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The laws of every game, with Wisdom and Warfare on the table. */
class WisdomLawsTest extends CivLaws {

    private final CivGame game = new CivGame(Books.SHELF);

    @Override
    protected Game<CivTable> game() {
        return game;
    }

    @Override
    protected List<Setup> setups() {
        return IntStream.rangeClosed(2, 4)
                .mapToObj(seats ->
                        Setup.of(CivGame.ID, List.of(BaseBox.ID, WisdomAndWarfare.ID), Map.of(), seats, 40 + seats))
                .toList();
    }

    @Override
    protected int gamesPerSetup() {
        return Integer.getInteger("civitas.laws.games", 1);
    }
}

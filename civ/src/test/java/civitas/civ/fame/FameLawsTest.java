package civitas.civ.fame;

import civitas.civ.BaseBox;
import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.CivLaws;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.WisdomAndWarfare;
import civitas.kernel.Game;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

/** The laws of every game, with Fame and Fortune on the table. */
class FameLawsTest extends CivLaws {

    private static final List<String> BOXES = List.of(BaseBox.ID, FameAndFortune.ID);

    private static final List<String> ALL = List.of(BaseBox.ID, FameAndFortune.ID, WisdomAndWarfare.ID);

    private final CivGame game = new CivGame(Books.SHELF);

    @Override
    protected Game<CivTable> game() {
        return game;
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                Setup.of(CivGame.ID, BOXES, Map.of(), 2, 202),
                Setup.of(CivGame.ID, BOXES, Map.of(), 3, 203),
                Setup.of(CivGame.ID, BOXES, Map.of("great-person-deck", "no", "investments", "no"), 4, 204),
                Setup.of(CivGame.ID, BOXES, Map.of(), 5, 205),
                Setup.of(CivGame.ID, ALL, Map.of(), 2, 207),
                Setup.of(CivGame.ID, ALL, Map.of("great-person-deck", "no", "civilizations", "choose"), 3, 206),
                Setup.of(CivGame.ID, ALL, Map.of(), 4, 208),
                Setup.of(CivGame.ID, ALL, Map.of(), 5, 209));
    }

    @Override
    protected int gamesPerSetup() {
        return Integer.getInteger("civitas.laws.games", 1);
    }
}

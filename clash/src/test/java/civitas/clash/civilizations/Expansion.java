package civitas.clash.civilizations;

import civitas.clash.ClashGame;
import civitas.clash.Monumental;
import civitas.clash.TestTable;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

/** Tables with the expansion for tests: who plays what is said, not drawn. */
public final class Expansion {

    public static final ClashGame GAME = new ClashGame(List.of(new Monumental(), new Civilizations()));
    public static final List<String> BOXES = List.of(Monumental.ID, Civilizations.ID);

    private Expansion() {}

    /** An empty plain on which red and blue play these civilizations, with empty hands. */
    public static TestTable plain(Civilization red, Civilization blue) {
        Setup setup = Setup.of(ClashGame.ID, BOXES, Map.of("initial-settler", "city"), 2, 7);
        TestTable test = TestTable.of(GAME.deal(setup));
        plays(test.table(), 0, red);
        plays(test.table(), 1, blue);
        return test.emptyBoard()
                .everywhere(Terrain.PLAINS)
                .hand(0)
                .hand(1)
                .objectives(0)
                .objectives(1);
    }

    /** A player plays a civilization and has its leader cards. */
    public static void plays(ClashTable table, int player, Civilization civilization) {
        Peoples peoples = Peoples.of(table);
        peoples.setCivilization(player, civilization);
        peoples.setCards(
                player,
                Numbers.of(
                        civilization.leaders().stream().mapToInt(Leader::number).toArray()));
        table.setAdvances(player, table.player(player).advances());
    }

    /** A leader is in play, at this space. */
    public static void leads(TestTable test, int player, Leader leader, String label) {
        Peoples.of(test.table()).crown(player, leader);
        test.units(player, ExpansionUnit.LEADER, label, 1);
    }
}

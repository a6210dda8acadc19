package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import org.junit.jupiter.api.Test;

class TableTextTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static TestTable table() {
        TestTable t = TestTable.players(2)
                .emptyBoard()
                .terrain("D4", Terrain.PLAINS)
                .terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT, BaseBuilding.TEMPLE)
                .port("D4", "D5")
                .wonder(RED, "D4", Wonder.GREAT_LIGHTHOUSE)
                .units(RED, BaseUnit.SETTLER, "D4", 2)
                .city(ClashTable.BARBARIANS, "D2", Mood.ANGRY)
                .units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D2", 3)
                .hand(RED, 7)
                .objectives(RED, 1)
                .goods(RED, Good.CULTURE, 5);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.TEMPLE, BLUE);
        t.table().actionDeck().remove(9);
        t.table().actionDeck().discard(9);
        t.table().lasting().setTruce(RED, BLUE);
        t.table().player(RED).complete(2, false);
        t.table().player(BLUE).setLostActions(1);
        t.turnOf(RED);
        t.choose("trade blue", "show a7", "give culture", "ask food", "offer");
        Battle battle = t.table().battle();
        battle.setActive(true);
        battle.setSpace(t.at("D2"));
        battle.setSide(Battle.ATTACKER, BLUE);
        battle.setSide(Battle.DEFENDER, ClashTable.BARBARIANS);
        battle.now().setCard(Battle.ATTACKER, 3);
        return t;
    }

    private static String text(TestTable t, Language language, int viewer) {
        Lexicon lexicon = Lexicon.load(language, TestTable.GAME.bundles());
        return TestTable.GAME.describe(t.table(), new Viewer(viewer), lexicon);
    }

    @Test
    void theTableInEnglish() {
        String text = text(table(), Language.EN, RED);
        assertThat(text)
                .contains("Age 1 of 6, round 1.")
                .contains("Turn of Red, 3 actions left.")
                .contains(
                        "  D4 Plains; Red city, Happy, size 4: Port, Temple (Blue), Great Lighthouse, port to D5; Red: 2 settlers")
                .contains("D2 Plains; ")
                .contains("3 infantry")
                .contains("Spy")
                .contains("5 culture tokens")
                .contains("Construction: Mining")
                .contains("top of the action discard pile: a9 Ideas / High Ground")
                .contains("Offer t1 of Red to Blue: 1 culture token, 1 action card (a7 Spy")
                .contains("Battle in D2")
                .contains("face down")
                .contains("Deciding: Red");
    }

    @Test
    void theTableInRussian() {
        assertThat(text(table(), Language.RU, RED))
                .contains("Эпоха 1 из 6, раунд 1.")
                .contains("осталось 3 действия")
                .contains("2 поселенца")
                .contains("Шпион")
                .contains("лицом вниз")
                .doesNotContain("settler");
    }

    @Test
    @Rule({"CC-18.1"})
    void textsTellNoMoreThanTheView() {
        for (Language language : Language.values()) {
            for (int viewer = -1; viewer < 2; viewer++) {
                assertThat(text(table(), language, viewer)).doesNotContain("⟨", "null");
            }
        }
        assertThat(text(table(), Language.EN, -1)).doesNotContain("Spy");
        assertThat(text(table(), Language.EN, BLUE)).contains("(a7 Spy").contains("a3 Inspiration");
    }
}

package civitas.clash.civilizations;

import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashFacts;
import civitas.clash.view.ClashView;
import civitas.clash.view.ClashView.BelongingView;
import civitas.clash.view.ClashView.BlockadeView;
import civitas.clash.view.ClashView.SourceView;
import civitas.clash.view.ClashView.TokenView;
import civitas.clash.view.ClashView.TrophyView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What pages are told of civilizations, leaders, pirates and what comes of them. */
class PeoplesInViewTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static ClashView view(ClashTable table) {
        return ClashView.of(table, Viewer.SPECTATOR);
    }

    private static List<String> belonging(ClashTable table, int player, String name) {
        return view(table).players().get(player).belongings().stream()
                .filter(belonging -> belonging.name().equals(name))
                .map(BelongingView::codes)
                .findFirst()
                .orElse(List.of());
    }

    private static List<String> reasons(ClashTable table, Thing thing) {
        return table.reasons(Seat.of(RED), thing).stream().map(Phrase::key).toList();
    }

    @Test
    @Rule({"CC-16.1", "CC-16.2", "CC-2.8", "CC-16.17"})
    void civilizationsAreIntroducedWithAllThatIsPrintedOnThem() {
        ClashFacts facts = Expansion.GAME.content(Expansion.GAME.boxSet(Expansion.BOXES));
        assertThat(facts.factions()).hasSize(15).allSatisfy(faction -> {
            assertThat(faction.advances()).hasSize(4);
            assertThat(faction.leaders())
                    .hasSize(3)
                    .allSatisfy(leader -> assertThat(leader.abilities()).hasSize(2));
        });
        ClashFacts.FactionFacts carthage = facts.factions().stream()
                .filter(faction -> faction.id().equals("carthage"))
                .findFirst()
                .orElseThrow();
        assertThat(carthage.home()).containsExactly("plains", "mountain", "forest", "sea");
        assertThat(carthage.advances())
                .contains(new ClashFacts.BroughtFacts("carthage-hegemony", List.of("cartography"), true));
        assertThat(carthage.leaders().get(1).abilities().getFirst())
                .isEqualTo(new ClashFacts.SkillFacts("hanno-navigator", "ship", true));
        assertThat(facts.factions().getFirst().home()).isEmpty();
        assertThat(facts.factions().getFirst().advances().get(3).with())
                .as("any government brings it")
                .hasSizeGreaterThan(4)
                .contains("voting");
    }

    @Test
    @Rule({"CC-2.20", "CC-16.16"})
    void leadersWhoAreGoneAreRemembered() {
        TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
        test.city(RED, "D4", Mood.HAPPY).goods(RED, Good.CULTURE, 2).goods(RED, Good.MOOD, 2);
        Expansion.leads(test, RED, Leader.SULLA, "D4");
        test.turnOf(RED);
        assertThat(reasons(test.table(), LeaderAbility.JULIUS_CAESAR_STATESMAN)).containsExactly("why.leader-waits");
        assertThat(reasons(test.table(), Leader.HANNIBAL)).containsExactly("why.leader-of-others");
        assertThat(reasons(test.table(), Leader.SULLA)).doesNotContain("why.leader-waits", "why.leader-gone");
        test.choose("recruit D4", "hire leader", "choose julius-caesar");
        assertThat(belonging(test.table(), RED, "leader")).containsExactly("julius-caesar");
        assertThat(belonging(test.table(), RED, "leader-cards")).containsExactly("emperor-augustus");
        assertThat(belonging(test.table(), RED, "lost-leaders")).containsExactly("sulla");
        test.turnOf(RED);
        assertThat(reasons(test.table(), Leader.SULLA)).containsExactly("why.leader-gone");
    }

    @Test
    @Rule({"CC-4.57", "CC-6.93"})
    void piratesShowWhichSeaTheyClose() {
        TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS)
                .terrain("D5", Terrain.SEA)
                .terrain("D6", Terrain.SEA)
                .terrain("A3", Terrain.SEA)
                .units(Pirates.SIDE, SHIP, "D5", 1);
        assertThat(view(test.table()).blockades())
                .containsExactly(
                        new BlockadeView("D5", List.of("red", "blue")), new BlockadeView("D6", List.of("red", "blue")));
    }

    @Test
    @Rule({"CC-16.53", "CC-16.79", "CC-16.45"})
    void tokensLieOnTheMapAndBeforePlayers() {
        TestTable test = Expansion.plain(Civilization.EGYPT, Civilization.VIKINGS)
                .city(RED, "D4", Mood.HAPPY)
                .goods(RED, Good.CULTURE, 2);
        Expansion.leads(test, RED, Leader.CLEOPATRA, "D4");
        test.turnOf(RED).choose("use cleopatra-beloved");
        ClashTable table = test.table();
        assertThat(view(table).tokens())
                .containsExactly(new TokenView("D4", new SourceView("leader-ability", "cleopatra-beloved"), 1, ""));
        table.memory().add(CivAdvance.VIKINGS_RUNE_STONES, BLUE, 2);
        assertThat(view(table).players().get(BLUE).trophies())
                .containsExactly(new TrophyView(new SourceView("advance", "vikings-rune-stones"), 2));
        assertThat(view(table).players().get(RED).trophies()).isEmpty();
        table.memory().set(LeaderAbility.ERIK_THE_RED_LEGENDARY_EXPLORER, test.at("D6"), BLUE + 1);
        assertThat(view(table).tokens())
                .contains(new TokenView(
                        "D6", new SourceView("leader-ability", "erik-the-red-legendary-explorer"), 1, "blue"));
    }
}

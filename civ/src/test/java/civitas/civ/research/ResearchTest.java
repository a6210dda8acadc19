package civitas.civ.research;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Tech;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResearchTest {

    private static TestTable phase(int trade, Tech... techs) {
        TestTable test = TestTable.begun();
        CivTable table = test.table();
        test.knows(0, techs);
        table.player(0).setTrade(trade);
        table.player(1).setTrade(0);
        return test.at(new ResearchPhase());
    }

    @Test
    @Rule({"CV-EX-28", "CV-09.02", "CV-09.06"})
    void researchingSpendsAllTrade() {
        TestTable test = phase(18, BaseTech.POTTERY, BaseTech.WRITING, BaseTech.NAVIGATION, BaseTech.MASONRY);
        assertThat(test.codes(0)).contains("research sailing").doesNotContain("research banking", "research flight");
        test.choose(0, "research sailing").choose(1, "decline");
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(0).knows(BaseTech.SAILING)).isTrue();
        assertThat(test.table().player(0).trade()).isEqualTo(test.table().coins(0));
    }

    @Test
    @Rule({"CV-09.05", "CV-17.12"})
    void choicesAreRevealedTogether() {
        TestTable test = TestTable.begun();
        CivTable table = test.table();
        table.player(0).setTrade(10);
        table.player(1).setTrade(10);
        test.at(new ResearchPhase());
        String first = test.codes(0).getFirst();
        test.choose(0, first);
        assertThat(table.player(0).techs()).isEqualTo(table.player(0).startTechs());
        test.choose(0, "forgo").choose(1, test.codes(1).getFirst());
        assertThat(Long.bitCount(table.player(0).techs())).isOne();
        assertThat(table.player(0).trade()).isEqualTo(10);
        assertThat(Long.bitCount(table.player(1).techs())).isEqualTo(2);
    }

    @Test
    @Rule("CV-17.22")
    void aChoiceMayBeChangedAsOftenAsOneLikes() {
        TestTable test = TestTable.begun();
        CivTable table = test.table();
        table.player(0).setTrade(10);
        table.player(1).setTrade(10);
        test.at(new ResearchPhase());
        List<String> techs = test.codes(0).stream()
                .filter(code -> code.startsWith("research "))
                .map(code -> code.substring("research ".length()))
                .limit(2)
                .toList();
        String one = techs.get(0);
        String other = techs.get(1);
        test.choose(0, "research " + one);
        for (int time = 0; time < 20; time++) {
            assertThat(test.codes(0))
                    .contains("reconsider " + other, "forgo")
                    .doesNotContain("reconsider " + one, "decline");
            test.choose(0, "reconsider " + other).choose(0, "forgo");
            assertThat(test.codes(0)).doesNotContain("forgo");
            test.choose(0, "reconsider " + one);
        }
        test.choose(1, "decline");
        assertThat(test.isDone()).isTrue();
        assertThat(table.player(0).techs())
                .isEqualTo(table.player(0).startTechs()
                        | table.content().techs().parse(one).orElseThrow().mask());
    }

    @Test
    @Rule("CV-17.22")
    void whoHasNothingElseToChooseIsNotInvited() {
        TestTable test = phase(18);
        test.choose(1, "decline");
        assertThat(test.codes(1)).isEmpty();
        assertThat(test.table().invited()).isZero();
    }

    @Test
    @Rule({"CV-17.12", "CV-17.22"})
    void nobodyElseSeesAChange() {
        CivGame game = new CivGame();
        TestTable test = TestTable.begun(3, TestTable.STANDARD, 7);
        CivTable table = test.table();
        for (int player = 0; player < 3; player++) {
            table.player(player).setTrade(10);
        }
        test.at(new ResearchPhase());
        List<String> heard = new ArrayList<>();
        table.listen(event -> heard.add(event.toString()));
        test.choose(0, test.codes(0).getFirst());
        List<Viewer> others = List.of(Viewer.of(Seat.of(1)), Viewer.of(Seat.of(2)), Viewer.SPECTATOR);
        List<CivView> before =
                others.stream().map(viewer -> game.view(table, viewer)).toList();
        CivView own = game.view(table, Viewer.of(Seat.of(0)));
        int asked = table.asked();
        test.choose(0, test.codes(0).getLast());
        assertThat(others.stream().map(viewer -> game.view(table, viewer))).containsExactlyElementsOf(before);
        assertThat(game.view(table, Viewer.of(Seat.of(0)))).isNotEqualTo(own);
        assertThat(table.asked()).isEqualTo(asked);
        assertThat(heard).isEmpty();
    }

    @Test
    @Rule({"CV-15.04", "CV-09.13"})
    void spaceFlightWins() {
        TestTable test = TestTable.begun();
        Learning.learn(test.table(), 1, BaseTech.SPACE_FLIGHT);
        assertThat(test.table().victory()).isEqualTo(Victory.TECHNOLOGY);
        assertThat(test.table().winner()).isOne();
    }
}

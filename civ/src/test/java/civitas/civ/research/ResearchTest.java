package civitas.civ.research;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.Tech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Victory;
import civitas.kernel.Rule;
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
        TestTable test = phase(18, Tech.POTTERY, Tech.WRITING, Tech.NAVIGATION, Tech.MASONRY);
        assertThat(test.codes(0)).contains("research sailing").doesNotContain("research banking", "research flight");
        test.choose(0, "research sailing").choose(1, "decline");
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(0).knows(Tech.SAILING)).isTrue();
        assertThat(test.table().player(0).trade()).isEqualTo(test.table().coins(0));
    }

    @Test
    @Rule({"CV-09.05", "CV-17.12", "CV-17.22"})
    void choicesAreRevealedTogether() {
        TestTable test = TestTable.begun();
        CivTable table = test.table();
        table.player(0).setTrade(10);
        table.player(1).setTrade(10);
        test.at(new ResearchPhase());
        String first = test.codes(0).getFirst();
        test.choose(0, first);
        assertThat(table.player(0).techs()).isEqualTo(table.player(0).startTechs());
        assertThat(test.codes(0)).containsExactly("reconsider");
        test.choose(0, "reconsider").choose(0, "decline");
        assertThat(test.codes(0)).isEmpty();
        test.choose(1, test.codes(1).getFirst());
        assertThat(Long.bitCount(table.player(0).techs())).isOne();
        assertThat(table.player(0).trade()).isEqualTo(10);
        assertThat(Long.bitCount(table.player(1).techs())).isEqualTo(2);
    }

    @Test
    @Rule({"CV-15.04", "CV-09.13"})
    void spaceFlightWins() {
        TestTable test = TestTable.begun();
        Learning.learn(test.table(), 1, Tech.SPACE_FLIGHT);
        assertThat(test.table().victory()).isEqualTo(Victory.TECHNOLOGY);
        assertThat(test.table().winner()).isOne();
    }
}

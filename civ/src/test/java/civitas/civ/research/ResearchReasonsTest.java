package civitas.civ.research;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Why a tech cannot be researched or learned. */
class ResearchReasonsTest {

    private static TestTable phase(int trade, Tech... techs) {
        TestTable test = TestTable.begun();
        test.table().forgetTechs(0);
        test.table().player(0).setTrade(trade);
        test.table().turn().setPhase(Phase.RESEARCH);
        return test.knows(0, techs).at(new ResearchPhase());
    }

    @Test
    @Rule({"CV-09.02", "CV-09.03", "CV-09.04", "CV-09.21"})
    void tradeKnowledgeAndPlaceAreNamed() {
        TestTable test = phase(12, BaseTech.POTTERY, BaseTech.WRITING);
        assertThat(test.why(0, BaseTech.POTTERY)).containsExactly("why.known");
        assertThat(test.why(0, BaseTech.MASONRY)).isEmpty();
        assertThat(test.why(0, BaseTech.SAILING)).isEmpty();
        assertThat(test.why(0, BaseTech.BANKING)).containsExactly("why.pyramid", "why.research-trade");
        assertThat(phase(5).why(0, BaseTech.MASONRY)).containsExactly("why.research-trade");
        assertThat(phase(20, BaseTech.POTTERY).why(0, BaseTech.SAILING)).containsExactly("why.pyramid");
        assertThat(test.why(0, BaseBuilding.MARKET)).containsExactly("why.phase");
    }

    @Test
    @Rule({"CV-09.05", "CV-17.22"})
    void whoHasChosenIsToldSo() {
        TestTable test = phase(12).choose(0, "research masonry");
        assertThat(test.why(0, BaseTech.MASONRY)).containsExactly("why.research-chosen");
        assertThat(test.why(0, BaseTech.POTTERY))
                .as("he may still change his mind")
                .isEmpty();
    }

    @Test
    @Rule({"CV-09.13", "CV-09.15"})
    void learningIsFromOthers() {
        TestTable test = TestTable.begun();
        test.table().forgetTechs(0);
        test.knows(0, BaseTech.WRITING).at(new LearnOne(0, BaseTech.POTTERY.mask() | BaseTech.MASONRY.mask(), false));
        assertThat(test.why(0, BaseTech.POTTERY)).isEmpty();
        assertThat(test.why(0, BaseTech.WRITING)).containsExactly("why.known");
        assertThat(test.why(0, BaseTech.NAVIGATION)).containsExactly("why.learn-others");
        assertThat(test.why(0, BaseTech.BANKING)).containsExactly("why.pyramid", "why.learn-others");
    }
}

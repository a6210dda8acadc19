package civitas.civ.research;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.view.CivView;
import civitas.kernel.DumpReader;
import civitas.kernel.Rule;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PyramidTest {

    private static final Tech[] FIVE_FIRST = {
        BaseTech.ANIMAL_HUSBANDRY, BaseTech.CODE_OF_LAWS, BaseTech.CURRENCY, BaseTech.HORSEBACK_RIDING, BaseTech.MASONRY
    };

    private static TestTable blank() {
        TestTable test = TestTable.begun();
        test.table().forgetTechs(0);
        test.table().forgetTechs(1);
        return test;
    }

    @Test
    @Rule({"CV-09.20", "CV-09.19", "CV-09.21", "CV-EX-33"})
    void aTechNeedsTwoMoreTechsBelowThanBesideIt() {
        TestTable test = blank().knows(0, BaseTech.POTTERY, BaseTech.WRITING, BaseTech.NAVIGATION, BaseTech.SAILING);
        CivTable table = test.table();
        assertThat(Pyramid.hasPlace(table, 0, 1)).isTrue();
        assertThat(Pyramid.hasPlace(table, 0, 2)).isTrue();
        assertThat(Pyramid.hasPlace(table, 0, 3)).isFalse();
        test.knows(0, BaseTech.MATHEMATICS);
        assertThat(Pyramid.hasPlace(table, 0, 2)).isFalse();
        assertThat(Pyramid.hasPlace(table, 0, 3)).isTrue();
    }

    @Test
    @Rule({"CV-09.24", "CV-EX-34"})
    void spaceFlightNeedsFourteenOtherTechs() {
        TestTable test = blank().knows(0, FIVE_FIRST);
        test.knows(0, BaseTech.CHIVALRY, BaseTech.CIVIL_SERVICE, BaseTech.CONSTRUCTION, BaseTech.DEMOCRACY);
        test.knows(0, BaseTech.BANKING, BaseTech.BIOLOGY, BaseTech.COMMUNISM).knows(0, BaseTech.ATOMIC_THEORY);
        assertThat(Pyramid.mayLearn(test.table(), 0, BaseTech.SPACE_FLIGHT)).isFalse();
        test.knows(0, BaseTech.BALLISTICS);
        assertThat(Pyramid.mayLearn(test.table(), 0, BaseTech.SPACE_FLIGHT)).isTrue();
        assertThat(Long.bitCount(test.table().player(0).techs())).isEqualTo(14);
    }

    @Test
    @Rule({"CV-09.22", "CV-09.25"})
    void aStartingTechLiesInTheBottomRow() {
        CivTable table = blank().table();
        table.beginWith(0, BaseTech.COMMUNISM);
        assertThat(Pyramid.inRow(table, 0, 1)).isOne();
        assertThat(Pyramid.inRow(table, 0, 3)).isZero();
    }

    @Test
    @Rule({"CV-09.26", "CV-02.45"})
    void aTechThatLiesInAnotherRowCountsThereAndKeepsItsLevel() {
        TestTable test = blank().knows(0, BaseTech.POTTERY, BaseTech.WRITING);
        CivTable table = test.table();
        table.learn(0, BaseTech.BANKING, 2);
        assertThat(Pyramid.inRow(table, 0, 2)).isOne();
        assertThat(Pyramid.inRow(table, 0, 3)).isZero();
        assertThat(Pyramid.hasPlace(table, 0, 2)).isFalse();
        assertThat(table.player(0).rows().of(BaseTech.BANKING)).isEqualTo(2);
        assertThat(table.content().spec(BaseTech.BANKING).level()).isEqualTo(3);
        assertThat(CivView.of(table, Viewer.SPECTATOR).players().getFirst().techs())
                .contains(new CivView.TechView("banking", 2, 0));
    }

    @Test
    @Rule("CV-09.26")
    void aBlankCardCountsForItsRow() {
        CivTable table = blank().knows(0, BaseTech.POTTERY).table();
        assertThat(Pyramid.hasPlace(table, 0, 2)).isFalse();
        table.player(0).layBlank(1);
        assertThat(Pyramid.hasPlace(table, 0, 2)).isTrue();
        assertThat(Long.bitCount(table.player(0).techs())).isOne();
        table.player(0).layBlank(2);
        assertThat(Pyramid.hasPlace(table, 0, 2)).isFalse();
    }

    /** An ability as a box may have one: techs of the middle levels are laid one row lower. */
    @Test
    @Rule("CV-09.26")
    void anAbilityMayLayTheNextTechLower() {
        Rulebook book = Books.with(hooks -> hooks.research.row.join(
                BaseTech.POTTERY, (table, player, row) -> row > 1 && row < Pyramid.ROWS ? row - 1 : row));
        TestTable test = TestTable.dealt(book, 2, TestTable.STANDARD, 7).ready();
        CivTable table = test.table();
        table.forgetTechs(0);
        assertThat(Pyramid.mayLearn(table, 0, BaseTech.SAILING)).isFalse();
        test.knows(0, BaseTech.POTTERY);
        assertThat(Pyramid.mayLearn(table, 0, BaseTech.SAILING)).isTrue();
        assertThat(Pyramid.mayLearn(table, 0, BaseTech.BANKING)).isFalse();
        Learning.learn(table, 0, BaseTech.SAILING);
        assertThat(table.player(0).rows().of(BaseTech.SAILING)).isOne();
        assertThat(Pyramid.mayLearn(table, 0, BaseTech.BANKING)).isTrue();
    }

    @Test
    void copiesAndDumpsKnowTheRows() {
        Setup setup = Setup.of("civ", List.of("base"), Map.of(), 2, Seed.of(5));
        CivGame game = new CivGame();
        CivTable table = game.deal(setup);
        while (!table.isRestorable() || table.turn().number() == 0) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        assertThat(table.dump().toString()).as("usual rows need no words").doesNotContain("Rows");
        CivTable copy = table.copy();
        copy.learn(0, BaseTech.BANKING, 2);
        copy.player(0).layBlank(4);
        assertThat(table.player(0).rows().of(BaseTech.BANKING)).isZero();
        CivTable back = game.restore(setup, new DumpReader(copy.dump().toString()));
        assertThat(back.player(0).rows().of(BaseTech.BANKING)).isEqualTo(2);
        assertThat(Pyramid.inRow(back, 0, 4)).isOne();
        assertThat(back.dump().toString()).isEqualTo(copy.dump().toString());
    }

    @Test
    @Rule({"CV-09.23", "CV-EX-36", "CV-10.14"})
    void everybodyUsesOnlyHisOwnTechs() {
        TestTable test = blank().knows(1, BaseTech.ENGINEERING, BaseTech.POTTERY, BaseTech.WRITING);
        assertThat(Pyramid.hasPlace(test.table(), 0, 2)).isFalse();
        assertThat(test.table().has(0, BaseTech.ENGINEERING)).isFalse();
        assertThat(test.table().has(1, BaseTech.ENGINEERING)).isTrue();
    }

    @Test
    @Rule({"CV-09.29", "CV-09.30", "CV-09.31", "CV-09.32", "CV-09.33"})
    void ranksRiseAndNeverFall() {
        TestTable test = blank().knows(0, BaseTech.GUNPOWDER);
        CivTable table = test.table();
        assertThat(table.player(0).rank(UnitType.INFANTRY)).isEqualTo(3);
        test.knows(0, BaseTech.DEMOCRACY);
        assertThat(table.player(0).rank(UnitType.INFANTRY)).isEqualTo(3);
        assertThat(table.player(1).rank(UnitType.INFANTRY)).isOne();
        int coins = table.coins(0);
        int hand = table.handLimit(0);
        test.knows(0, BaseTech.CIVIL_SERVICE);
        assertThat(table.coins(0)).isEqualTo(coins + 1);
        assertThat(table.handLimit(0)).isEqualTo(hand + 1);
    }

    @Test
    @Rule({"CV-09.28", "CV-09.29"})
    void replaceablePartsMakeModernInfantryAndLargerStacks() {
        TestTable test = blank();
        CivTable table = test.table();
        assertThat(table.player(0).techStack()).isLessThan(6);
        test.knows(0, BaseTech.REPLACEABLE_PARTS);
        assertThat(table.player(0).rank(UnitType.INFANTRY)).isEqualTo(4);
        assertThat(table.player(0).rank(UnitType.MOUNTED)).isOne();
        assertThat(table.player(0).techStack()).isEqualTo(6);
    }

    @Test
    @Rule({"CV-10.30", "CV-10.32"})
    void theCorrectedCardsAreUsed() {
        assertThat(Books.content().spec(BaseTech.RAILROAD).coins()).isOne();
        assertThat(Books.content().spec(BaseTech.METAL_CASTING).coins()).isZero();
        assertThat(Books.content().spec(BaseTech.RAILROAD).building()).contains(BaseBuilding.IRON_MINE);
    }

    @Test
    @Rule({"CV-EX-32", "CV-09.01", "CV-09.03", "CV-09.04", "CV-09.12"})
    void researchNeedsTradeAPlaceAndAnUnknownTech() {
        int[] thresholds = {6, 11, 16, 21, 26};
        for (int level = 1; level <= thresholds.length; level++) {
            assertThat(Books.content().constants().threshold(level)).isEqualTo(thresholds[level - 1]);
        }
        TestTable test = blank().knows(0, BaseTech.POTTERY);
        test.table().player(0).setTrade(6);
        test.table().player(1).setTrade(5);
        test.at(new ResearchPhase());
        assertThat(test.codes(0))
                .contains("research writing", "decline")
                .doesNotContain("research pottery", "research sailing");
        assertThat(test.codes(1)).containsExactly("decline");
        test.choose(0, "decline").choose(1, "decline");
        assertThat(test.table().player(0).trade()).isEqualTo(6);
    }

    @Test
    @Rule({"CV-EX-30", "CV-EX-31", "CV-09.08", "CV-09.10"})
    void coinsKeepTradeButNeverMoreThanThereWas() {
        TestTable test = blank();
        CivTable table = test.table();
        table.setSheetCoins(0, 9 - table.coins(0));
        table.setSheetCoins(1, 5 - table.coins(1));
        table.player(0).setTrade(6);
        table.player(1).setTrade(20);
        test.at(new ResearchPhase()).choose(0, "research writing").choose(1, "research pottery");
        assertThat(table.player(0).trade()).isEqualTo(6);
        assertThat(table.player(1).trade()).isEqualTo(5);
        Learning.learn(table, 0, BaseTech.CURRENCY);
        assertThat(table.player(0).trade()).isEqualTo(6);
    }

    @Test
    @Rule("CV-09.17")
    void learningForNothingCostsNoTrade() {
        TestTable test = blank();
        test.table().player(0).setTrade(3);
        test.at(new LearnOne(0, BaseTech.POTTERY.mask() | BaseTech.SAILING.mask() | BaseTech.WRITING.mask(), false));
        assertThat(test.codes()).containsExactly("learn pottery", "learn writing");
        test.choose("learn pottery");
        assertThat(test.table().player(0).knows(BaseTech.POTTERY)).isTrue();
        assertThat(test.table().player(0).trade()).isEqualTo(3);
    }
}

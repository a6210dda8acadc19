package civitas.civ.fame.invest;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.BaseBox;
import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Phase;
import civitas.civ.culture.Track;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Coins become investments (rules 12.4). */
class InvestingTest {

    private final TestTable test = TestTable.choosing(
                    Rulebook.of(List.of(new BaseBox(), new FameAndFortune())),
                    BaseCivilization.CHINA,
                    BaseCivilization.GERMANY)
            .ready();
    private final CivTable table = test.table();
    private final Investments investments = Investments.of(table);

    @Test
    @Rule({"CV-12.17", "CV-12.18", "CV-12.21", "CV-04.02", "CV-04.60", "CV-16.35"})
    void oneCoinTokenATurnBecomesAMarker() {
        table.setSheetCoins(0, 2);
        int coins = table.coins(0);
        test.step(Phase.START_OF_TURN, 0).choose("invest infrastructure");
        assertThat(table.coins(0)).isEqualTo(coins - 1);
        assertThat(investments.markers(0, Investment.INFRASTRUCTURE)).isOne();
        assertThat(test.codes()).doesNotContain("invest infrastructure");
        assertThat(test.why(0, Investment.INFRASTRUCTURE)).containsExactly("why.invested");
    }

    @Test
    @Rule("CV-12.19")
    void printedCoinsCannotBeInvested() {
        test.step(Phase.START_OF_TURN, 0);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("invest"));
        assertThat(test.why(0, Investment.PUBLIC_EDUCATION)).containsExactly("why.no-coin-token");
    }

    @Test
    @Rule({"CV-12.23", "CV-12.24", "CV-11.26"})
    void militaryIndustrialComplexCountsItsHighestLevelOnly() {
        investments.add(0, Investment.MILITARY_INDUSTRIAL_COMPLEX, 1);
        assertThat(table.sum(table.hooks().battle.combat, 0)).isZero();
        investments.add(0, Investment.MILITARY_INDUSTRIAL_COMPLEX, 2);
        assertThat(table.sum(table.hooks().battle.combat, 0)).isEqualTo(4);
        investments.add(0, Investment.MILITARY_INDUSTRIAL_COMPLEX, 1);
        assertThat(table.sum(table.hooks().battle.combat, 0)).isEqualTo(8);
    }

    @Test
    @Rule({"CV-12.23", "CV-06.09"})
    void infrastructureRaisesTheProductionOfEachCity() {
        int before = Production.of(table, 0);
        investments.add(0, Investment.INFRASTRUCTURE, 2);
        assertThat(Production.of(table, 0)).isEqualTo(before + 2);
    }

    @Test
    @Rule({"CV-10.39", "CV-12.23"})
    void endowmentForTheArtsUsesItsRevisedValues() {
        int hand = table.handLimit(0);
        int culture = Track.culture(table, 0, 3);
        investments.add(0, Investment.ENDOWMENT_FOR_THE_ARTS, 1);
        assertThat(table.handLimit(0)).isEqualTo(hand + 1);
        assertThat(Track.culture(table, 0, 3)).isEqualTo(culture);
        investments.add(0, Investment.ENDOWMENT_FOR_THE_ARTS, 1);
        assertThat(Track.culture(table, 0, 3)).isEqualTo(culture - 1);
        investments.add(0, Investment.ENDOWMENT_FOR_THE_ARTS, 2);
        assertThat(Track.culture(table, 0, 3)).isEqualTo(culture - 2);
        assertThat(table.handLimit(0)).isEqualTo(hand + 1);
    }

    @Test
    @Rule({"CV-12.25", "CV-12.26", "CV-12.27"})
    void publicEducationTeachesAtItsLevels() {
        investments.add(0, Investment.PUBLIC_EDUCATION, 2);
        int known = Long.bitCount(table.player(0).techs());
        test.at((civitas.kernel.Procedure<CivTable>) t -> Investing.free(t, 0, 1))
                .choose("invest public-education");
        test.choose("learn pottery");
        assertThat(Long.bitCount(table.player(0).techs())).isEqualTo(known + 1);
        assertThat(table.coins(0)).isNotNegative();
    }
}

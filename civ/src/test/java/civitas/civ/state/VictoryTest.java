package civitas.civ.state;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.research.Learning;
import civitas.civ.research.ResearchPhase;
import civitas.civ.table.CivTable;
import civitas.civ.table.Economy;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class VictoryTest {

    /** Everything below Space Flight, so that it has a place; and the trade for it. */
    private static TestTable pyramid(int... players) {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME, BaseCivilization.GERMANY);
        CivTable table = test.table();
        for (int player : players) {
            for (int level = 1; level <= 4; level++) {
                int wanted = 6 - level;
                for (long rest = table.content().techs(level); rest != 0 && wanted > 0; rest &= rest - 1) {
                    Tech tech = table.content().techs().get(Long.numberOfTrailingZeros(rest));
                    if (!table.player(player).knows(tech)) {
                        test.knows(player, tech);
                        wanted--;
                    }
                }
            }
            table.player(player).setTrade(27);
        }
        return test;
    }

    private record Coins(int player, int count) implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            table.setSheetCoins(player, count);
        }
    }

    @Test
    @Rule({"CV-EX-47", "CV-15.06", "CV-15.07", "CV-15.01", "CV-15.02", "CV-03.30", "CV-01.70", "CV-15.16"})
    void fifteenCoinsWinInAnybodysStep() {
        TestTable test = TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME);
        CivTable table = test.table();
        test.step(Phase.MOVEMENT, 1).at(new Coins(0, 14 - table.coins(0)));
        assertThat(table.coins(0)).isEqualTo(14);
        assertThat(table.over()).isFalse();
        test.at(new Coins(0, table.player(0).sheetCoins() + 1));
        assertThat(table.over()).isTrue();
        assertThat(table.winner()).isZero();
        assertThat(table.victory()).isEqualTo(Victory.ECONOMY);
        assertThat(table.asked()).isZero();
    }

    @Test
    @Rule({"CV-15.02", "CV-15.10"})
    void theFirstVictoryCounts() {
        CivTable table = TestTable.begun().table();
        table.win(1, Victory.MILITARY);
        table.win(0, Victory.CULTURE);
        assertThat(table.winner()).isOne();
        assertThat(table.victory()).isEqualTo(Victory.MILITARY);
    }

    @Test
    @Rule("CV-15.11")
    void tiesAreBrokenByCoinsTrackTechsAndOrder() {
        CivTable table =
                TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME).table();
        table.turn().setFirst(1);
        assertThat(Economy.isAhead(table, 1, 0)).isTrue();
        assertThat(Economy.isAhead(table, 0, 1)).isFalse();
        table.learn(0, BaseTech.MASONRY);
        assertThat(Economy.isAhead(table, 0, 1)).isTrue();
        table.player(1).setTrack(2);
        assertThat(Economy.isAhead(table, 0, 1)).isFalse();
        table.setSheetCoins(0, 1);
        assertThat(Economy.isAhead(table, 0, 1)).isTrue();
    }

    private record AllRich(int first, int second) implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            table.setSheetCoins(0, first);
            table.setSheetCoins(1, second);
        }
    }

    @Test
    @Rule({"CV-15.11", "CV-15.07"})
    void ofTwoRichPlayersTheRicherWins() {
        TestTable test =
                TestTable.playing(BaseCivilization.CHINA, BaseCivilization.ROME).at(new AllRich(15, 17));
        assertThat(test.table().winner()).isOne();
    }

    @Test
    @Rule({"CV-15.04", "CV-15.05", "CV-15.02"})
    void spaceFlightWinsWhenItIsRevealed() {
        TestTable test = pyramid(1).at(new ResearchPhase());
        test.choose(1, "research space-flight");
        assertThat(test.table().over()).isFalse();
        test.choose(0, "decline").choose(2, "decline");
        assertThat(test.table().winner()).isOne();
        assertThat(test.table().victory()).isEqualTo(Victory.TECHNOLOGY);
    }

    @Test
    @Rule({"CV-15.12", "CV-15.11"})
    void severalMayFlyAtOnce() {
        TestTable test = pyramid(0, 1).at(new ResearchPhase());
        test.table().player(1).setTrack(9);
        test.table().player(0).setTrack(4);
        int gap = test.table().coins(0) - test.table().coins(1);
        test.table().setSheetCoins(gap > 0 ? 1 : 0, Math.abs(gap));
        test.choose(0, "research space-flight")
                .choose(1, "research space-flight")
                .choose(2, "decline");
        assertThat(test.table().winner()).isOne();
        assertThat(test.table().victory()).isEqualTo(Victory.TECHNOLOGY);
    }

    @Test
    @Rule({"CV-15.13", "CV-15.11"})
    void aCoinRevealedTogetherWithSpaceFlightIsCompared() {
        TestTable test = pyramid(0);
        CivTable table = test.table();
        test.knows(2, BaseTech.POTTERY, BaseTech.WRITING);
        table.player(2).setTrade(20);
        test.at(new Coins(2, 14 - table.coins(2))).at(new ResearchPhase());
        test.choose(0, "research space-flight").choose(1, "decline").choose(2, "research civil-service");
        assertThat(table.winner()).isEqualTo(2);
        assertThat(table.victory()).isEqualTo(Victory.ECONOMY);
    }

    @Test
    @Rule({"CV-15.04", "CV-15.10", "CV-09.13"})
    void spaceFlightLearnedOtherwiseWinsToo() {
        TestTable test = pyramid(2);
        Learning.learn(test.table(), 2, BaseTech.SPACE_FLIGHT);
        assertThat(test.table().winner()).isEqualTo(2);
        assertThat(test.table().victory()).isEqualTo(Victory.TECHNOLOGY);
    }

    @Test
    @Rule({"CV-15.03", "CV-07.09"})
    void theLastSpaceOfTheTrackWins() {
        CivTable table =
                TestTable.playing(BaseCivilization.ROME, BaseCivilization.CHINA).table();
        table.player(0).setTrack(table.content().trackLength() - 1);
        table.run(table.hooks().city.afterWonder, 0);
        assertThat(table.winner()).isZero();
        assertThat(table.victory()).isEqualTo(Victory.CULTURE);
    }
}

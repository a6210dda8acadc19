package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Victory;
import civitas.civ.state.Wonders;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.table.Yields;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Results, losses, lost cities, clean up (rules 11.5, 11.6, 11.9, 11.11). */
class OutcomeTest {

    @Test
    @Rule({"CV-11.68", "CV-11.70", "CV-11.79", "CV-11.80", "CV-11.118", "CV-11.119", "CV-11.09"})
    void theLargerTotalWins() {
        Field field = Field.prepared().mounted(BLUE, 3).mounted(RED, 2, 3);
        long red = field.table.player(RED).forces();
        field.fight().choose("attack mounted-2 1", "play mounted-3");
        assertThat(field.test.isDone()).isTrue();
        assertThat(field.battle().isActive()).isFalse();
        assertThat(field.armies(BLUE)).as("3 wounded against 3: a tie").isOne();
        assertThat(field.table.figures().inReserve(RED, Figure.ARMY)).isZero();
        assertThat(Long.bitCount(field.table.player(BLUE).forces())).isOne();
        assertThat(Long.bitCount(field.table.player(RED).forces())).isOne();
        assertThat(field.table.market().units(UnitType.MOUNTED).discarded()).isOne();
        assertThat(red & ~field.table.player(RED).forces())
                .isEqualTo(1L << field.table.market().units(UnitType.MOUNTED).discardPile()[0]);
        assertThat(field.lines("log.battle.total")).hasSize(2);
    }

    @Test
    @Rule({"CV-11.70", "CV-11.68"})
    void theCombatBonusCountsInTheTotal() {
        Field field = Field.prepared().mounted(BLUE, 3);
        field.table.putBuilding(field.table.cities().outskirts(Cities.of(RED, 0))[0], BaseBuilding.ACADEMY);
        field.fight();
        assertThat(field.armies(RED)).isOne();
    }

    @Test
    @Rule({"CV-11.71", "CV-11.72"})
    void aTieIsTheDefenders() {
        Field field = Field.prepared().mounted(BLUE, 2).mounted(RED, 2).fight();
        field.choose("attack mounted-2 1");
        assertThat(field.armies(BLUE)).isOne();
        assertThat(field.armies(RED)).isZero();
    }

    @Test
    @Rule({"CV-EX-27", "CV-08.53", "CV-11.78", "CV-11.80", "CV-11.81", "CV-11.82"})
    void theLoserLosesAllFiguresOfTheSquare() {
        Field field = Field.prepared().mounted(RED, 3);
        field.table.player(BLUE).setTrade(5);
        field.defenders(1, 1).attack(1, 1);
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes())
                .containsExactlyInAnyOrder("loot-trade 3", "loot-trade 2", "loot-trade 1", "loot-nothing");
        field.choose("loot-trade 3");
        assertThat(field.table.player(RED).trade()).isEqualTo(3);
        assertThat(field.table.player(BLUE).trade()).isEqualTo(2);
        assertThat(field.table.figures().holder(field.square)).isEqualTo(RED);
        assertThat(field.table.figures().count(field.square)).isEqualTo(2);
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            assertThat(field.table.figures().where(BLUE, figure)).isNegative();
        }
    }

    @Test
    @Rule({"CV-EX-46", "CV-08.50", "CV-08.51"})
    void unescortedScoutsAreKilled() {
        Field field = Field.prepared();
        field.test.knows(RED, BaseTech.CODE_OF_LAWS);
        field.table.player(BLUE).setCulture(1);
        field.defenders(0, 1).attack(1, 0);
        assertThat(field.battle().isActive()).isFalse();
        assertThat(field.test.codes()).containsExactlyInAnyOrder("loot-culture 1", "loot-nothing");
        field.choose("loot-culture 1");
        assertThat(field.table.player(RED).culture()).isOne();
        assertThat(field.armies(RED)).isOne();
        assertThat(field.table.player(RED).coinTokens(BaseTech.CODE_OF_LAWS)).isOne();
        assertThat(field.test.isDone()).isTrue();
    }

    /** Player 0 wins with some units killed one by one. */
    private static Field costly(Rules.Options options, int killed) {
        Field field = Field.prepared(2, options, 7);
        field.test.knows(RED, BaseTech.MASONRY);
        int[] weak = new int[killed];
        Arrays.fill(weak, 2);
        field.mounted(RED, weak).unit(RED, UnitType.AIRCRAFT, 7).mounted(BLUE, 3);
        field.table.putBuilding(field.table.cities().outskirts(Cities.of(RED, 0))[0], BaseBuilding.ACADEMY);
        field.table.putBuilding(field.table.cities().outskirts(Cities.of(RED, 0))[1], BaseBuilding.ACADEMY);
        field.defenders(1, 0);
        return field;
    }

    @Test
    @Rule({"CV-11.73", "CV-11.76"})
    void theWinnerLosesAnArmyForTwoUnits() {
        Field field = costly(TestTable.STANDARD, 2).attack(2, 1);
        field.choose("attack mounted-2 1", "attack mounted-2 1");
        assertThat(field.armies(RED)).isOne();
        assertThat(field.table.figures().count(RED, Figure.SCOUT, field.square)).isOne();
        assertThat(field.said("log.battle.armies-lost")).isTrue();
    }

    @Test
    @Rule({"CV-11.73"})
    void oneUnitCostsNoArmy() {
        Field field = costly(TestTable.STANDARD, 1).attack(2, 0);
        field.choose("attack mounted-2 1", "play aircraft-7");
        assertThat(field.armies(RED)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-11.74"})
    void theLastArmyStays() {
        Field field = costly(TestTable.STANDARD, 2).attack(1, 0);
        field.choose("attack mounted-2 1", "attack mounted-2 1");
        assertThat(field.armies(RED)).isOne();
    }

    @Test
    @Rule({"CV-11.75"})
    void aCityWithoutArmiesLosesNone() {
        Field field = Field.prepared().mounted(BLUE, 1, 1).mounted(RED, 3, 3).city();
        field.table.putFigure(BLUE, 0, field.table.board().around(field.square)[0]);
        field.attack(1, 0).choose("play mounted-1", "attack mounted-3 1", "attack mounted-1 1");
        assertThat(field.table.cities().exists(Cities.of(BLUE, 1))).isTrue();
        assertThat(field.table.figures().where(BLUE, 0)).isNotNegative();
        assertThat(field.table.figures().where(RED, 0)).isEqualTo(Figures.RESERVE);
    }

    /** An ability that saves all units of its owner after a battle. */
    private static void save(CivTable table, int player) {
        Battle battle = table.battle();
        int side = battle.side(player);
        table.player(player).setForces(table.player(player).forces() | battle.killed(side));
        battle.setKilled(side, 0);
    }

    @Test
    @Rule({"CV-11.77", "CV-11.120"})
    void savedUnitsCountAsKilled() {
        Field field = costly(TestTable.STANDARD, 2);
        field.table.hooks().battle.afterBattle.join(BaseTech.MASONRY, (table, player, won) -> save(table, player));
        field.attack(2, 0).choose("attack mounted-2 1", "attack mounted-2 1");
        assertThat(field.armies(RED)).isOne();
        assertThat(Long.bitCount(field.table.player(RED).forces())).isEqualTo(3);
        assertThat(field.table.market().units(UnitType.MOUNTED).discarded())
                .as("the defender's unit")
                .isOne();
    }

    @Test
    void anOptionLetsSavedUnitsSurvive() {
        Field field = costly(new Rules.Options(false, false, false, false, true, false, true), 2);
        field.table.hooks().battle.afterBattle.join(BaseTech.MASONRY, (table, player, won) -> save(table, player));
        field.attack(2, 0).choose("attack mounted-2 1", "attack mounted-2 1");
        assertThat(field.armies(RED)).isEqualTo(2);
        assertThat(Long.bitCount(field.table.player(RED).forces())).isEqualTo(3);
    }

    @Test
    @Rule({"CV-11.120", "CV-11.121", "CV-11.67"})
    void effectsComeAfterLootWinnerFirst() {
        Field field = Field.prepared().mounted(BLUE, 1).mounted(RED, 2);
        field.test.knows(RED, BaseTech.ENGINEERING).knows(BLUE, BaseTech.ENGINEERING);
        List<String> heard = new ArrayList<>();
        field.table
                .hooks()
                .battle
                .afterBattle
                .join(
                        BaseTech.ENGINEERING,
                        (table, player, won) -> heard.add(player
                                + (won ? " won " : " lost ")
                                + Long.bitCount(table.battle().killed(Battle.DEFENDER))));
        field.table.player(BLUE).setTrade(1);
        field.fight().choose("attack mounted-2 1");
        assertThat(field.test.codes()).contains("loot-trade 1");
        assertThat(field.table.figures().holder(field.square)).isEqualTo(RED);
        assertThat(heard).isEmpty();
        field.choose("loot-trade 1");
        assertThat(heard).containsExactly("0 won 1", "1 lost 1");
        assertThat(field.battle().isActive()).isFalse();
    }

    @Test
    @Rule({"CV-11.96", "CV-11.97", "CV-11.98", "CV-11.101", "CV-11.102", "CV-11.103", "CV-14.09"})
    void aLostCityIsDestroyed() {
        Field field = Field.prepared().mounted(RED, 3, 3, 3).city();
        CivTable table = field.table;
        int[] around = table.cities().outskirts(Cities.of(BLUE, 1));
        int markets = table.market().buildings(BaseFamily.MARKET_BANK);
        int icons = table.lands().icons(field.square);
        table.putBuilding(around[0], BaseBuilding.MARKET);
        table.putWonder(around[1], BaseWonder.ORACLE);
        int person = table.market().people().draw(table.chance());
        table.putPerson(around[2], person);
        table.putFigure(BLUE, 0, around[3]);
        field.test.knows(RED, BaseTech.CONSTRUCTION);
        table.hooks().battle.afterConquest.join(BaseTech.CONSTRUCTION, (t, player) -> t.addTrade(player, 7));
        field.attack(1, 0).choose("play mounted-3", "play mounted-3");
        assertThat(table.cities().exists(Cities.of(BLUE, 1))).isFalse();
        assertThat(table.cities().count(RED)).isOne();
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isEqualTo(markets);
        assertThat(table.pieces().isEmpty(around[0])).isTrue();
        assertThat(table.wonders().where(BaseWonder.ORACLE)).isEqualTo(Wonders.NOWHERE);
        assertThat(table.pieces().isEmpty(around[2])).isTrue();
        assertThat(table.player(BLUE).people() >> person & 1).isZero();
        assertThat(table.figures().where(BLUE, 0)).isEqualTo(around[3]);
        assertThat(field.armies(RED)).isOne();
        assertThat(Yields.of(table, field.square)).isEqualTo(icons);
        if (!field.test.isDone()) {
            field.choose("loot-nothing");
        }
        assertThat(table.player(RED).trade()).isEqualTo(7);
    }

    @Test
    @Rule({"CV-11.104", "CV-15.08", "CV-15.09", "CV-15.14"})
    void aLostCapitalEndsTheGame() {
        Field field = Field.prepared();
        for (int i = 0; i < 2; i++) {
            field.unit(RED, UnitType.AIRCRAFT, 7);
        }
        field.attack(1, 0, field.table.cities().center(Cities.of(BLUE, 0))).choose("play aircraft-7");
        assertThat(field.table.over()).isTrue();
        assertThat(field.table.winner()).isEqualTo(RED);
        assertThat(field.table.victory()).isEqualTo(Victory.MILITARY);
    }

    @Test
    @Rule({"CV-11.08"})
    void aBattleIsFoughtToTheEndBeforeAnythingElse() {
        Field field = Field.prepared().mounted(BLUE, 1, 2).mounted(RED, 2, 1).fight();
        assertThat(field.table.atRest()).isFalse();
        while (field.battle().isActive()) {
            field.choose(field.test.codes().getFirst());
        }
        assertThat(field.test.isDone()).isTrue();
        assertThat(field.battle().hand(ATTACKER)).isZero();
    }
}

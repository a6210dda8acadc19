package civitas.civ.battle;

import static civitas.civ.battle.Field.BLUE;
import static civitas.civ.battle.Field.RED;
import static civitas.civ.state.Battle.ATTACKER;
import static civitas.civ.state.Battle.DEFENDER;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Contender;
import civitas.civ.state.Figures;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.view.CivView;
import civitas.kernel.DumpReader;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.Seed;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A wild band attacks, as a box may have it: red plays its units against blue. */
class WildAttackTest {

    private static final int RANK = 2;

    private record Raid(int square, int defenders) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            int city = table.cities().at(square);
            Contender defender = Contender.player(BLUE, defenders);
            Battles.begin(table, Contender.wild(RED, RANK), defender, square, city);
        }
    }

    private static Field raid(Field field, int square) {
        field.test.at(new Raid(square, field.table.figures().on(BLUE, square)));
        return field;
    }

    private static void finish(Field field) {
        while (!field.test.isDone() && !field.table.over()) {
            field.choose(field.test.codes().getFirst());
        }
    }

    private static int discarded(Field field) {
        int sum = 0;
        for (UnitType type : UnitType.values()) {
            sum += field.table.market().units(type).discarded();
        }
        return sum;
    }

    @Test
    @Rule({"CV-11.114", "CV-11.124", "CV-11.110", "CV-17.14"})
    void itFightsWithCardsOfTheDecksAtItsOwnRank() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7)
                .infantry(RED, 3)
                .infantry(BLUE, 1, 1)
                .defenders(1, 0);
        field.test.knows(RED, BaseTech.GUNPOWDER, BaseTech.MATHEMATICS);
        field.table.putBuilding(field.table.cities().outskirts(Cities.of(RED, 0))[0], BaseBuilding.ACADEMY);
        long own = field.table.player(RED).forces();
        raid(field, field.square);
        assertThat(field.table.asking()).as("the defender begins").isEqualTo(BLUE);
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isEqualTo(3);
        assertThat(field.battle().hand(ATTACKER) & own).isZero();
        assertThat(field.battle().bonus(ATTACKER)).isZero();
        field.choose("play infantry-1");
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes())
                .allMatch(code -> code.startsWith("play ") || code.startsWith("attack "))
                .noneMatch(code -> code.contains("aircraft"));
        String play = field.test.codes().stream()
                .filter(code -> code.startsWith("play "))
                .findFirst()
                .orElseThrow();
        field.choose(play);
        int printed = Integer.parseInt(play.substring(play.indexOf('-') + 1));
        assertThat(Units.strength(field.table, ATTACKER, 1)).isEqualTo(printed + 1);
        CivView view = CivView.of(field.table, Viewer.SPECTATOR);
        assertThat(view.battle().barbarians()).isTrue();
        assertThat(field.said("log.battle.force")).isTrue();
        assertThat(field.lines("log.battle.force"))
                .as("only the player tells his")
                .hasSize(1);
    }

    @Test
    @Rule({"CV-11.115", "CV-11.123", "CV-11.117"})
    void figuresThatLoseGoToTheReserveAndNobodyStandsThere() {
        Field field = Field.prepared().defenders(1, 1);
        field.table.player(BLUE).setTrade(9);
        raid(field, field.square);
        finish(field);
        assertThat(field.table.figures().holder(field.square)).isEqualTo(Figures.NOBODY);
        assertThat(field.table.figures().on(RED, field.square)).isZero();
        assertThat(field.table.player(BLUE).trade()).isEqualTo(9);
        assertThat(field.table.player(RED).trade()).isZero();
        assertThat(discarded(field)).isEqualTo(3);
        assertThat(field.table.player(RED).forces()).isZero();
        assertThat(field.battle().isActive()).isFalse();
    }

    @Test
    @Rule({"CV-11.114", "CV-11.112"})
    void whoeverRepelsItGainsNothing() {
        Field field = Field.prepared().defenders(1, 0);
        for (int i = 0; i < 3; i++) {
            field.unit(BLUE, UnitType.AIRCRAFT, 6);
        }
        field.table.player(RED).setTrade(9);
        raid(field, field.square);
        finish(field);
        assertThat(field.armies(BLUE)).isOne();
        assertThat(field.table.player(RED).trade()).isEqualTo(9);
        assertThat(field.table.player(BLUE).trade()).isZero();
        assertThat(discarded(field)).isEqualTo(3);
    }

    private static int rewardForRepelling(Rules.Options options) {
        Field field = Field.prepared(2, options, 7).defenders(1, 0);
        field.test.knows(BLUE, BaseTech.CODE_OF_LAWS);
        for (int i = 0; i < 3; i++) {
            field.unit(BLUE, UnitType.AIRCRAFT, 6);
        }
        raid(field, field.square);
        finish(field);
        assertThat(field.armies(BLUE)).isOne();
        return field.table.player(BLUE).coinTokens(BaseTech.CODE_OF_LAWS);
    }

    @Test
    @Rule("CV-11.114")
    void repellingItIsAVictoryUnlessTheTablePlaysOtherwise() {
        assertThat(rewardForRepelling(TestTable.STANDARD)).isOne();
        assertThat(rewardForRepelling(TestTable.otherwise("barbarians-driven-back")))
                .isZero();
    }

    @Test
    @Rule({"CV-11.115", "CV-11.96"})
    void itRazesAnOrdinaryCity() {
        Field field = Field.prepared().city();
        raid(field, field.square);
        field.battle().setBonus(DEFENDER, 0);
        finish(field);
        assertThat(field.table.cities().exists(Cities.of(BLUE, 1))).isFalse();
        assertThat(field.table.figures().holder(field.square)).isEqualTo(Figures.NOBODY);
        assertThat(field.table.over()).isFalse();
    }

    @Test
    @Rule("CV-11.116")
    void aCapitalThatLosesStays() {
        Field field = Field.prepared();
        int capital = Cities.of(BLUE, 0);
        raid(field, field.table.cities().center(capital));
        field.battle().setBonus(DEFENDER, 0);
        finish(field);
        assertThat(field.said("log.battle.winner")).isTrue();
        assertThat(field.table.cities().exists(capital)).isTrue();
        assertThat(field.table.over()).isFalse();
        assertThat(field.table.victory()).isEqualTo(Victory.NONE);
    }

    @Test
    @Rule("CV-11.107")
    void itsPlayerReplacesAnEmptyDeck() {
        Field field = Field.prepared(3, TestTable.STANDARD, 7).defenders(1, 0);
        while (field.table.market().units(UnitType.INFANTRY).size() > 0) {
            int card = field.table.market().units(UnitType.INFANTRY).draw(field.table.chance());
            field.table.player(2).addForce(card);
        }
        raid(field, field.square);
        assertThat(field.table.asking()).isEqualTo(RED);
        assertThat(field.test.codes()).containsExactly("draw artillery", "draw mounted");
        field.choose("draw mounted");
        assertThat(Long.bitCount(field.battle().hand(ATTACKER))).isEqualTo(3);
    }

    @Test
    void dumpsAndCopiesKnowWhoIsWild() {
        Setup setup = Setup.of("civ", List.of("base"), Map.of(), 2, Seed.of(5));
        CivGame game = new CivGame();
        CivTable table = game.deal(setup);
        while (!table.isRestorable() || table.turn().number() == 0) {
            table.choose(table.asking(), table.choices(table.asking()).getFirst());
        }
        table.battle().start(Contender.wild(RED, RANK), Contender.player(BLUE, 1), 40, Cities.NONE);
        CivTable back = game.restore(setup, new DumpReader(table.copy().dump().toString()));
        Battle battle = back.battle();
        assertThat(battle.isPlayer(ATTACKER)).isFalse();
        assertThat(battle.wildRank(ATTACKER)).isEqualTo(RANK);
        assertThat(battle.isPlayer(DEFENDER)).isTrue();
        assertThat(Figures.kind(Integer.numberOfTrailingZeros(battle.figures(DEFENDER))))
                .isEqualTo(Figure.ARMY);
        assertThat(back.dump().toString()).isEqualTo(table.dump().toString());
    }
}

package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.city.WonderFate;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Wonder;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.score.Scoring;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.EndTurn;
import civitas.clash.turn.StartRound;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How a game of the first edition is set up, which wonders are built in it, how it ends and what counts. */
class FirstCourseTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static ClashTable dealt(int seats, String length) {
        return First.GAME.deal(Setup.of(ClashGame.ID, List.of(FirstEdition.ID), Map.of("length", length), seats, 7));
    }

    // --- set-up -----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-1.4", "CC-1.7", "CC-1.9", "CC-1.36"})
    void piecesAndLimits() {
        ClashTable table = dealt(2, "normal");
        for (Building building : table.content().buildings().all()) {
            assertThat(table.buildingsLeft(RED, building)).isEqualTo(7);
        }
        assertThat(table.settlementsLeft(RED)).isEqualTo(6);
        assertThat(table.unitsLeft(RED, BaseUnit.INFANTRY)).isEqualTo(16);
        assertThat(table.unitsLeft(RED, BaseUnit.SETTLER)).isEqualTo(3);
        assertThat(table.unitsLeft(RED, BaseUnit.SHIP)).isEqualTo(4);
        assertThat(table.settlementsLeft(ClashTable.BARBARIANS)).isEqualTo(7);
        assertThat(table.unitsLeft(ClashTable.BARBARIANS, BaseUnit.INFANTRY)).isEqualTo(16);
        assertThat(table.constants().exhaustedTokens).isEqualTo(4);
        assertThat(table.cap(RED, Good.WOOD)).isEqualTo(8);
    }

    @Test
    @Rule({"CC-2.10", "CC-2.15", "CC-2.17"})
    void everybodyStartsWithACalmCityAndASettlerInIt() {
        ClashTable table = dealt(3, "normal");
        for (int player = 0; player < table.seats(); player++) {
            int home = table.player(player).home();
            assertThat(table.cities().mood(home)).isEqualTo(Mood.NEUTRAL);
            assertThat(table.units().count(player, BaseUnit.SETTLER, home)).isEqualTo(1);
            assertThat(table.player(player).get(Good.FOOD)).isEqualTo(2);
            assertThat(Scales.of(table).level(player, Scale.CULTURE_LEVEL)).isZero();
            assertThat(Scales.of(table).level(player, Scale.HAPPINESS_LEVEL)).isZero();
        }
    }

    @Test
    @Rule("CC-2.7")
    void seatsAreDrawnWithFourPlayersOnly() {
        assertThat(dealt(3, "normal").order()).containsExactly(0, 1, 2);
        boolean mixed = false;
        for (long seed = 1; seed < 9; seed++) {
            ClashTable table = First.GAME.deal(Setup.of(ClashGame.ID, List.of(FirstEdition.ID), Map.of(), 4, seed));
            mixed |= table.order()[0] != 0;
        }
        assertThat(mixed).isTrue();
    }

    @Test
    @Rule("CC-17.7")
    void theShortGameBeginsWithTwoSettlersAndAHappyCity() {
        ClashTable table = dealt(2, "short");
        int home = table.player(RED).home();
        assertThat(table.cities().mood(home)).isEqualTo(Mood.HAPPY);
        assertThat(table.units().count(RED, BaseUnit.SETTLER, home)).isEqualTo(2);
        assertThat(table.rules().options().ages()).isEqualTo(4);
        assertThat(table.rules().options().freeAdvances()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-3.17", "CC-4.2", "CC-EX-1"})
    void aTurnMayEndWithActionsLeftAndEverybodyHasThreeTurnsInAnAge() {
        ClashTable table = dealt(3, "normal");
        TestTable test = TestTable.of(table);
        int turns = 0;
        while (table.age() == 1 && test.codes().contains("end-turn")) {
            test.choose("end-turn");
            turns++;
        }
        assertThat(turns).isEqualTo(9);
    }

    // --- size and wonders -------------------------------------------------------------------------------------------

    private final TestTable test = First.plain();
    private final ClashTable table = test.table();

    private TestTable rich() {
        Scales.of(table).setLevel(RED, Scale.CULTURE_LEVEL, 8);
        for (BaseAdvance advance : BaseAdvance.values()) {
            if (advance != BaseAdvance.MEDICINE && advance.ordinal() < BaseAdvance.VOTING.ordinal()) {
                test.advances(RED, advance);
            }
        }
        for (Good good : List.of(Good.FOOD, Good.ORE, Good.WOOD, Good.GOLD, Good.CULTURE)) {
            test.goods(RED, good, 8);
        }
        return test;
    }

    private void open(Wonder wonder) {
        table.wonderDeck().remove(wonder.card());
        table.wonders().layOpen(wonder);
    }

    @Test
    @Rule({"CC-1.51", "CC-5.2", "CC-EX-28", "CC-12.18"})
    void wondersDoNotCountForTheSize() {
        test.city(RED, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.FORTRESS)
                .wonder(RED, "D4", Wonder.GREAT_WALL);
        assertThat(table.cities().size(test.at("D4"))).isEqualTo(3);
    }

    @Test
    @Rule({"CC-12.16", "CC-12.17", "CC-12.18"})
    void openWondersAreBuiltInCitiesThatAreNotAngry() {
        rich().city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.ANGRY).city(RED, "B4", Mood.HAPPY);
        test.wonder(RED, "B4", Wonder.GREAT_LIBRARY);
        open(Wonder.GREAT_WALL);
        test.turnOf(RED);
        assertThat(test.codes())
                .contains("build great-wall D4")
                .doesNotContain("build great-wall D6", "build great-wall B4");
        test.choose("build great-wall D4");
        while (!test.codes().contains("end-turn")) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.cities().has(test.at("D4"), Wonder.GREAT_WALL)).isTrue();
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(table.wonders().open().isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-5.25")
    void forcedLabourLetsAngryCitiesBuildWonders() {
        rich().city(RED, "D4", Mood.ANGRY);
        open(Wonder.GREAT_WALL);
        test.turnOf(RED);
        table.turn().forceLabour();
        assertThat(test.codes()).contains("build great-wall D4");
        test.turnOf(RED);
        assertThat(test.codes()).doesNotContain("build great-wall D4");
    }

    @Test
    @Rule("CC-12.5")
    void engineeringLaysAWonderOpen() {
        test.city(RED, "D4", Mood.NEUTRAL).turnOf(RED);
        Gaining.free(table, RED, BaseAdvance.ENGINEERING, Marker.TRACK);
        table.settle();
        assertThat(table.wonders().open().size()).isEqualTo(1);
        assertThat(table.player(RED).wonderCards().isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-12.6", "CC-12.36"})
    void monumentsReserveAWonder() {
        rich().city(RED, "D4", Mood.NEUTRAL);
        table.setAdvances(RED, table.player(RED).advances().without(BaseAdvance.MONUMENTS.number()));
        open(Wonder.GREAT_WALL);
        test.turnOf(RED);
        Gaining.free(table, RED, BaseAdvance.MONUMENTS, Marker.TRACK);
        table.settle();
        test.choose("take great-wall");
        assertThat(Scales.of(table).reserved(RED).has(Wonder.GREAT_WALL.card())).isTrue();
        assertThat(table.edition().wonderRights().cards(table, BLUE).has(Wonder.GREAT_WALL.card()))
                .isFalse();
        table.turn().setActionsLeft(0);
        assertThat(test.codes()).as("without an action").contains("build great-wall D4");
    }

    @Test
    @Rule("CC-12.6")
    void computersKnowWhatAReservedWonderIsWorth() {
        ClashEvaluation evaluation = new ClashEvaluation();
        double before = evaluation.value(table, RED);
        double blue = evaluation.value(table, BLUE);
        Scales.of(table).setReserved(RED, Numbers.of(Wonder.GREAT_WALL.card()));
        assertThat(evaluation.value(table, RED)).isGreaterThan(before);
        assertThat(evaluation.value(table, BLUE)).isLessThan(blue);
    }

    @Test
    @Rule({"CC-12.25", "CC-15.10", "CC-15.5"})
    void whoeverHoldsAWonderHasAllItsPoints() {
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D8", Mood.NEUTRAL).wonder(RED, "D4", Wonder.GREAT_WALL);
        double before = Scoring.total(table, RED);
        table.cities().setOwner(test.at("D4"), BLUE);
        WonderFate.passTo(table, test.at("D4"), BLUE);
        assertThat(before - Scoring.total(table, RED))
                .as("all its points and a settlement")
                .isEqualTo(2 * table.content().spec(Wonder.GREAT_WALL).points() + 2);
        assertThat(table.wonders().holder(Wonder.GREAT_WALL)).isEqualTo(BLUE);
    }

    private int winner() {
        return Scoring.standings(table).stream()
                .filter(standing -> standing.place() == 1)
                .map(Standing::seat)
                .findFirst()
                .orElseThrow()
                .index();
    }

    @Test
    @Rule({"CC-15.19", "CC-12.27"})
    void theBuilderOfThePyramidsWinsTies() {
        assertThat(table.constants().points.tieBreak())
                .containsExactly("cities", "advances", "wonders", "objectives", "events");
        test.city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D8", Mood.NEUTRAL);
        test.wonder(RED, "D4", Wonder.GREAT_WALL).wonder(BLUE, "D8", Wonder.GREAT_PYRAMID);
        assertThat(winner()).isEqualTo(BLUE);
    }

    // --- the end ----------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-17.10")
    void aRandomEndHasNoStatusPhase() {
        ClashTable late = dealt(2, "random-end");
        TestTable other = TestTable.of(late);
        late.setClock(7, 1);
        other.dice("1");
        late.push(new StartRound());
        late.settle();
        assertThat(late.over()).isTrue();
    }

    @Test
    @Rule("CC-17.13")
    void aWonderEndsTheGameWithTheTurn() {
        ClashTable late = dealt(2, "wonder-end");
        late.setClock(6, 2);
        late.wonders().build(Wonder.GREAT_WALL, RED);
        late.push(new EndTurn(RED));
        late.settle();
        assertThat(late.over()).isTrue();
    }

    @Test
    @Rule("CC-17.13")
    void earlierWondersEndNothing() {
        ClashTable early = dealt(2, "wonder-end");
        early.setClock(5, 2);
        early.wonders().build(Wonder.GREAT_WALL, RED);
        early.push(new EndTurn(RED));
        early.settle();
        assertThat(early.over()).isFalse();
    }
}

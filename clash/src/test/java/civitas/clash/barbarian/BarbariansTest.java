package civitas.clash.barbarian;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What event symbols make barbarians do (rules 8.1 to 8.3). Red's city is D4 on a board of plains. */
class BarbariansTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int BARBARIANS = ClashTable.BARBARIANS;

    private final TestTable test = TestTable.players(2);
    private final ClashTable table = test.table();

    BarbariansTest() {
        test.emptyBoard()
                .everywhere(Terrain.PLAINS)
                .hand(RED)
                .hand(BLUE)
                .objectives(RED)
                .objectives(BLUE)
                .city(RED, "D4", Mood.NEUTRAL)
                .turnOf(RED);
    }

    private void appear() {
        Barbarians.appear(table, RED);
        table.settle();
    }

    private void move() {
        Barbarians.move(table, RED);
        table.settle();
    }

    private BarbariansTest army(String label, int infantry) {
        test.units(BARBARIANS, BaseUnit.INFANTRY, label, infantry);
        return this;
    }

    private BarbariansTest settlement(String label, int infantry) {
        test.city(BARBARIANS, label, Mood.NEUTRAL);
        return army(label, infantry);
    }

    private int infantry(String label) {
        return table.units().count(BARBARIANS, BaseUnit.INFANTRY, test.at(label));
    }

    private boolean isSettled(String label) {
        return table.cities().isOf(BARBARIANS, test.at(label));
    }

    private void isDone() {
        assertThat(test.codes(RED)).contains("end-turn");
    }

    @Test
    @Rule({"CC-8.12", "CC-8.14", "CC-8.18", "CC-EX-60"})
    void barbariansAppear() {
        settlement("A3", 1).settlement("G7", 4);
        appear();
        assertThat(test.codes())
                .containsExactlyInAnyOrder(
                        "place D2",
                        "place E3",
                        "place F3",
                        "place F4",
                        "place F5",
                        "place E6",
                        "place D6",
                        "place C6",
                        "place B5",
                        "place B4",
                        "place C3");
        test.choose("place C6");
        assertThat(isSettled("C6")).isTrue();
        // Any settlement with room: not the full one.
        assertThat(test.codes()).containsExactlyInAnyOrder("place C6", "place A3");
        test.choose("place A3");
        assertThat(infantry("C6")).isEqualTo(1);
        assertThat(infantry("A3")).isEqualTo(2);
        isDone();
    }

    @Test
    @Rule({"CC-8.13", "CC-8.14", "CC-8.15"})
    void onlyGoodEmptyLandFarFromOthers() {
        test.terrain("D3", Terrain.SEA)
                .terrain("E3", Terrain.BARREN)
                .units(BLUE, BaseUnit.SETTLER, "C6", 1)
                .city(BLUE, "F6", Mood.NEUTRAL)
                .city(RED, "B6", Mood.NEUTRAL);
        table.lands().exhaust(test.at("F3"));
        appear();
        assertThat(test.codes()).contains("place F4", "place D6", "place B4", "place C3");
        // Sea between, barren, exhausted, occupied; next to blue's city; next to red's other city.
        assertThat(test.codes())
                .doesNotContain("place D2", "place E3", "place F3", "place C6", "place F5", "place E6", "place B5");
    }

    @Test
    @Rule({"CC-8.16", "CC-8.15"})
    void nextToHisCitiesIfItMustBe() {
        test.everywhere(Terrain.BARREN).terrain("D3", Terrain.PLAINS).terrain("E5", Terrain.FOREST);
        appear();
        assertThat(test.codes()).containsExactlyInAnyOrder("place D3", "place E5");
    }

    @Test
    @Rule({"CC-8.17", "CC-8.19"})
    void withoutASpaceOnlyTheReinforcement() {
        test.everywhere(Terrain.BARREN);
        settlement("G7", 1);
        appear();
        assertThat(infantry("G7")).isEqualTo(2);
        isDone();
    }

    @Test
    @Rule({"CC-8.15"})
    void nextToBarbarianCitiesOnlyIfItMustBe() {
        test.everywhere(Terrain.BARREN).terrain("D6", Terrain.PLAINS).terrain("D2", Terrain.PLAINS);
        settlement("D7", 1);
        appear();
        // D6 touches the barbarians, so D2 is the only space, and is taken at once.
        assertThat(isSettled("D2")).isTrue();
        test.choose("place D2");
        appear();
        assertThat(isSettled("D6")).isTrue();
    }

    @Test
    @Rule({"CC-1.19"})
    void noPiecesNoBarbarians() {
        for (String label : new String[] {"A3", "A5", "A7", "G3", "G5", "G7", "D8", "D1", "B2", "F7"}) {
            settlement(label, 2);
        }
        appear();
        isDone();
        assertThat(table.units().total(BARBARIANS, BaseUnit.INFANTRY)).isEqualTo(20);
    }

    @Test
    @Rule({"CC-8.21"})
    void withNobodyNearTheyAppear() {
        settlement("A3", 1);
        move();
        assertThat(test.codes()).contains("place D6");
        test.choose("place D6");
        // Only the first step: no reinforcement.
        assertThat(infantry("D6")).isEqualTo(1);
        assertThat(infantry("A3")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.22", "CC-8.24", "CC-8.26", "CC-8.30", "CC-EX-61"})
    void barbariansMoveAndAreReinforced() {
        settlement("D6", 2).settlement("A3", 1);
        move();
        assertThat(infantry("D5")).isEqualTo(2);
        assertThat(infantry("D6")).isEqualTo(1);
        assertThat(infantry("A3")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.25"})
    void thePlayerChoosesOrderAndWay() {
        army("C6", 1).army("D2", 1);
        move();
        assertThat(test.codes()).containsExactlyInAnyOrder("march C6 C5", "march C6 D5", "march D2 D3");
        test.choose("march C6 D5");
        assertThat(infantry("D5")).isEqualTo(1);
        // The other army has one way only.
        assertThat(infantry("D3")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.25"})
    void withoutAnythingToDecideNobodyIsAsked() {
        test.terrain("C5", Terrain.SEA);
        // Two join, within the limit; one goes alone: the same in any order.
        army("C6", 2).army("D6", 2).army("D2", 1);
        test.terrain("E5", Terrain.SEA);
        move();
        assertThat(infantry("D5")).isEqualTo(4);
        assertThat(infantry("D3")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.25", "CC-8.28"})
    void whoComesFirstWhereThereIsNoRoomForBoth() {
        test.terrain("C5", Terrain.SEA).terrain("E5", Terrain.SEA);
        army("C6", 2).army("D6", 3);
        move();
        assertThat(test.codes()).containsExactlyInAnyOrder("march C6 D5", "march D6 D5");
        test.choose("march C6 D5");
        // Five would be too many; nothing can change that any more, so nobody is asked.
        assertThat(infantry("D5")).isEqualTo(2);
        assertThat(infantry("D6")).isEqualTo(3);
        isDone();
    }

    @Test
    @Rule({"CC-8.25", "CC-8.28"})
    void theArmyBehindMayBeNamedFirstAndLosesItsMove() {
        test.terrain("E5", Terrain.SEA).terrain("E4", Terrain.SEA).units(RED, BaseUnit.INFANTRY, "D4", 4);
        settlement("D6", 2).army("D5", 3);
        move();
        assertThat(test.codes()).containsExactlyInAnyOrder("march D5 D4", "stay D6");
        test.dice("1l", "1l", "1l", "6i", "6i", "6i", "6i").choose("stay D6");
        // The army in front has fallen in the city; the settlement has had its turn.
        assertThat(infantry("D5")).isZero();
        assertThat(infantry("D6")).isEqualTo(3);
        isDone();
    }

    @Test
    @Rule({"CC-8.25", "CC-8.28"})
    void theArmyInFrontNamedFirstMakesRoom() {
        test.terrain("E5", Terrain.SEA).terrain("E4", Terrain.SEA).units(RED, BaseUnit.INFANTRY, "D4", 4);
        settlement("D6", 2).army("D5", 3);
        move();
        test.dice("1l", "1l", "1l", "6i", "6i", "6i", "6i").choose("march D5 D4");
        assertThat(infantry("D5")).isEqualTo(2);
        assertThat(infantry("D6")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.25", "CC-8.28"})
    void anArmyThatFindsRoomOnAnotherWayHasToGoThere() {
        test.units(RED, BaseUnit.INFANTRY, "D4", 4);
        army("C6", 2).army("D5", 3);
        move();
        // C5 is as near as the full D5.
        assertThat(test.codes()).containsExactlyInAnyOrder("march C6 C5", "march D5 D4");
    }

    @Test
    @Rule({"CC-8.25", "CC-8.27"})
    void thePlayerChoosesBetweenNearCities() {
        test.city(RED, "D6", Mood.NEUTRAL).city(RED, "A3", Mood.NEUTRAL);
        army("D5", 1);
        move();
        assertThat(test.codes()).containsExactlyInAnyOrder("march D5 D4", "march D5 D6");
        test.choose("march D5 D6");
        // The city falls undefended; its owner chooses where the settler goes, then it is reinforced (CC-8.31).
        assertThat(isSettled("D6")).isTrue();
        test.choose("place A3");
        assertThat(infantry("D6")).isEqualTo(2);
        assertThat(table.units().count(RED, BaseUnit.SETTLER, test.at("A3"))).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.31"})
    void capturedCitiesNearOthersAreReinforced() {
        test.city(RED, "D6", Mood.NEUTRAL);
        army("D7", 1);
        move();
        assertThat(isSettled("D6")).isTrue();
        assertThat(infantry("D6")).isEqualTo(2);
        isDone();
    }

    @Test
    @Rule({"CC-8.28"})
    void anArmyWithoutRoomStays() {
        test.terrain("E5", Terrain.SEA).units(RED, BaseUnit.INFANTRY, "D4", 1);
        army("D6", 3).army("D5", 2);
        test.dice("5c", "1l", "1l");
        move();
        test.choose("march D5 D4");
        // The army in front takes the city.
        assertThat(isSettled("D4")).isTrue();
        assertThat(infantry("D4")).isEqualTo(2);
        // Red has no city any more, so the other one has nowhere to march to.
        assertThat(infantry("D6")).isEqualTo(3);
        isDone();
    }

    @Test
    @Rule({"CC-8.28"})
    void anArmyMovesOnceThereIsRoom() {
        test.terrain("E5", Terrain.SEA).terrain("E4", Terrain.SEA);
        army("D6", 3).army("D5", 2);
        test.units(RED, BaseUnit.INFANTRY, "D4", 4).dice("1l", "1l", "6i", "6i", "6i", "6i");
        move();
        test.choose("march D5 D4");
        // The army in front fell, so there is room for the other one now.
        assertThat(table.battle().result()).isEqualTo(Battle.Result.DEFENDER_WON);
        assertThat(infantry("D5")).isEqualTo(3);
        isDone();
    }

    @Test
    @Rule({"CC-8.24", "CC-8.26"})
    void theArmyInFrontGoesFirst() {
        test.city(RED, "A3", Mood.NEUTRAL);
        army("D6", 1).army("E5", 1).army("D5", 1);
        move();
        // D6 would join D5 and then move on with it, so it has to wait.
        assertThat(test.codes()).containsExactlyInAnyOrder("march E5 D4", "march D5 D4");
        test.choose("march E5 D4");
        // The city has fallen and red's other one is far away: nobody else has a way.
        assertThat(isSettled("D4")).isTrue();
        assertThat(infantry("D5")).isEqualTo(1);
        assertThat(infantry("D6")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.23", "CC-8.29", "CC-8.30"})
    void overSeaTheyAreNearButCannotMove() {
        test.terrain("D5", Terrain.SEA);
        settlement("D6", 1);
        move();
        assertThat(infantry("D6")).isEqualTo(2);
        isDone();
    }

    @Test
    @Rule({"CC-8.27", "CC-8.39"})
    void unitsOfOthersAreAttackedToo() {
        test.units(BLUE, BaseUnit.INFANTRY, "D5", 1).goods(BLUE, Good.GOLD, 0).dice("1l", "5c");
        army("D6", 1);
        move();
        assertThat(table.battle().side(Battle.DEFENDER)).isEqualTo(BLUE);
        assertThat(table.battle().result()).isEqualTo(Battle.Result.DEFENDER_WON);
        assertThat(table.player(BLUE).get(Good.GOLD)).isEqualTo(1);
        assertThat(table.turn().battlefields().isEmpty()).isTrue();
        isDone();
    }

    @Test
    @Rule({"CC-8.30", "CC-1.19"})
    void theLastPieceGoesWhereThePlayerSays() {
        test.terrain("D5", Terrain.SEA).terrain("D3", Terrain.SEA);
        settlement("D6", 1)
                .settlement("D2", 1)
                .army("A3", 4)
                .army("A7", 4)
                .army("G3", 4)
                .army("G7", 4)
                .army("D8", 1);
        move();
        assertThat(test.codes()).containsExactlyInAnyOrder("place D2", "place D6");
        test.choose("place D2");
        assertThat(infantry("D2")).isEqualTo(2);
        assertThat(infantry("D6")).isEqualTo(1);
        isDone();
    }

    @Test
    @Rule({"CC-8.24", "CC-8.28"})
    void cardsMoveArmiesByTheSameRules() {
        army("D6", 2).army("D7", 3);
        assertThat(Barbarians.canMarch(table, test.at("D6"), test.at("D7"))).isFalse();
        assertThat(Barbarians.canMarch(table, test.at("D6"), test.at("D4"))).isFalse();
        assertThat(Barbarians.canMarch(table, test.at("D6"), test.at("E6"))).isTrue();
        Barbarians.march(table, test.at("D6"), test.at("E6"));
        assertThat(infantry("E6")).isEqualTo(2);
        Barbarians.reinforce(table, RED, test.at("E6"));
        assertThat(infantry("E6")).isEqualTo(2);
    }
}

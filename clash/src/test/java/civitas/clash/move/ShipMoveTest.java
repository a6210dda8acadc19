package civitas.clash.move;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static civitas.clash.move.Field.BLUE;
import static civitas.clash.move.Field.RED;
import static civitas.clash.move.Field.count;
import static civitas.clash.move.Field.sea;
import static civitas.clash.move.Field.tire;
import static civitas.clash.move.Field.tired;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShipMoveTest {

    /** Six connected sea spaces in a line and one apart; everything else is land. */
    private static TestTable straits() {
        TestTable t = Field.barren();
        sea(t, "C3", "C4", "C5", "D5", "E6", "F6", "A7");
        return t;
    }

    /** CC-EX-33. */
    @Test
    @Rule({"CC-6.37", "CC-6.38", "CC-6.41", "CC-6.42"})
    void aShipReachesAllConnectedSea() {
        TestTable t = straits().units(RED, SHIP, "C3", 1);
        t.table().player(RED).setAdvances(Numbers.NONE);
        t.turnOf(RED).choose("move", "from C3");
        assertThat(t.codes()).containsExactlyInAnyOrder("go C4", "go C5", "go D5", "go E6", "go F6");
        t.choose("go F6");
        assertThat(count(t, SHIP, "F6")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.39")
    void enemyShipsStandInTheWay() {
        TestTable t =
                straits().units(RED, SHIP, "C3", 1).units(BLUE, SHIP, "D5", 1).turnOf(RED);
        t.choose("move", "from C3");
        assertThat(t.codes()).containsExactlyInAnyOrder("go C4", "go C5", "go D5");
        t.choose("go D5");
        assertThat(t.table().units().isEmpty(t.at("C3"))).isTrue();
    }

    @Test
    @Rule({"CC-6.39", "CC-7.9"})
    void shipsUnderATruceAreNeitherAttackedNorPassed() {
        TestTable t =
                straits().units(RED, SHIP, "C3", 1).units(BLUE, SHIP, "D5", 1).turnOf(RED);
        t.table().lasting().setTruce(RED, BLUE);
        t.choose("move", "from C3");
        assertThat(t.codes()).containsExactlyInAnyOrder("go C4", "go C5");
    }

    @Test
    @Rule("CC-6.40")
    void shipsThatFoughtStay() {
        TestTable t = straits().units(RED, SHIP, "C3", 1).turnOf(RED);
        tire(t, SHIP, "C3", Fatigue.FOUGHT);
        t.choose("move");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-6.43", "CC-6.2", "CC-6.3"})
    void aFleetIsOneGroup() {
        TestTable t = straits().units(RED, SHIP, "C3", 3).turnOf(RED);
        t.choose("move", "from C3", "add ship", "add ship", "go E6");
        assertThat(count(t, SHIP, "E6")).isEqualTo(2);
        assertThat(t.codes()).containsExactly("from C3", "done");
        t.choose("from C3", "go E6");
        assertThat(t.codes()).contains("end-turn");
        assertThat(count(t, SHIP, "E6")).isEqualTo(3);
    }

    // --- transport --------------------------------------------------------------------------------------------------

    /** CC-EX-35. */
    @Test
    @Rule({"CC-6.51", "CC-6.52", "CC-6.53", "CC-6.54", "CC-6.1", "CC-6.4"})
    void carryingAnArmy() {
        TestTable t = straits()
                .units(RED, INFANTRY, "B3", 1)
                .units(RED, SHIP, "C3", 1)
                .units(RED, SETTLER, "D1", 1)
                .turnOf(RED);
        t.choose("move", "from B3", "go C3");
        assertThat(t.codes()).containsExactlyInAnyOrder("from C3", "from D1", "done");
        t.choose("from C3");
        assertThat(t.codes()).doesNotContain("add infantry").allMatch(code -> code.startsWith("go "));
        t.choose("go E6");
        assertThat(count(t, INFANTRY, "E6")).isEqualTo(1);
        assertThat(t.codes()).containsExactly("from D1", "done");
        t.choose("from D1", "go D2");
        t.choose("move", "from E6");
        assertThat(t.codes()).containsExactly("add ship", "add infantry");
        t.choose("add infantry");
        assertThat(t.codes()).contains("go E7").doesNotContain("add ship", "go F6", "go D5");
        t.choose("go E7", "from E6", "go C3");
        assertThat(count(t, INFANTRY, "E7")).isEqualTo(1);
        assertThat(count(t, SHIP, "C3")).isEqualTo(1);
        assertThat(t.codes()).contains("from D2", "done");
    }

    @Test
    @Rule({"CC-6.50", "CC-6.60"})
    void twoLandUnitsPerShip() {
        TestTable t = straits()
                .units(RED, SETTLER, "B3", 1)
                .units(RED, INFANTRY, "B3", 3)
                .units(RED, SHIP, "C3", 2)
                .units(RED, SETTLER, "C3", 1)
                .turnOf(RED);
        t.choose("move", "from B3", "add infantry", "add infantry", "add infantry");
        assertThat(t.codes()).contains("go C3");
        t.choose("add settler");
        assertThat(t.codes()).doesNotContain("go C3");
    }

    @Test
    @Rule({"CC-6.60", "CC-6.50"})
    void cargoFitsOnTheShipsThatLeaveAndOnThoseThatStay() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, SETTLER, "C3", 2)
                .units(RED, INFANTRY, "C3", 1)
                .turnOf(RED);
        t.choose("move", "from C3", "add ship");
        assertThat(t.codes()).containsExactly("add ship", "add infantry", "add settler");
        t.choose("add settler");
        assertThat(t.codes()).contains("go C4", "add settler", "add infantry");
        t.choose("add settler");
        assertThat(t.codes()).contains("go C4", "add ship").doesNotContain("add infantry");
        t.choose("go C4");
        assertThat(count(t, SETTLER, "C4")).isEqualTo(2);
        assertThat(count(t, INFANTRY, "C3")).isEqualTo(1);
        assertThat(count(t, SHIP, "C3")).isEqualTo(1);
    }

    @Test
    void theLastShipTakesEverythingAlong() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, SETTLER, "C3", 2)
                .units(RED, INFANTRY, "C3", 1)
                .turnOf(RED);
        t.choose("move", "from C3", "add ship", "add ship");
        assertThat(t.codes()).allMatch(code -> code.startsWith("go "));
        t.choose("go F6");
        assertThat(count(t, SETTLER, "F6")).isEqualTo(2);
        assertThat(count(t, INFANTRY, "F6")).isEqualTo(1);
        assertThat(t.table().units().isEmpty(t.at("C3"))).isTrue();
    }

    @Test
    @Rule({"CC-6.4", "CC-6.3"})
    void carriedUnitsKeepTheirOwnMove() {
        TestTable t =
                straits().units(RED, SHIP, "C3", 1).units(RED, SETTLER, "C3", 1).turnOf(RED);
        t.choose("move", "from C3", "add ship", "go F6", "from F6", "go F7");
        assertThat(count(t, SETTLER, "F7")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.55")
    void shipsThatFoughtStillLoadAndUnload() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 1)
                .units(RED, SETTLER, "C3", 1)
                .units(RED, INFANTRY, "B3", 1)
                .turnOf(RED);
        tire(t, SHIP, "C3", Fatigue.FOUGHT);
        t.choose("move", "from C3", "go C2", "from B3", "go C3");
        assertThat(count(t, INFANTRY, "C3")).isEqualTo(1);
        assertThat(t.codes()).doesNotContain("from C3");
    }

    @Test
    @Rule("CC-6.56")
    void unitsThatFoughtDoNotEmbark() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 1)
                .units(RED, INFANTRY, "B3", 1)
                .turnOf(RED);
        tire(t, INFANTRY, "B3", Fatigue.FOUGHT);
        t.choose("move");
        assertThat(t.codes()).containsExactly("from C3", "done");
    }

    @Test
    @Rule({"CC-6.57", "CC-6.18"})
    void disembarkingIntoABattle() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, INFANTRY, "C3", 2)
                .units(RED, SETTLER, "C3", 1)
                .city(BLUE, "B3", Mood.NEUTRAL)
                .turnOf(RED);
        t.choose("move", "from C3", "add settler");
        assertThat(t.codes()).doesNotContain("go B3").contains("go B2");
        t.choose("add infantry", "add infantry");
        assertThat(t.codes()).contains("go B3");
        Group group = Group.none(t.at("C3")).plus(INFANTRY, 0, 2).plus(SETTLER, 0, 1);
        var assault = new Departure(Progress.begin(t.table(), RED, 0, Mandate.EVERYBODY), group)
                .assault(t.table(), ClashTable.NOBODY, t.at("B3"));
        assertThat(assault.disembarked()).isTrue();
        assertThat(assault.origin()).isEqualTo(t.at("C3"));
        assertThat(assault.force().count(SHIP)).isZero();
        t.choose("go B3");
        assertThat(count(t, SHIP, "C3")).isEqualTo(2);
        assertThat(t.table().units().landUnits(t.at("C3"))).isZero();
    }

    @Test
    @Rule({"CC-6.20", "CC-6.21"})
    void theLimitHoldsWhenUnitsLand() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 3)
                .units(RED, INFANTRY, "C3", 6)
                .turnOf(RED);
        t.choose("move", "from C3", "add infantry", "add all");
        assertThat(t.codes()).doesNotContain("add infantry").contains("go B2");
        t.choose("go B2");
        assertThat(count(t, INFANTRY, "B2")).isEqualTo(4);
        t.choose("from C3", "add infantry");
        assertThat(t.codes()).doesNotContain("go B2").contains("go B3");
    }

    @Test
    @Rule("CC-6.58")
    void embarkingAndLandingArmiesNeedsTactics() {
        TestTable t = straits().units(RED, SHIP, "C3", 1).units(RED, INFANTRY, "C3", 1);
        t.units(RED, INFANTRY, "B3", 1).units(RED, SETTLER, "B3", 1);
        t.table().player(RED).setAdvances(Numbers.NONE);
        t.turnOf(RED).choose("move", "from B3");
        assertThat(t.codes()).contains("go C3");
        t.choose("go C3", "from C3");
        assertThat(t.codes())
                .allMatch(code -> code.startsWith("go C")
                        || code.startsWith("go D5")
                        || code.startsWith("go E6")
                        || code.startsWith("go F6"));
    }

    @Test
    @Rule({"CC-6.59", "CC-6.14", "CC-6.15"})
    void theShoreRestrictsThoseWhoLand() {
        TestTable t = straits()
                .terrain("B3", Terrain.MOUNTAIN)
                .terrain("B2", Terrain.FOREST)
                .units(RED, SHIP, "C3", 1)
                .units(RED, SETTLER, "C3", 2)
                .turnOf(RED);
        t.choose("move", "from C3", "add settler", "go B3", "from C3", "add settler", "go B2", "done");
        assertThat(tired(t, SETTLER, "B3", Fatigue.MOUNTAIN)).isEqualTo(1);
        assertThat(tired(t, SETTLER, "B2", Fatigue.FOREST)).isEqualTo(1);
        t.choose("move");
        assertThat(t.codes()).doesNotContain("from B3").contains("from B2");
    }

    // --- cargo after a sea battle -----------------------------------------------------------------------------------

    @Test
    @Rule({"CC-7.106", "CC-6.53", "CC-6.55"})
    void cargoComesOutOfABattleAsItWentIn() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, INFANTRY, "C3", 3)
                .turnOf(RED);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.MOVED, 1);
        Group fleet =
                Group.none(t.at("C3")).plus(SHIP, 0, 1).plus(INFANTRY, 0, 1).plus(INFANTRY, Fatigue.MOVED, 1);
        Stowage won = Stowage.of(t.table(), RED, fleet, t.at("D5"));
        fleet.leave(t.table());
        t.units(RED, SHIP, "D5", 1).units(RED, INFANTRY, "D5", 2);
        tire(t, INFANTRY, "D5", Fatigue.FOUGHT);
        won.run(t.table());
        assertThat(tired(t, INFANTRY, "D5", 0)).isEqualTo(1);
        assertThat(tired(t, INFANTRY, "D5", Fatigue.MOVED)).isEqualTo(1);
        assertThat(tired(t, INFANTRY, "C3", 0)).isEqualTo(1);
    }

    @Test
    @Rule("CC-7.106")
    void cargoThatRetreatedJoinsThoseWhoStayed() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, INFANTRY, "C3", 3)
                .turnOf(RED);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.MOVED, 1);
        Group fleet = Group.none(t.at("C3")).plus(SHIP, 0, 1).plus(INFANTRY, 0, 2);
        Stowage back = Stowage.of(t.table(), RED, fleet, t.at("D5"));
        fleet.leave(t.table());
        t.units(RED, SHIP, "C3", 1).units(RED, INFANTRY, "C3", 2);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.FOUGHT, 2);
        back.run(t.table());
        assertThat(tired(t, INFANTRY, "C3", 0)).isEqualTo(2);
        assertThat(tired(t, INFANTRY, "C3", Fatigue.MOVED)).isEqualTo(1);
    }

    @Test
    void cargoThatSankLeavesNoTrace() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, INFANTRY, "C3", 2)
                .turnOf(RED);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.MOVED, 1);
        Group fleet = Group.none(t.at("C3")).plus(SHIP, 0, 1).plus(INFANTRY, 0, 1);
        Stowage sunk = Stowage.of(t.table(), RED, fleet, t.at("D5"));
        fleet.leave(t.table());
        sunk.run(t.table());
        assertThat(tired(t, INFANTRY, "C3", Fatigue.MOVED)).isEqualTo(1);
    }

    // --- Navigation and Cartography ---------------------------------------------------------------------------------

    /** A ship at the eastern edge, sea in the north, an unexplored region in the south-east. */
    private static TestTable east() {
        TestTable t = Field.barren().advances(RED, BaseAdvance.NAVIGATION);
        sea(t, "F2", "E3", "F4", "E5", "A7");
        Field.hide(t, "F6", 9);
        return t.units(RED, SHIP, "E5", 1);
    }

    /** CC-EX-34. */
    @Test
    @Rule({"CC-6.44", "CC-6.45", "CC-6.46", "CC-6.47"})
    void navigationLeadsToTheNearestSeaInBothDirections() {
        TestTable t = east().turnOf(RED).choose("move", "from E5");
        assertThat(t.codes()).containsExactlyInAnyOrder("go F4", "go F2", "go E3", "explore F6");
        t.choose("go E3");
        assertThat(count(t, SHIP, "E3")).isEqualTo(1);
    }

    @Test
    @Rule("CC-6.44")
    void withoutNavigationTheEdgeIsTheEnd() {
        TestTable t = east();
        t.table().player(RED).setAdvances(Numbers.NONE);
        t.turnOf(RED).choose("move", "from E5");
        assertThat(t.codes()).containsExactly("go F4");
    }

    @Test
    @Rule({"CC-6.45", "CC-6.48"})
    void enemyShipsMeetTheNavigator() {
        TestTable t = east().units(BLUE, SHIP, "F2", 1).turnOf(RED).choose("move", "from E5");
        assertThat(t.codes()).containsExactlyInAnyOrder("go F4", "go F2", "explore F6");

        TestTable blocked = east().units(BLUE, SHIP, "F4", 1).turnOf(RED).choose("move", "from E5");
        assertThat(blocked.codes()).containsExactly("go F4");
    }

    @Test
    @Rule("CC-6.46")
    void theOwnAreaIsPassedOver() {
        TestTable t = Field.barren().advances(RED, BaseAdvance.NAVIGATION);
        // One area touches the edge twice; between its two ends lies land, beyond it the other sea.
        sea(t, "G5", "F4", "E4", "E3", "F2", "A5");
        t.units(RED, SHIP, "G5", 1).turnOf(RED).choose("move", "from G5");
        assertThat(t.codes()).containsExactlyInAnyOrder("go F4", "go E4", "go E3", "go F2", "go A5");
    }

    @Test
    @Rule("CC-6.49")
    void anInlandSeaHasNoWayOut() {
        TestTable t = Field.barren().advances(RED, BaseAdvance.NAVIGATION);
        sea(t, "D4", "D5", "A5");
        t.units(RED, SHIP, "D4", 1).turnOf(RED).choose("move", "from D4");
        assertThat(t.codes()).containsExactly("go D5");
    }

    @Test
    @Rule("CC-6.96")
    void cartographyRewardsShipsAndNavigation() {
        TestTable t = east().advances(RED, BaseAdvance.CARTOGRAPHY)
                .units(RED, SETTLER, "D1", 1)
                .turnOf(RED);
        t.choose("move", "from D1", "go D2", "done");
        assertThat(t.table().player(RED).get(Good.IDEAS)).isZero();
        t.choose("move", "from E5", "go F4", "done");
        assertThat(t.table().player(RED).get(Good.IDEAS)).isEqualTo(1);
        assertThat(t.table().player(RED).get(Good.CULTURE)).isZero();
        t.choose("move", "from F4", "go F2", "done");
        assertThat(t.table().player(RED).get(Good.IDEAS)).isEqualTo(2);
        assertThat(t.table().player(RED).get(Good.CULTURE)).isEqualTo(1);
    }

    @Test
    void choicesHaveCodesWithoutRepetition() {
        TestTable t = straits()
                .units(RED, SHIP, "C3", 2)
                .units(RED, INFANTRY, "C3", 3)
                .turnOf(RED);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.FOREST, 1);
        t.table().turn().fatigue().add(t.at("C3"), INFANTRY, Fatigue.PLAINS, 1);
        t.choose("move", "from C3");
        List<String> codes = t.codes();
        assertThat(codes).containsExactly("add ship", "add infantry", "add infantry-forest", "add all");
    }
}

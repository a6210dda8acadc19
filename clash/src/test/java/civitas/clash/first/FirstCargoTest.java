package civitas.clash.first;

import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.view.Audit;
import civitas.clash.view.ClashView;
import civitas.clash.view.ClashView.CountView;
import civitas.clash.view.ClashView.HoldView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Cargo as it was in 2012: everybody aboard is on a ship of his own, and goes down with it. */
class FirstCargoTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = First.plain().city(RED, "D4", Mood.NEUTRAL).advances(RED, BaseAdvance.TACTICS);
    private final ClashTable table = test.table();

    @BeforeEach
    void water() {
        test.terrain("D5", Terrain.SEA).terrain("D6", Terrain.SEA);
    }

    private int count(int side, UnitType type, String label) {
        return table.units().count(side, type, test.at(label));
    }

    private List<HoldView> holds(String label) {
        return ClashView.of(table, Viewer.SPECTATOR).units().stream()
                .filter(units -> units.space().equals(label))
                .flatMap(units -> units.holds().stream())
                .toList();
    }

    private static HoldView hold(CountView... units) {
        return new HoldView("ship", List.of(units));
    }

    private static CountView one(String kind) {
        return new CountView(kind, 1);
    }

    @Test
    @Rule("CC-6.61")
    void theOwnerChoosesTheShipOfWhoeverEmbarks() {
        test.units(RED, SHIP, "D5", 2).units(RED, SETTLER, "D4", 1).units(RED, INFANTRY, "D4", 1);
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5");
        assertThat(test.codes())
                .as("the settler went aboard one of two ships that are alike")
                .containsExactlyInAnyOrder("board ship", "board ship-with-settler-moved");
        test.choose("board ship");
        assertThat(holds("D5")).containsExactlyInAnyOrder(hold(one("settler")), hold(one("infantry")));
        Audit.check(table);
    }

    @Test
    @Rule("CC-6.61")
    void nobodyIsAskedWhereShipsAreAlike() {
        test.units(RED, SHIP, "D5", 1).units(RED, INFANTRY, "D4", 2);
        test.turnOf(RED).choose("move", "from D4", "add all", "go D5");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("board"));
        assertThat(holds("D5")).containsExactly(hold(new CountView("infantry", 2)));
    }

    @Test
    @Rule("CC-6.61")
    void aShipSailsWithItsOwnCargoAndNobodyElses() {
        test.ship(RED, "D5", SETTLER).ship(RED, "D5", INFANTRY, INFANTRY);
        test.turnOf(RED).choose("move", "from D5");
        assertThat(test.codes()).contains("add ship-with-settler", "add ship-with-infantry-and-infantry");
        test.choose("add ship-with-settler");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("add infantry") || code.startsWith("add settler"));
        test.choose("go D6");
        assertThat(count(RED, SETTLER, "D6")).isEqualTo(1);
        assertThat(count(RED, INFANTRY, "D5")).isEqualTo(2);
        assertThat(holds("D6")).containsExactly(hold(one("settler")));
    }

    @Test
    @Rule("CC-6.61")
    void noRelayOfShipsCarriesAUnitOn() {
        test.terrain("D7", Terrain.SEA).units(RED, SHIP, "D6", 1).ship(RED, "D5", SETTLER);
        test.turnOf(RED).choose("move", "from D5", "add ship", "go D6", "from D6", "add ship");
        assertThat(test.codes())
                .as("only the empty ship has not moved yet")
                .contains("go D7")
                .noneMatch(code -> code.startsWith("add"));
        test.choose("go D7");
        assertThat(count(RED, SETTLER, "D6")).isEqualTo(1);
        assertThat(count(RED, SETTLER, "D7")).isZero();
    }

    @Test
    @Rule({"CC-6.61", "CC-7.104"})
    void anAttackerLosesAShipWithItsCargoAndChoosesWhich() {
        test.ship(RED, "D5", SETTLER).ship(RED, "D5", INFANTRY, INFANTRY).units(BLUE, SHIP, "D6", 1);
        test.turnOf(RED).dice("1", "1", "5");
        test.choose("move", "from D5", "add all", "go D6");
        assertThat(test.codes())
                .containsExactlyInAnyOrder("lose ship-with-settler", "lose ship-with-infantry-and-infantry");
        test.choose("lose ship-with-infantry-and-infantry", "retreat");
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        assertThat(count(RED, SETTLER, "D5")).isEqualTo(1);
        assertThat(table.units().total(RED, INFANTRY)).isZero();
        assertThat(holds("D5")).containsExactly(hold(one("settler")));
        Audit.check(table);
    }

    @Test
    @Rule({"CC-7.104", "CC-7.106"})
    void aWinnerTakesTheSpaceWithWhoIsLeftAboard() {
        test.ship(RED, "D5", SETTLER).ship(RED, "D5", INFANTRY).units(BLUE, SHIP, "D6", 1);
        test.terrain("D7", Terrain.PLAINS).turnOf(RED).dice("5", "1", "5");
        test.choose("move", "from D5", "add all", "go D6", "lose ship-with-settler");
        assertThat(count(RED, SHIP, "D6")).isEqualTo(1);
        assertThat(holds("D6")).containsExactly(hold(one("infantry")));
        assertThat(table.units().total(RED, SETTLER)).isZero();
        assertThat(test.codes()).as("it was carried and may land").contains("from D6");
        test.choose("from D6");
        assertThat(test.codes()).contains("go D7");
    }

    @Test
    @Rule("CC-7.104")
    void aDefenderLosesTheCargoOfTheShipHeGivesUp() {
        test.ship(BLUE, "D6", SETTLER, SETTLER).units(BLUE, SHIP, "D6", 1).units(RED, SHIP, "D5", 1);
        test.turnOf(RED).dice("5", "1", "1").choose("move", "from D5", "go D6");
        assertThat(test.codes(BLUE)).containsExactlyInAnyOrder("lose ship", "lose ship-with-settler-and-settler");
        test.choose(BLUE, "lose ship-with-settler-and-settler");
        assertThat(table.units().total(BLUE, SETTLER)).isZero();
        assertThat(count(BLUE, SHIP, "D6")).isEqualTo(1);
        assertThat(table.turn().fatigue().nextFlags(test.at("D6"), SHIP, Fatigue.DEEDS))
                .as("no ship with a number is left")
                .isNegative();
    }

    @Test
    @Rule("CC-7.104")
    void whereAllShipsAreLostSoIsEverybodyAboard() {
        test.ship(RED, "D5", SETTLER, SETTLER).units(BLUE, SHIP, "D6", 1);
        test.turnOf(RED).dice("1", "5").choose("move", "from D5", "add ship", "go D6");
        assertThat(table.units().total(RED, SHIP)).isZero();
        assertThat(table.units().total(RED, SETTLER)).isZero();
        assertThat(table.turn().fatigue().nextFlags(Fatigue.BESIDE_BOARD, SETTLER, 0))
                .isNegative();
    }

    @Test
    @Rule({"CC-6.61", "CC-7.75"})
    void whoLandedIntoABattleGoesBackToHisShip() {
        test.terrain("D7", Terrain.PLAINS).ship(RED, "D6", SETTLER, INFANTRY).ship(RED, "D6", INFANTRY);
        test.units(BLUE, INFANTRY, "D7", 1).turnOf(RED).dice("1", "1");
        test.choose("move", "from D6");
        assertThat(test.codes())
                .contains("add infantry-from-ship-with-settler-and-infantry", "add infantry-from-ship-with-infantry");
        test.choose("add infantry-from-ship-with-infantry", "go D7", "retreat");
        assertThat(holds("D6")).containsExactlyInAnyOrder(hold(one("settler"), one("infantry")), hold(one("infantry")));
        Audit.check(table);
    }

    @Test
    @Rule("CC-6.61")
    void whoHasLandedBelongsToNoShip() {
        test.terrain("D7", Terrain.PLAINS).ship(RED, "D6", SETTLER);
        test.turnOf(RED).choose("move", "from D6", "add settler", "go D7");
        assertThat(count(RED, SETTLER, "D7")).isEqualTo(1);
        assertThat(holds("D6")).isEmpty();
        Audit.check(table);
    }

    @Test
    @Rule("CC-6.61")
    void cargoStaysAboardFromTurnToTurn() {
        test.ship(RED, "D5", SETTLER).units(RED, SHIP, "D5", 1);
        table.turn().reset(3);
        assertThat(holds("D5")).containsExactly(hold(one("settler")));
        assertThat(table.copy().turn().fatigue().deeds(1, SETTLER)).hasSize(1);
    }

    @Test
    void theAuditFindsWhoIsAboardNoShip() {
        test.units(RED, SHIP, "D5", 1).turnOf(RED);
        Audit.check(table);
        test.units(RED, SETTLER, "D5", 1);
        assertThatThrownBy(() -> Audit.check(table)).hasMessageContaining("aboard no ship");
    }
}

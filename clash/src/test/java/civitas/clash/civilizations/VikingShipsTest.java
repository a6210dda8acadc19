package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Ships of the Vikings become settlers and warriors, and these become ships. */
class VikingShipsTest extends Position {

    private void vikingsAtTheShore(BaseAdvance... more) {
        between(Civilization.VIKINGS, Civilization.ROME);
        test.advances(RED, BaseAdvance.FISHING);
        test.advances(RED, more);
        assertThat(table.player(RED).owns(CivAdvance.VIKINGS_SHIP_CONSTRUCTION)).isTrue();
        test.terrain("C4", Terrain.SEA).terrain("C5", Terrain.SEA).units(RED, BaseUnit.SETTLER, "F5", 1);
    }

    @Test
    @Rule({"CC-16.74", "CC-16.78", "CC-EX-79"})
    void shipConstructionTurnsAShipIntoASettler() {
        vikingsAtTheShore(BaseAdvance.FISHING);
        test.units(RED, BaseUnit.SHIP, "C4", 1).turnOf(RED);
        test.choose("move", "from C4", "convert ship D4");
        assertThat(table.units().count(BaseUnit.SETTLER, test.at("D4"))).isEqualTo(1);
        assertThat(table.units().count(BaseUnit.SHIP, test.at("C4"))).isZero();
        assertThat(test.codes()).as("it has used its move").contains("from F5").doesNotContain("from D4");
    }

    @Test
    @Rule({"CC-16.74", "CC-16.77"})
    void shipConstructionTurnsSettlersIntoShipsThatCarryOthers() {
        vikingsAtTheShore(BaseAdvance.FISHING, BaseAdvance.TACTICS);
        test.units(RED, BaseUnit.SETTLER, "D4", 1)
                .units(RED, BaseUnit.INFANTRY, "D4", 1)
                .turnOf(RED);
        test.choose("move", "from D4", "add all", "convert ship C4", "convert settler ship", "done");
        assertThat(table.units().count(BaseUnit.SHIP, test.at("C4"))).isEqualTo(1);
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("C4"))).isEqualTo(1);
        assertThat(test.codes()).contains("from F5").doesNotContain("from C4");
    }

    @Test
    @Rule({"CC-16.75", "CC-16.76"})
    void shipConstructionNeedsAPeacefulShoreWithRoom() {
        vikingsAtTheShore(BaseAdvance.FISHING, BaseAdvance.TACTICS);
        test.units(RED, BaseUnit.SHIP, "C4", 1).units(RED, BaseUnit.INFANTRY, "C4", 2);
        test.units(RED, BaseUnit.INFANTRY, "D4", 3)
                .units(BLUE, BaseUnit.SETTLER, "D5", 1)
                .turnOf(RED);
        test.choose("move", "from C4", "add ship");
        assertThat(test.codes())
                .as("2 land with it, 3 are there; enemies")
                .doesNotContain("convert ship D4", "convert ship D5");
    }

    @Test
    @Rule("CC-16.74")
    void shipConstructionFreesShipsFromALake() {
        vikingsAtTheShore(BaseAdvance.FISHING, BaseAdvance.TACTICS);
        test.terrain("C5", Terrain.PLAINS).units(RED, BaseUnit.SHIP, "C4", 2).turnOf(RED);
        test.choose("move", "from C4", "add ship", "add ship", "convert ship D4", "convert ship settler");
        test.choose("convert ship infantry");
        assertThat(table.units().count(BaseUnit.SETTLER, test.at("D4"))).isEqualTo(1);
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.78", "CC-EX-80"})
    void shipConstructionKeepsWhatTheForestForbids() {
        vikingsAtTheShore(BaseAdvance.FISHING, BaseAdvance.TACTICS);
        test.terrain("C3", Terrain.SEA).terrain("D4", Terrain.FOREST).units(RED, BaseUnit.INFANTRY, "E4", 1);
        test.units(BLUE, BaseUnit.SHIP, "C5", 1).turnOf(RED);
        test.choose("move", "from E4", "go D4", "done");
        test.choose("move", "from D4", "convert ship C4", "done");
        assertThat(table.units().count(BaseUnit.SHIP, test.at("C4"))).isEqualTo(1);
        test.choose("move", "from C4");
        assertThat(test.codes()).as("no attack this turn").contains("go C3").doesNotContain("go C5");
    }
}

package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.barbarian.Barbarians;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionSide;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The pieces that the box adds, and what is true of them everywhere. */
class PiecesOfTheBoxTest extends Position {

    private static final int WILD = ClashTable.BARBARIANS;

    @Test
    @Rule({"CC-1.6", "CC-8.69"})
    void wildPiecesAreFourOfEachKind() {
        assertThat(table.unitsLeft(WILD, CAVALRY)).isEqualTo(4);
        assertThat(table.unitsLeft(WILD, ELEPHANT)).isEqualTo(4);
        assertThat(table.unitsLeft(Pirates.SIDE, SHIP)).isEqualTo(4);
        assertThat(Pirates.SIDE).isEqualTo(ExpansionSide.PIRATES.number());
        for (UnitType type : table.roster().all()) {
            if (type.isLand()) {
                assertThat(table.unitsLeft(Pirates.SIDE, type))
                        .as("pirates have no %s", type)
                        .isZero();
            }
        }
    }

    @Test
    @Rule({"CC-1.49", "CC-1.53"})
    void buildingsAndMilitaryUnitsAreMore() {
        assertThat(table.content().buildings().all())
                .contains(ExpansionBuilding.MARKET, ExpansionBuilding.OBELISK, ExpansionBuilding.OBSERVATORY)
                .contains(BaseBuilding.TEMPLE, BaseBuilding.FORTRESS);
        assertThat(table.roster().all().stream().filter(type -> type.isMilitary() && type.isLand()))
                .containsExactlyInAnyOrder(INFANTRY, CAVALRY, ELEPHANT, LEADER);
    }

    @Test
    @Rule({"CC-4.82", "CC-4.83", "CC-7.84"})
    void anObeliskKeepsItsColourAndItsInfluence() {
        between(Civilization.ROME, Civilization.GREECE);
        test.advances(BLUE, BaseAdvance.ARTS)
                .city(BLUE, "D4", Mood.NEUTRAL, ExpansionBuilding.OBELISK, BaseBuilding.TEMPLE);
        test.city(RED, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        attack(Force.of(INFANTRY, 1));
        assertThat(table.cities().builder(test.at("D4"), ExpansionBuilding.OBELISK))
                .as("still Greek")
                .isEqualTo(BLUE);
        assertThat(table.cities().builder(test.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        test.turnOf(BLUE);
        assertThat(test.codes())
                .as("a Greek building in the city, from where Greece influences others")
                .contains("influence");
    }

    @Test
    @Rule("CC-4.82")
    void anObeliskIsNoTargetOfInfluence() {
        between(Civilization.ROME, Civilization.AZTECS);
        test.city(RED, "D4", Mood.NEUTRAL)
                .city(BLUE, "D5", Mood.NEUTRAL, ExpansionBuilding.OBELISK)
                .turnOf(RED);
        assertThat(test.codes()).doesNotContain("influence");
        table.cities().setBuilding(test.at("D5"), ExpansionBuilding.MARKET, BLUE);
        test.turnOf(RED);
        assertThat(test.codes()).as("a market is one").contains("influence");
    }

    @Test
    @Rule({"CC-8.11", "CC-8.2"})
    void barbariansGetRidersOnlyWhereInfantryIs() {
        between(Civilization.ROME, Civilization.AZTECS);
        test.city(RED, "D4", Mood.NEUTRAL).city(WILD, "D6", Mood.NEUTRAL).turnOf(RED);
        Barbarians.reinforce(table, RED, test.at("D6"));
        table.settle();
        assertThat(count(WILD, INFANTRY, "D6")).as("without a choice").isEqualTo(1);
        Barbarians.reinforce(table, RED, test.at("D6"));
        table.settle();
        assertThat(test.codes()).containsExactly("take infantry", "take cavalry", "take elephant");
        test.choose("take elephant");
        assertThat(count(WILD, ELEPHANT, "D6")).isEqualTo(1);
    }

    @Test
    @Rule("CC-8.65")
    void piratesStayWhereTheyAre() {
        between(Civilization.ROME, Civilization.AZTECS);
        test.terrain("D5", Terrain.SEA).terrain("D6", Terrain.SEA).units(Pirates.SIDE, SHIP, "D6", 2);
        test.units(RED, SHIP, "D5", 1)
                .city(RED, "D4", Mood.NEUTRAL)
                .units(WILD, INFANTRY, "D3", 1)
                .turnOf(RED);
        Barbarians.move(table, RED);
        table.settle();
        test.turnOf(RED).choose("end-turn");
        assertThat(count(Pirates.SIDE, SHIP, "D6")).isEqualTo(2);
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
    }

    private double category(String name) {
        Map<String, Double> all = Expansion.GAME.standings(table).stream()
                .filter(standing -> standing.seat().index() == RED)
                .findFirst()
                .orElseThrow()
                .categories();
        return all.getOrDefault(name, 0.0);
    }

    @Test
    @Rule({"CC-15.13", "CC-15.21"})
    void pointsOfTextsAreCountedWithWhatTheyResemble() {
        between(Civilization.VIKINGS, Civilization.ROME);
        table.player(RED).setHome(test.at("D2"));
        double events = category("events");
        double objectives = category("objectives");
        leads(RED, Leader.CNUT_THE_GREAT, "D6");
        assertThat(category("events") - events)
                .as("%s", LeaderAbility.CNUT_THE_GREAT_RULER_OF_THE_NORTH)
                .isEqualTo(2.0);
        test.advances(RED, BaseAdvance.MYTHS, BaseAdvance.RITUALS).emptyBoard();
        test.units(BLUE, INFANTRY, "D4", 4);
        attack(Force.of(INFANTRY, 2), "2e", "2e", "6i", "6i", "6i", "6i");
        test.choose("yes");
        assertThat(category("objectives") - objectives)
                .as("%s", CivAdvance.VIKINGS_RUNE_STONES)
                .isEqualTo(1.0);
    }

    @Test
    @Rule({"CC-EX-81", "CC-16.78", "CC-6.7", "CC-6.12"})
    void aSettlerMayBecomeAShipAndThenInfantry() {
        between(Civilization.VIKINGS, Civilization.ROME);
        test.advances(RED, BaseAdvance.FISHING, BaseAdvance.TACTICS).terrain("D5", Terrain.SEA);
        test.units(RED, SETTLER, "D4", 1)
                .units(RED, SETTLER, "B3", 1)
                .goods(RED, Good.FOOD, 0)
                .turnOf(RED);
        test.choose("move", "from D4", "convert ship D5", "done");
        assertThat(count(RED, SHIP, "D5")).isEqualTo(1);
        test.choose("move", "from D5", "convert ship D6", "convert ship infantry");
        assertThat(count(RED, INFANTRY, "D6")).isEqualTo(1);
        assertThat(count(RED, SHIP, "D5")).isZero();
    }
}

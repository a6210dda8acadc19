package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.CAVALRY;
import static civitas.clash.civilizations.content.ExpansionUnit.ELEPHANT;
import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionObjective;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Building;
import civitas.clash.content.Force;
import civitas.clash.content.Mood;
import civitas.clash.content.Objective;
import civitas.clash.content.Terrain;
import civitas.clash.state.Occasion;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Feat;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** The twelve objectives of the expansion. */
class ExpansionGoalsTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private final ClashTable table = test.table();

    private boolean holds(Objective objective) {
        return table.book().goals().holds(table, RED, objective);
    }

    private boolean isDone(Objective objective) {
        Feat feat = table.book().goals().feats(Occasion.BATTLE_OVER).get(objective);
        assertThat(feat).isNotNull();
        return feat != null && feat.isDone(table, RED, ClashTable.NOBODY);
    }

    private void attack(String from, String to, Force force) {
        Battles.attack(table, new Assault(RED, test.at(to), test.at(from), force, false, 0, 0));
        table.settle();
    }

    private void lead(Building building, Objective objective) {
        test.city(RED, "D4", Mood.NEUTRAL, building).city(BLUE, "D6", Mood.NEUTRAL, building);
        assertThat(holds(objective)).isFalse();
        test.city(RED, "F4", Mood.NEUTRAL, building);
        assertThat(holds(objective)).isTrue();
    }

    @Test
    @Rule({"CC-11.4", "CC-11.14"})
    void starGazersHaveMostObservatories() {
        lead(ExpansionBuilding.OBSERVATORY, ExpansionObjective.STAR_GAZERS);
    }

    @Test
    @Rule("CC-11.4")
    void tradersHaveMostMarkets() {
        lead(ExpansionBuilding.MARKET, ExpansionObjective.TRADERS);
    }

    @Test
    @Rule("CC-11.4")
    void legacyNeedsMostObelisks() {
        lead(ExpansionBuilding.OBELISK, ExpansionObjective.LEGACY);
    }

    @Test
    @Rule("CC-11.4")
    void horsePowerAndIvoryTowerNeedThreeSpaces() {
        test.units(RED, CAVALRY, "D4", 2).units(RED, CAVALRY, "D5", 1);
        test.units(RED, ELEPHANT, "D4", 1).units(RED, ELEPHANT, "D6", 1);
        assertThat(holds(ExpansionObjective.HORSE_POWER)).isFalse();
        test.units(RED, CAVALRY, "F4", 1).units(RED, ELEPHANT, "F4", 1);
        assertThat(holds(ExpansionObjective.HORSE_POWER)).isTrue();
        assertThat(holds(ExpansionObjective.IVORY_TOWER)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void versatilityNeedsEveryKind() {
        test.units(RED, SETTLER, "D4", 1).units(RED, INFANTRY, "D4", 1).units(RED, CAVALRY, "D4", 1);
        test.units(RED, ELEPHANT, "D4", 1).terrain("D5", Terrain.SEA).units(RED, SHIP, "D5", 1);
        assertThat(holds(ExpansionObjective.VERSATILITY)).isFalse();
        Expansion.leads(test, RED, Leader.SULLA, "F4");
        assertThat(holds(ExpansionObjective.VERSATILITY)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void migrationNeedsSettlersFarFromCities() {
        test.city(BLUE, "D4", Mood.NEUTRAL).units(RED, SETTLER, "D5", 1).units(RED, SETTLER, "A3", 1);
        test.units(RED, SETTLER, "F6", 1);
        assertThat(holds(ExpansionObjective.MIGRATION)).isFalse();
        test.units(RED, SETTLER, "D7", 1);
        assertThat(holds(ExpansionObjective.MIGRATION)).isTrue();
    }

    @Test
    @Rule("CC-11.4")
    void highCultureNeedsAllAdvancesAndTwoLeaders() {
        test.advances(RED, BaseAdvance.ENGINEERING, BaseAdvance.ROADS, BaseAdvance.BARTERING, BaseAdvance.VOTING);
        Peoples.of(table).crown(RED, Leader.SULLA);
        assertThat(holds(ExpansionObjective.HIGH_CULTURE)).isFalse();
        Peoples.of(table).crown(RED, Leader.JULIUS_CAESAR);
        assertThat(holds(ExpansionObjective.HIGH_CULTURE)).isTrue();
    }

    @Test
    @Rule("CC-11.5")
    void greatCommanderAndBrutus() {
        Peoples.of(table).crown(RED, Leader.JULIUS_CAESAR);
        Expansion.leads(test, BLUE, Leader.MARQZEN, "D4");
        test.units(BLUE, INFANTRY, "D4", 2).turnOf(RED).dice("6i", "6i", "6i", "1l", "1l", "1l", "2c");
        attack("D3", "D4", Force.of(INFANTRY, 2).plus(LEADER, 1));
        assertThat(isDone(ExpansionObjective.GREAT_COMMANDER)).isTrue();
        assertThat(isDone(ExpansionObjective.BRUTUS)).isTrue();
        assertThat(isDone(ExpansionObjective.TRAMPLE)).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void trampleNeedsASurvivingBeast() {
        test.units(BLUE, INFANTRY, "D4", 1).turnOf(RED).dice("6i", "6i", "1l");
        attack("D3", "D4", Force.of(CAVALRY, 1).plus(INFANTRY, 1));
        assertThat(isDone(ExpansionObjective.TRAMPLE)).isTrue();
        assertThat(isDone(ExpansionObjective.GREAT_COMMANDER)).isFalse();
    }

    @Test
    @Rule("CC-11.5")
    void seaCleansingNeedsTwoVictoriesInATurn() {
        test.terrain("D4", Terrain.SEA).terrain("D5", Terrain.SEA).terrain("D6", Terrain.SEA);
        test.units(Pirates.SIDE, SHIP, "D5", 1)
                .units(Pirates.SIDE, SHIP, "D6", 1)
                .turnOf(RED);
        test.dice("6i", "1l", "6i", "1l");
        attack("D4", "D5", Force.of(SHIP, 1));
        test.choose("take mood");
        assertThat(isDone(ExpansionObjective.SEA_CLEANSING)).isFalse();
        attack("D4", "D6", Force.of(SHIP, 1));
        test.choose("take mood");
        assertThat(isDone(ExpansionObjective.SEA_CLEANSING)).isTrue();
    }
}

package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What leaders and advances of civilizations do in battles. */
class LeaderBattleTest extends Position {

    private void blueInfantry(int number) {
        test.units(BLUE, BaseUnit.INFANTRY, "D4", number);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void nebuchadnezzarBreaksTemples() {
        between(Civilization.BABYLON, Civilization.ROME);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        blueInfantry(1);
        attack(Leader.NEBUCHADNEZZAR_II, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NEBUCHADNEZZAR_II_ICONOCLAST))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void ramsesComesFromTheCoast() {
        between(Civilization.EGYPT, Civilization.ROME);
        test.city(BLUE, "D4", Mood.NEUTRAL).terrain("D5", Terrain.SEA);
        blueInfantry(1);
        attack(Leader.RAMSES_II, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.RAMSES_II_COASTAL_POWER))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void ithobaalPraysInHisTemples() {
        between(Civilization.PHOENICIA, Civilization.ROME);
        test.city(RED, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        blueInfantry(1);
        attack(Leader.ITHOBAAL, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.ITHOBAAL_PRIEST_OF_ASTARTE))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void augustusIsEmperorAbroad() {
        blueInfantry(1);
        attack(Leader.EMPEROR_AUGUSTUS, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.EMPEROR_AUGUSTUS_EMPEROR))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void sullaCivilizesBarbarians() {
        test.units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D4", 1);
        attack(Leader.SULLA, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SULLA_CIVILIZER)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void didoDefendsHerCityAndMayGiveHerself() {
        between(Civilization.ROME, Civilization.CARTHAGE);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        leads(BLUE, Leader.QUEEN_DIDO, "D4");
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.QUEEN_DIDO_SACRIFICE)).isEqualTo(2);
        test.choose("yes");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(1);
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D3"))).isEqualTo(1);
        assertThat(Peoples.of(table).leader(BLUE)).isEmpty();
        assertThat(Peoples.of(table).killed(RED).isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-16.17")
    void ragnarTakesPreyAndAshokaCulture() {
        between(Civilization.VIKINGS, Civilization.ROME);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        attack(Leader.RAGNAR_LODBROK, 0);
        assertThat(table.player(RED).get(Good.GOLD))
                .as("1 for the size and %s", LeaderAbility.RAGNAR_LODBROK_PREY)
                .isEqualTo(3);
        between(Civilization.INDIA, Civilization.ROME);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        int before = table.player(RED).get(Good.CULTURE);
        attack(Leader.ASHOKA_THE_GREAT, 0);
        assertThat(table.player(RED).get(Good.CULTURE) - before)
                .as("%s", LeaderAbility.ASHOKA_THE_GREAT_EXPANSIONIST)
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.25", "CC-16.26", "CC-EX-89"})
    void aztecsTakeCaptives() {
        between(Civilization.AZTECS, Civilization.ROME);
        test.advances(RED, BaseAdvance.TACTICS);
        blueInfantry(1);
        int left = table.unitsLeft(BLUE, BaseUnit.INFANTRY);
        attack(Force.of(BaseUnit.INFANTRY, 4));
        test.choose("take infantry");
        assertThat(table.player(RED).owns(CivAdvance.AZTECS_CAPTIVES)).isTrue();
        assertThat(table.unitsLeft(BLUE, BaseUnit.INFANTRY))
                .as("in nobody's supply")
                .isEqualTo(left);
        assertThat(ClashView.of(table, Viewer.SPECTATOR).players().get(RED).captives())
                .containsExactly(new ClashView.CaptivesView("blue", List.of(new ClashView.CountView("infantry", 1))));
    }

    @Test
    @Rule("CC-16.10")
    void romansTriumphAndGovernProvinces() {
        test.advances(RED, BaseAdvance.BARTERING, BaseAdvance.VOTING).goods(RED, Good.CULTURE, 1);
        test.goods(RED, Good.GOLD, 0).goods(RED, Good.MOOD, 0).city(BLUE, "D4", Mood.HAPPY);
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", CivAdvance.ROME_PROVINCES)
                .isEqualTo(Mood.NEUTRAL);
        assertThat(table.player(RED).get(Good.MOOD))
                .as("%s", CivAdvance.ROME_CAPTIVI)
                .isEqualTo(1);
        test.choose("yes");
        assertThat(table.cities().mood(test.at("D4"))).isEqualTo(Mood.HAPPY);
    }
}

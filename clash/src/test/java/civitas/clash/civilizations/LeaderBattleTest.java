package civitas.clash.civilizations;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.combat.Assault;
import civitas.clash.combat.Battles;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import civitas.kernel.Thing;
import org.junit.jupiter.api.Test;

/** What leaders and advances of civilizations do in battles. */
class LeaderBattleTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private TestTable test = Expansion.plain(Civilization.ROME, Civilization.AZTECS);
    private ClashTable table = test.table();

    private void between(Civilization red, Civilization blue) {
        test = Expansion.plain(red, blue);
        table = test.table();
    }

    private void attack(Leader leader, int infantry) {
        Peoples.of(table).crown(RED, leader);
        attack(Force.of(ExpansionUnit.LEADER, 1).plus(BaseUnit.INFANTRY, infantry));
    }

    private void attack(Force force) {
        test.turnOf(RED).dice("2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c", "2c");
        Battles.attack(table, new Assault(RED, test.at("D4"), test.at("D3"), force, false, 0, 0));
        table.settle();
    }

    private int bonus(int role, Thing source) {
        return sum(role, source, Battle.Kind.BONUS);
    }

    private int cancels(int role, Thing source) {
        return sum(role, source, Battle.Kind.CANCEL);
    }

    private int sum(int role, Thing source, Battle.Kind kind) {
        return table.battle().rounds().getFirst().sides().get(role).parts().stream()
                .filter(part -> part.source().equals(source) && part.kind() == kind)
                .mapToInt(Battle.Part::number)
                .sum();
    }

    private void blueInfantry(int number) {
        test.units(BLUE, BaseUnit.INFANTRY, "D4", number);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19", "CC-EX-83"})
    void suikoHelpsWhenSheDefends() {
        between(Civilization.ROME, Civilization.JAPAN);
        Expansion.leads(test, BLUE, Leader.SUIKO, "D4");
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.SUIKO_DEFENDER)).isEqualTo(2);
        between(Civilization.JAPAN, Civilization.ROME);
        blueInfantry(1);
        attack(Leader.SUIKO, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SUIKO_DEFENDER)).isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void nabopolassarFreesFromThoseWithMoreCities() {
        between(Civilization.BABYLON, Civilization.ROME);
        blueInfantry(1);
        test.city(BLUE, "F3", Mood.NEUTRAL).city(RED, "B3", Mood.NEUTRAL);
        attack(Leader.NABOPOLASSAR, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.NABOPOLASSAR_LIBERATOR)).isEqualTo(2);
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
    void boudicaFearsNoScholarsOfWar() {
        between(Civilization.CELTS, Civilization.ROME);
        test.advances(BLUE, BaseAdvance.TACTICS);
        blueInfantry(1);
        attack(Leader.QUEEN_BOUDICA, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.QUEEN_BOUDICA_FEARLESS)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void vercingetorixFightsWithHisPeople() {
        between(Civilization.CELTS, Civilization.ROME);
        test.units(RED, BaseUnit.SETTLER, "D3", 2);
        blueInfantry(1);
        attack(Leader.VERCINGETORIX, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.VERCINGETORIX_WARRIOR_PEOPLE))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.10", "CC-16.17"})
    void tribalWarfareCountsBarbarianCities() {
        between(Civilization.CELTS, Civilization.ROME);
        test.advances(RED, BaseAdvance.TACTICS).city(ClashTable.BARBARIANS, "D5", Mood.NEUTRAL);
        blueInfantry(1);
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(table.player(RED).owns(CivAdvance.CELTS_TRIBAL_WARFARE)).isTrue();
        assertThat(bonus(Battle.ATTACKER, CivAdvance.CELTS_TRIBAL_WARFARE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void wuZetianConquersWithNumbers() {
        between(Civilization.CHINA, Civilization.ROME);
        blueInfantry(1);
        attack(Leader.WU_ZETIAN, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.WU_ZETIAN_BRILLIANT_CONQUEROR))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void leonidasStandsAgainstMany() {
        between(Civilization.GREECE, Civilization.ROME);
        blueInfantry(3);
        attack(Leader.LEONIDAS_I, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.LEONIDAS_I_HERO_OF_THERMOPYLAE))
                .isEqualTo(4);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void alexanderRulesRegions() {
        between(Civilization.GREECE, Civilization.ROME);
        table.player(RED).setHome(test.at("B3"));
        test.city(RED, "B3", Mood.NEUTRAL).city(RED, "F5", Mood.NEUTRAL);
        blueInfantry(1);
        attack(Leader.ALEXANDER_THE_GREAT, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.ALEXANDER_THE_GREAT_RULER_OF_THE_WORLD))
                .isEqualTo(1);
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
    void sriGuptaIsPreparedWithoutACard() {
        between(Civilization.INDIA, Civilization.ROME);
        blueInfantry(1);
        attack(Leader.SRI_GUPTA, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SRI_GUPTA_PREPARED)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void goTobaSharpensSwordsForOre() {
        between(Civilization.JAPAN, Civilization.ROME);
        test.goods(RED, Good.ORE, 1);
        blueInfantry(2);
        attack(Leader.GO_TOBA, 1);
        test.choose("yes");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.GO_TOBA_WAY_OF_THE_SWORD))
                .isEqualTo(2);
        assertThat(table.player(RED).get(Good.ORE)).isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.81"})
    void akbarArmsHisElephants() {
        between(Civilization.INDIA, Civilization.ROME);
        test.goods(RED, Good.ORE, 1);
        blueInfantry(2);
        Peoples.of(table).crown(RED, Leader.AKBAR_THE_GREAT);
        attack(Force.of(ExpansionUnit.LEADER, 1).plus(ExpansionUnit.ELEPHANT, 2));
        test.choose("yes");
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.AKBAR_THE_GREAT_BLADED_TUSKS))
                .isEqualTo(2);
    }

    @Test
    @Rule("CC-16.17")
    void jimmuFortifiesCitiesNearHim() {
        between(Civilization.ROME, Civilization.JAPAN);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        blueInfantry(1);
        Expansion.leads(test, BLUE, Leader.JIMMU, "D5");
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.JIMMU_FORTIFIED)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void pakalIsShieldedByHisObelisk() {
        between(Civilization.ROME, Civilization.MAYA);
        test.city(BLUE, "D4", Mood.NEUTRAL, ExpansionBuilding.OBELISK);
        Expansion.leads(test, BLUE, Leader.PAKAL, "D4");
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(cancels(Battle.DEFENDER, LeaderAbility.PAKAL_SUN_SHIELD)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void siyajKakBurnsLargeCities() {
        between(Civilization.MAYA, Civilization.ROME);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY);
        blueInfantry(1);
        attack(Leader.SIYAJ_KAK, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.SIYAJ_KAK_FIRE_IS_BORN)).isEqualTo(3);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void wakChanilAjawFightsNearHerCities() {
        between(Civilization.MAYA, Civilization.ROME);
        test.city(RED, "D5", Mood.NEUTRAL);
        blueInfantry(1);
        attack(Leader.WAK_CHANIL_AJAW, 0);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.WAK_CHANIL_AJAW_NEW_DYNASTY))
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
    void ahuitzotlIsSafeFarFromHome() {
        between(Civilization.AZTECS, Civilization.ROME);
        blueInfantry(1);
        attack(Leader.AHUITZOTL, 0);
        assertThat(cancels(Battle.ATTACKER, LeaderAbility.AHUITZOTL_EXPANSIONIST))
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void didoDefendsHerCityAndMayGiveHerself() {
        between(Civilization.ROME, Civilization.CARTHAGE);
        test.city(BLUE, "D4", Mood.NEUTRAL);
        Expansion.leads(test, BLUE, Leader.QUEEN_DIDO, "D4");
        attack(Force.of(BaseUnit.INFANTRY, 1));
        assertThat(bonus(Battle.DEFENDER, LeaderAbility.QUEEN_DIDO_SACRIFICE)).isEqualTo(2);
        test.choose("yes");
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D4"))).isEqualTo(1);
        assertThat(table.units().count(BaseUnit.INFANTRY, test.at("D3"))).isEqualTo(1);
        assertThat(Peoples.of(table).leader(BLUE)).isEmpty();
        assertThat(Peoples.of(table).killed(RED).isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.19"})
    void hannibalAndPersianElephantsCapTheEnemy() {
        between(Civilization.ROME, Civilization.JAPAN);
        test.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.FORTRESS);
        Expansion.leads(test, BLUE, Leader.SUIKO, "D4");
        Expansion.plays(table, RED, Civilization.CARTHAGE);
        attack(Leader.HANNIBAL, 1);
        assertThat(table.battle().now().value(Battle.DEFENDER))
                .as("two dice and at most 2")
                .isLessThanOrEqualTo(6);
        assertThat(LeaderAbility.HANNIBAL_FATHER_OF_STRATEGY.leader()).isEqualTo(Leader.HANNIBAL);
    }

    @Test
    @Rule({"CC-16.17"})
    void caesarCapturesAndRugilaUnites() {
        between(Civilization.HUNS, Civilization.ROME);
        test.city(ClashTable.BARBARIANS, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.NEUTRAL);
        attack(Leader.RUGILA, 0);
        assertThat(table.cities().mood(test.at("D4")))
                .as("%s", LeaderAbility.RUGILA_UNIFIER)
                .isEqualTo(Mood.HAPPY);
        assertThat(table.player(RED).get(Good.GOLD))
                .as("the city, and %s", LeaderAbility.RUGILA_TRIBUTE)
                .isGreaterThanOrEqualTo(3);
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
    }

    @Test
    @Rule("CC-16.51")
    void egyptEmbalmsItsDead() {
        between(Civilization.EGYPT, Civilization.ROME);
        test.advances(RED, BaseAdvance.MYTHS, BaseAdvance.RITUALS).goods(RED, Good.CULTURE, 4);
        blueInfantry(1);
        attack(Force.of(BaseUnit.INFANTRY, 4));
        assertThat(table.player(RED).owns(CivAdvance.EGYPT_EMBALMING)).isTrue();
        assertThat(table.player(RED).get(Good.CULTURE)).isEqualTo(5);
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

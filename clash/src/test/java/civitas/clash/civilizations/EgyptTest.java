package civitas.clash.civilizations;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;
import static civitas.clash.content.BaseUnit.INFANTRY;
import static civitas.clash.content.BaseUnit.SETTLER;
import static civitas.clash.content.BaseUnit.SHIP;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.city.Destroying;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Force;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.score.Scoring;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Egypt: the river, its gods, and three who ruled there. */
class EgyptTest extends Position {

    @Test
    @Rule({"CC-16.49", "CC-16.50", "CC-1.32"})
    void floodPlainsFeedEgyptAndOthersOnlyWithIrrigation() {
        red(Civilization.EGYPT, BaseAdvance.IRRIGATION);
        test.terrain("D4", Terrain.BARREN).terrain("D5", Terrain.BARREN).city(RED, "D4", Mood.NEUTRAL);
        test.turnOf(RED).choose("collect D4");
        assertThat(test.codes())
                .as("%s", CivAdvance.EGYPT_FLOOD_PLAINS)
                .contains("gather D4 food", "gather D4 wood", "gather D5 food", "gather D5 wood");
        between(Civilization.ROME, Civilization.EGYPT);
        test.terrain("D4", Terrain.BARREN)
                .city(RED, "D4", Mood.HAPPY)
                .turnOf(RED)
                .choose("collect D4");
        assertThat(test.codes()).as("a captured one").noneMatch(code -> code.startsWith("gather D4"));
        test.choose("gather D3 food");
        chooseIfAsked("done");
        test.advances(RED, BaseAdvance.IRRIGATION).turnOf(RED).choose("collect D4");
        assertThat(test.codes()).contains("gather D4 food").doesNotContain("gather D4 wood");
    }

    @Test
    @Rule("CC-16.10")
    void architectureTakesMoodForBuildingsAndWondersOnly() {
        red(Civilization.EGYPT, BaseAdvance.ENGINEERING);
        test.goods(RED, Good.MOOD, 3);
        Goods price = table.constants().buildingCost;
        assertThat(canPay(price, Purpose.constructing(BaseBuilding.TEMPLE)))
                .as("%s", CivAdvance.EGYPT_ARCHITECTURE)
                .isTrue();
        assertThat(canPay(Goods.of(Good.CULTURE, 2, Good.ORE, 1), Purpose.WONDER))
                .isTrue();
        assertThat(canPay(Goods.of(Good.CULTURE, 2, Good.ORE, 2), Purpose.WONDER))
                .as("1 for 1")
                .isFalse();
        assertThat(canPay(Goods.of(Good.FOOD, 2), Purpose.recruiting(SETTLER)))
                .as("units")
                .isFalse();
        assertThat(canPay(Goods.of(Good.FOOD, 2), Purpose.ADVANCE))
                .as("advances")
                .isFalse();
    }

    @Test
    @Rule("CC-16.51")
    void embalmingRewardsDefeatsTooButNotTheRich() {
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.units(BLUE, INFANTRY, "D4", 4);
        attack(Force.of(INFANTRY, 1), "2e", "6i", "6i", "6i", "6i");
        assertThat(has(Good.CULTURE)).as("%s", CivAdvance.EGYPT_EMBALMING).isEqualTo(1);
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.units(BLUE, SETTLER, "D4", 1).goods(RED, Good.CULTURE, 5);
        attack(Force.of(INFANTRY, 1));
        assertThat(has(Good.CULTURE)).as("five already").isEqualTo(5);
    }

    private int cultureOfPiratesAnd(String token) {
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(Pirates.SIDE, SHIP, "D4", 1);
        test.goods(RED, Good.CULTURE, 4);
        attack(Force.of(SHIP, 2), "6i", "6i", "1l");
        test.choose(token);
        return has(Good.CULTURE);
    }

    @Test
    @Rule({"CC-16.51", "CC-7.108", "CC-8.68"})
    void embalmingCountsWhatPiratesHaveLeftBehind() {
        assertThat(cultureOfPiratesAnd("take culture")).as("five already").isEqualTo(5);
        assertThat(cultureOfPiratesAnd("take mood"))
                .as("four: %s", CivAdvance.EGYPT_EMBALMING)
                .isEqualTo(5);
    }

    @Test
    @Rule("CC-16.51")
    void embalmingMournsLeadersWhateverThereIs() {
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.RITUALS, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.NEUTRAL).goods(RED, Good.CULTURE, 6).goods(RED, Good.MOOD, 1);
        leads(RED, Leader.IMHOTEP, "D6");
        test.turnOf(RED).choose("recruit D4");
        chooseIfAsked("hire leader");
        test.choose("choose cleopatra");
        assertThat(has(Good.CULTURE))
                .as("6, a price of 1, and 1 for the old one")
                .isEqualTo(6);
    }

    @Test
    @Rule({"CC-16.52", "CC-EX-78"})
    void manGodScoresNothingForWhatHeUses() {
        red(Civilization.EGYPT, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        int before = Scoring.total(table, RED);
        test.advances(RED, BaseAdvance.FANATICISM);
        assertThat(table.player(RED).uses(BaseAdvance.FORCED_LABOR))
                .as("%s", CivAdvance.EGYPT_MAN_GOD)
                .isTrue();
        assertThat(table.player(RED).uses(BaseAdvance.ABSOLUTE_POWER)).isFalse();
        assertThat(Scoring.total(table, RED) - before)
                .as("half a point for Fanaticism")
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-16.17", "CC-4.119"})
    void cleopatraLegendaryReachesOneFurtherFromHerCity() {
        red(Civilization.EGYPT);
        test.city(RED, "D4", Mood.NEUTRAL)
                .city(BLUE, "D6", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .turnOf(RED);
        assertThat(test.codes()).doesNotContain("influence");
        leads(RED, Leader.CLEOPATRA, "D4");
        test.turnOf(RED);
        assertThat(test.codes()).as("%s", LeaderAbility.CLEOPATRA_LEGENDARY).contains("influence");
        table.removeUnits(LEADER, test.at("D4"), 1);
        test.units(RED, LEADER, "D5", 1).turnOf(RED);
        assertThat(test.codes()).as("she is out").doesNotContain("influence");
    }

    private void romeBefore(int tokens, int culture) {
        between(Civilization.ROME, Civilization.EGYPT);
        test.city(BLUE, "D4", Mood.NEUTRAL).city(BLUE, "D6", Mood.NEUTRAL).goods(BLUE, Good.CULTURE, tokens);
        leads(BLUE, Leader.CLEOPATRA, "D4");
        for (int i = 0; i < tokens; i++) {
            test.turnOf(BLUE).choose("use cleopatra-beloved");
        }
        table.removeUnits(LEADER, test.at("D4"), 1);
        test.units(BLUE, LEADER, "D6", 1);
        test.advances(RED, BaseAdvance.TACTICS).units(RED, INFANTRY, "D3", 2).goods(RED, Good.CULTURE, culture);
        test.turnOf(RED).choose("move");
        chooseIfAsked("from D3");
        chooseIfAsked("add all");
    }

    @Test
    @Rule("CC-16.53")
    void cleopatraBelovedMakesAttackersPay() {
        romeBefore(2, 1);
        assertThat(test.codes())
                .as("one is not enough: %s", LeaderAbility.CLEOPATRA_BELOVED)
                .doesNotContain("go D4");
        romeBefore(2, 3);
        test.dice("2e", "2e").choose("go D4");
        assertThat(has(Good.CULTURE)).isEqualTo(1);
        assertThat(table.cities().isOf(RED, test.at("D4"))).isTrue();
        assertThat(table.memory().get(LeaderAbility.CLEOPATRA_BELOVED, test.at("D4")))
                .isZero();
    }

    @Test
    @Rule("CC-16.53")
    void cleopatraTokensGoWithHerAndWithTheCity() {
        romeBefore(2, 0);
        Destroying.destroy(table, test.at("D4"));
        assertThat(table.memory().get(LeaderAbility.CLEOPATRA_BELOVED, test.at("D4")))
                .as("destroyed")
                .isZero();
        romeBefore(2, 0);
        table.hooks().recruit.unitFate.voice(LEADER).fell(table, BLUE, ClashTable.NOBODY);
        assertThat(table.memory().get(LeaderAbility.CLEOPATRA_BELOVED, test.at("D4")))
                .as("she died")
                .isZero();
    }

    @Test
    @Rule("CC-16.17")
    void imhotepInnovatorLearnsFromAllButCollecting() {
        red(Civilization.EGYPT, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.HAPPY).city(RED, "D6", Mood.NEUTRAL).goods(RED, Good.FOOD, 4);
        leads(RED, Leader.IMHOTEP, "D4");
        test.turnOf(RED).choose("collect D4");
        gather("D4", "D3");
        assertThat(has(Good.IDEAS)).as("a Collect").isZero();
        test.turnOf(RED).choose("recruit D6");
        chooseIfAsked("hire settler");
        chooseIfAsked("done");
        assertThat(has(Good.IDEAS)).as("another city").isZero();
        test.turnOf(RED).choose("recruit D4", "hire settler");
        assertThat(has(Good.IDEAS)).as("%s", LeaderAbility.IMHOTEP_INNOVATOR).isEqualTo(1);
    }

    @Test
    @Rule("CC-16.17")
    void imhotepPhysicianBuildsAcademiesAndObservatoriesForOre() {
        red(Civilization.EGYPT);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "D6", Mood.NEUTRAL);
        leads(RED, Leader.IMHOTEP, "D4");
        Goods ore = Goods.of(Good.ORE, 1);
        assertThat(costs("D4", BaseBuilding.ACADEMY, ore))
                .as("%s", LeaderAbility.IMHOTEP_PHYSICIAN)
                .isTrue();
        assertThat(costs("D4", ExpansionBuilding.OBSERVATORY, ore)).isTrue();
        assertThat(costs("D4", BaseBuilding.TEMPLE, ore)).isFalse();
        assertThat(costs("D6", BaseBuilding.ACADEMY, ore)).isFalse();
    }

    private int ramsesBuilds(String obelisk, String answer) {
        red(Civilization.EGYPT, BaseAdvance.ARTS, BaseAdvance.STORAGE);
        test.city(RED, "D4", Mood.NEUTRAL).city(RED, "F5", Mood.NEUTRAL).goods(RED, Good.GOLD, 3);
        leads(RED, Leader.RAMSES_II, "D4");
        test.turnOf(RED).choose("construct obelisk " + obelisk);
        int before = has(Good.IDEAS) + has(Good.CULTURE);
        chooseIfAsked(answer);
        return has(Good.IDEAS) + has(Good.CULTURE) - before;
    }

    @Test
    @Rule("CC-16.17")
    void ramsesMonumentalBringsCultureOrTwoIdeasForHisObelisk() {
        assertThat(ramsesBuilds("D4", "take 1culture"))
                .as("%s", LeaderAbility.RAMSES_II_MONUMENTAL)
                .isEqualTo(1);
        assertThat(ramsesBuilds("D4", "take 2ideas")).isEqualTo(2);
        assertThat(ramsesBuilds("F5", "take 2ideas")).as("not where he is").isZero();
    }

    @Test
    @Rule({"CC-16.17", "CC-16.18"})
    void ramsesCoastalPowerWorksOnCoastsAndAgainstPirates() {
        red(Civilization.EGYPT);
        test.city(BLUE, "D4", Mood.NEUTRAL).units(BLUE, INFANTRY, "D4", 1);
        attack(Leader.RAMSES_II, 1);
        assertThat(bonus(Battle.ATTACKER, LeaderAbility.RAMSES_II_COASTAL_POWER))
                .as("inland")
                .isZero();
        for (int enemy : new int[] {BLUE, Pirates.SIDE}) {
            red(Civilization.EGYPT);
            test.terrain("D4", Terrain.SEA).terrain("D3", Terrain.SEA).units(enemy, SHIP, "D4", 1);
            Peoples.of(table).crown(RED, Leader.RAMSES_II);
            attack(Force.of(SHIP, 1).plus(LEADER, 1));
            assertThat(bonus(Battle.ATTACKER, LeaderAbility.RAMSES_II_COASTAL_POWER))
                    .isEqualTo(enemy == BLUE ? 0 : 2);
        }
    }
}

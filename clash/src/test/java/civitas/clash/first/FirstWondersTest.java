package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.combat.Raid;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.first.barbarian.Attack;
import civitas.clash.first.barbarian.Wards;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What each of the seven wonders does. */
class FirstWondersTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int BARBARIANS = ClashTable.BARBARIANS;

    private final TestTable t = First.plain()
            .city(RED, "D3", Mood.NEUTRAL)
            .city(RED, "B3", Mood.NEUTRAL)
            .city(BLUE, "D7", Mood.NEUTRAL)
            .advances(RED, BaseAdvance.STORAGE)
            .advances(BLUE, BaseAdvance.STORAGE);

    private final ClashTable table = t.table();

    private int have(int player, Good good) {
        return table.player(player).get(good);
    }

    /** A city collects whatever comes first. */
    private void collect(String city) {
        t.choose("collect " + city);
        while (t.codes().getFirst().startsWith("gather")) {
            t.choose(t.codes().getFirst());
        }
    }

    private Mood mood(String city) {
        return table.cities().mood(t.at(city));
    }

    /** Red may build the wonder, which lies open, and has everything for it. */
    private void rich(Wonder wonder) {
        t.advances(RED, BaseAdvance.ENGINEERING, table.content().spec(wonder).requires());
        for (Good good : Good.values()) {
            t.goods(RED, good, good == Good.GOLD || good == Good.MOOD ? 0 : 7);
        }
        table.wonderDeck().remove(wonder.card());
        table.wonders().layOpen(wonder);
        Scales.of(table).setLevel(RED, Scale.CULTURE_LEVEL, 8);
        t.goods(RED, Good.IDEAS, 0);
    }

    // --- Great Gardens ------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-4.46", "CC-12.13"})
    void theGreatGardensFeedACollect() {
        t.wonder(RED, "D3", Wonder.GREAT_GARDENS).goods(RED, Good.FOOD, 0).turnOf(RED);
        collect("D3");
        assertThat(have(RED, Good.FOOD)).as("one collected, one of the gardens").isEqualTo(2);
        collect("B3");
        assertThat(have(RED, Good.FOOD)).as("another city").isEqualTo(3);
    }

    @Test
    @Rule({"CC-4.2", "CC-12.13"})
    void theGreatGardensImproveAMoodForAToken() {
        t.wonder(RED, "D3", Wonder.GREAT_GARDENS).turnOf(RED);
        assertThat(t.codes()).doesNotContain("use great-gardens");
        t.goods(RED, Good.MOOD, 1).turnOf(RED).choose("use great-gardens", "improve B3");
        assertThat(mood("B3")).isEqualTo(Mood.HAPPY);
        assertThat(have(RED, Good.MOOD)).isZero();
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    // --- Great Library ------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.15", "CC-12.16"})
    void theGreatLibraryBringsIdeasWhenBuilt() {
        rich(Wonder.GREAT_LIBRARY);
        t.turnOf(RED).choose("build great-library D3");
        assertThat(have(RED, Good.IDEAS)).isEqualTo(2);
        assertThat(table.cities().has(t.at("D3"), Wonder.GREAT_LIBRARY)).isTrue();
    }

    @Test
    @Rule({"CC-12.37"})
    void theGreatLibraryCopiesWhatTheNextPlayerLearnsOncePerTurn() {
        t.wonder(RED, "D3", Wonder.GREAT_LIBRARY).goods(RED, Good.IDEAS, 0).turnOf(BLUE);
        learn(BLUE, BaseAdvance.FISHING);
        assertThat(have(RED, Good.IDEAS)).isEqualTo(1);
        learn(BLUE, BaseAdvance.WRITING);
        assertThat(have(RED, Good.IDEAS)).as("once per turn").isEqualTo(1);
        assertThat(have(BLUE, Good.IDEAS)).isZero();
    }

    @Test
    @Rule({"CC-12.37"})
    void theGreatLibraryKnowsWhatItsOwnerKnows() {
        t.wonder(RED, "D3", Wonder.GREAT_LIBRARY)
                .advances(RED, BaseAdvance.FISHING)
                .turnOf(BLUE);
        learn(BLUE, BaseAdvance.FISHING);
        assertThat(have(RED, Good.IDEAS)).isZero();
        t.turnOf(RED);
        learn(BLUE, BaseAdvance.WRITING);
        assertThat(have(RED, Good.IDEAS)).as("not in blue's turn").isZero();
    }

    private void learn(int player, BaseAdvance advance) {
        Gaining.free(table, player, advance, Marker.SUPPLY);
        table.settle();
    }

    // --- Great Lighthouse ---------------------------------------------------------------------------------------

    private void harbour() {
        t.terrain("D2", Terrain.SEA)
                .terrain("C2", Terrain.SEA)
                .terrain("E3", Terrain.SEA)
                .city(RED, "D3", Mood.NEUTRAL, BaseBuilding.PORT)
                .port("D3", "D2")
                .advances(RED, BaseAdvance.FISHING);
    }

    @Test
    @Rule({"CC-12.12", "CC-12.15", "CC-12.40"})
    void theGreatLighthouseBringsAShipAndLetsOneSail() {
        rich(Wonder.GREAT_LIGHTHOUSE);
        assertThat(t.turnOf(RED).codes()).as("no port").doesNotContain("build great-lighthouse D3");
        harbour();
        t.turnOf(RED).choose("build great-lighthouse D3");
        assertThat(table.units().count(RED, BaseUnit.SHIP, t.at("D2"))).isEqualTo(1);
        collect("D3");
        assertThat(t.codes()).containsExactly("from D2", "done");
        t.choose("from D2");
        if (t.codes().contains("add ship")) {
            t.choose("add ship");
        }
        t.choose("go C2");
        assertThat(table.units().count(RED, BaseUnit.SHIP, t.at("C2"))).isEqualTo(1);
        assertThat(table.turn().actionsLeft()).as("a build and a collect").isEqualTo(1);
    }

    @Test
    @Rule({"CC-12.40"})
    void theGreatLighthouseLetsOnlyOneShipSail() {
        harbour();
        t.wonder(RED, "D3", Wonder.GREAT_LIGHTHOUSE)
                .units(RED, BaseUnit.SHIP, "D2", 2)
                .turnOf(RED);
        collect("D3");
        t.choose("from D2");
        assertThat(t.codes()).as("not both").doesNotContain("add ship", "add all");
        t.choose("go C2");
        assertThat(t.codes()).contains("end-turn");
        assertThat(table.units().count(RED, BaseUnit.SHIP, t.at("D2"))).isEqualTo(1);
    }

    // --- Great Mausoleum ----------------------------------------------------------------------------------------

    private void siege() {
        t.wonder(RED, "D3", Wonder.GREAT_MAUSOLEUM)
                .advances(BLUE, BaseAdvance.TACTICS)
                .units(BLUE, BaseUnit.INFANTRY, "D4", 2);
    }

    @Test
    @Rule({"CC-12.38", "CC-7.9"})
    void theGreatMausoleumTaxesEveryAttacker() {
        siege();
        t.goods(BLUE, Good.CULTURE, 1).goods(BLUE, Good.MOOD, 1).turnOf(BLUE);
        t.choose("move", "from D4", "add all", "go D3");
        assertThat(have(BLUE, Good.CULTURE) + have(BLUE, Good.MOOD)).isZero();
        assertThat(table.cities().isOf(BLUE, t.at("D3"))).isTrue();
    }

    @Test
    @Rule({"CC-12.38"})
    void whoCannotPayTheGreatMausoleumCannotAttack() {
        siege();
        t.goods(BLUE, Good.CULTURE, 0).goods(BLUE, Good.MOOD, 1).turnOf(BLUE);
        t.choose("move", "from D4", "add all");
        assertThat(t.codes()).contains("go D5").doesNotContain("go D3");
    }

    @Test
    @Rule({"CC-12.38"})
    void theGreatMausoleumLetsOneUnitInForOneToken() {
        siege();
        t.goods(BLUE, Good.CULTURE, 2).goods(BLUE, Good.MOOD, 1).turnOf(BLUE);
        t.choose("move", "from D4", "add infantry", "go D3");
        assertThat(t.codes()).containsExactlyInAnyOrder("pay 1culture", "pay 1mood");
        t.choose("pay 1mood");
        assertThat(have(BLUE, Good.CULTURE)).isEqualTo(2);
        assertThat(have(BLUE, Good.MOOD)).isZero();
    }

    @Test
    @Rule({"CC-12.38", "CC-4.46"})
    void withTheGreatMausoleumTemplesNeedNoActivation() {
        t.wonder(RED, "D3", Wonder.GREAT_MAUSOLEUM)
                .advances(RED, BaseAdvance.MYTHS, BaseAdvance.WRITING)
                .goods(RED, Good.FOOD, 2)
                .goods(RED, Good.ORE, 2)
                .goods(RED, Good.WOOD, 2)
                .turnOf(RED);
        t.choose("construct temple B3", "take mood");
        assertThat(table.cities().has(t.at("B3"), BaseBuilding.TEMPLE)).isTrue();
        assertThat(table.cities().activations(t.at("B3"))).isZero();
        t.choose("construct academy D3");
        assertThat(table.cities().activations(t.at("D3"))).isEqualTo(1);
    }

    // --- Great Pyramids -----------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.39", "CC-4.130"})
    void theGreatPyramidTriesTwice() {
        rich(Wonder.GREAT_PYRAMID);
        t.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .goods(RED, Good.CULTURE, 5)
                .dice("1", "5");
        t.turnOf(RED).choose("build great-pyramid D3", "yes", "target D4");
        assertThat(t.codes()).as("the first has failed").containsExactly("yes", "no");
        t.choose("yes", "target D4");
        assertThat(table.cities().builder(t.at("D4"), BaseBuilding.TEMPLE)).isEqualTo(RED);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-12.39", "CC-4.130"})
    void oneSuccessIsAllTheGreatPyramidGives() {
        rich(Wonder.GREAT_PYRAMID);
        t.city(BLUE, "D4", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .goods(RED, Good.CULTURE, 5)
                .dice("6");
        t.turnOf(RED).choose("build great-pyramid D3", "yes", "target D4", "choose temple");
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-12.27"})
    void theGreatPyramidWinsTies() {
        assertThat(table.content().spec(Wonder.GREAT_PYRAMID).winsTies()).isTrue();
        assertThat(table.content().spec(Wonder.GREAT_PYRAMID).undivided()).isFalse();
    }

    // --- Great Statue -------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-12.37", "CC-4.119"})
    void theGreatStatueReachesFarther() {
        t.city(BLUE, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        assertThat(t.turnOf(RED).codes()).as("two spaces from a city of size 1").doesNotContain("influence");
        t.wonder(RED, "D3", Wonder.GREAT_STATUE).dice("5");
        t.turnOf(RED).choose("influence");
        if (t.codes().contains("from D3")) {
            t.choose("from D3");
        }
        t.choose("target D5");
        assertThat(table.cities().builder(t.at("D5"), BaseBuilding.TEMPLE)).isEqualTo(RED);
    }

    @Test
    @Rule({"CC-12.37"})
    void theGreatStatueProtectsTheCitiesAroundIt() {
        t.city(RED, "D5", Mood.NEUTRAL, BaseBuilding.TEMPLE).city(BLUE, "D6", Mood.NEUTRAL);
        assertThat(t.turnOf(BLUE).codes()).contains("influence");
        t.wonder(RED, "D3", Wonder.GREAT_STATUE);
        assertThat(t.turnOf(BLUE).codes()).as("two spaces from the statue").doesNotContain("influence");
    }

    // --- Great Wall ---------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-8.53", "CC-8.44"})
    void theGreatWallKeepsBarbariansOut() {
        t.city(BARBARIANS, "D5", Mood.NEUTRAL).units(BARBARIANS, BaseUnit.INFANTRY, "D5", 2);
        assertThat(Wards.protect(table, RED, t.at("B3"))).isFalse();
        t.wonder(RED, "D3", Wonder.GREAT_WALL).turnOf(RED);
        assertThat(Wards.protect(table, RED, t.at("B3"))).isTrue();
        Attack.begin(table, RED);
        table.settle();
        assertThat(t.codes()).as("nothing happens").contains("end-turn");
        assertThat(table.units().army(t.at("D5"))).isEqualTo(2);
    }

    @Test
    @Rule({"CC-8.53"})
    void theGreatWallStopsPlayersWithoutSiegecraft() {
        t.wonder(RED, "B3", Wonder.GREAT_WALL)
                .city(RED, "D3", Mood.NEUTRAL, BaseBuilding.FORTRESS)
                .advances(BLUE, BaseAdvance.TACTICS)
                .units(BLUE, BaseUnit.INFANTRY, "D4", 1)
                .turnOf(BLUE);
        t.choose("move", "from D4");
        assertThat(t.codes()).contains("go D5").doesNotContain("go D3");
        t.advances(BLUE, BaseAdvance.SIEGECRAFT).turnOf(BLUE).choose("move", "from D4");
        assertThat(t.codes()).contains("go D3");
    }

    @Test
    @Rule({"CC-8.46", "CC-8.47", "CC-12.24"})
    void aRaidThatDestroysACityTakesItsWonder() {
        t.wonder(RED, "B3", Wonder.GREAT_STATUE)
                .city(BARBARIANS, "B5", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "B5", 2)
                .turnOf(RED)
                .dice("6", "6");
        Raid.begin(table, t.at("B5"), t.at("B3"));
        table.settle();
        assertThat(table.cities().isCity(t.at("B3"))).isFalse();
        assertThat(table.wonders().builder(Wonder.GREAT_STATUE)).isEqualTo(ClashTable.NOBODY);
        assertThat(table.player(RED).holds(Wonder.GREAT_STATUE)).isFalse();
    }
}

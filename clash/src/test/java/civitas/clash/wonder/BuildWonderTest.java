package civitas.clash.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.card.Drawing;
import civitas.clash.city.WonderFate;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.event.Pestilence;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BuildWonderTest {

    private static TestTable rich() {
        return rich(TestTable.players(2));
    }

    /**
     * Red has three cities, one of them happy, Engineering, and the price of the Great Wall: 3 food, 7 ore, 2 wood.
     * Nobody has objectives to think about.
     */
    private static TestTable rich(TestTable t) {
        return t.emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.HAPPY)
                .city(0, "D4", Mood.NEUTRAL)
                .city(0, "D6", Mood.ANGRY)
                .city(1, "A3", Mood.HAPPY)
                .advances(0, BaseAdvance.ENGINEERING, BaseAdvance.SIEGECRAFT, BaseAdvance.CARTOGRAPHY)
                .goods(0, Good.FOOD, 3)
                .goods(0, Good.ORE, 7)
                .goods(0, Good.WOOD, 2)
                .goods(0, Good.CULTURE, 5)
                .wonderCards(0, Wonder.GREAT_WALL)
                .objectives(0)
                .objectives(1);
    }

    private static TestTable withAllGoods(TestTable t) {
        return t.goods(0, Good.FOOD, 7)
                .goods(0, Good.ORE, 7)
                .goods(0, Good.WOOD, 7)
                .goods(0, Good.GOLD, 0)
                .goods(0, Good.CULTURE, 20);
    }

    @Test
    @Rule({"CC-12.7", "CC-12.8", "CC-12.13", "CC-4.46", "CC-5.1"})
    void theCardIsPlayedPaidAndPlaced() {
        TestTable t = rich().turnOf(0).choose("build great-wall D2");
        var table = t.table();
        assertThat(table.player(0).goods().isEmpty()).isTrue();
        assertThat(table.player(0).wonderCards().isEmpty()).isTrue();
        assertThat(table.player(0).holds(Wonder.GREAT_WALL)).isTrue();
        assertThat(table.wonders().builder(Wonder.GREAT_WALL)).isZero();
        assertThat(table.wonders().builtThisRound()).isEqualTo(Numbers.of(Wonder.GREAT_WALL.card()));
        assertThat(table.cities().has(t.at("D2"), Wonder.GREAT_WALL)).isTrue();
        assertThat(table.cities().size(t.at("D2"))).isEqualTo(2);
        assertThat(table.cities().activations(t.at("D2"))).isEqualTo(1);
        assertThat(table.cities().mood(t.at("D2"))).isEqualTo(Mood.HAPPY);
        assertThat(table.turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-12.7", "CC-4.41"})
    void aSecondActivationLowersTheMoodAfterwards() {
        TestTable t = rich();
        t.table().cities().setActivations(t.at("D2"), 1);
        t.turnOf(0).choose("build great-wall D2");
        assertThat(t.table().cities().mood(t.at("D2"))).isEqualTo(Mood.NEUTRAL);
    }

    @Test
    @Rule({"CC-12.7", "CC-5.16"})
    void onlyAHappyCityWillDo() {
        TestTable t = rich().turnOf(0);
        assertThat(t.codes())
                .contains("build great-wall D2")
                .doesNotContain("build great-wall D4", "build great-wall D6", "build great-wall A3");
        t.table().turn().forceLabour();
        t.turnOf(0);
        assertThat(t.codes()).doesNotContain("build great-wall D6");
    }

    @Test
    @Rule({"CC-12.7", "CC-4.5"})
    void itUsesAnAction() {
        TestTable t = rich().turnOf(0);
        t.table().turn().setActionsLeft(0);
        assertThat(offered(t)).isFalse();
    }

    @Test
    @Rule("CC-12.9")
    void engineeringAndTheNamedAdvanceAreNeeded() {
        Numbers mine = Numbers.of(BaseAdvance.FARMING.number(), BaseAdvance.MINING.number());
        TestTable t = rich();
        t.table().player(0).setAdvances(mine.with(BaseAdvance.ENGINEERING.number()));
        assertThat(offered(t)).isFalse();
        t.table().player(0).setAdvances(mine.with(BaseAdvance.SIEGECRAFT.number()));
        assertThat(offered(t)).isFalse();
        t.table()
                .player(0)
                .setAdvances(mine.or(Numbers.of(BaseAdvance.SIEGECRAFT.number(), BaseAdvance.ENGINEERING.number())));
        assertThat(offered(t)).isTrue();
    }

    @Test
    @Rule("CC-12.32")
    void aBorrowedAdvanceCounts() {
        TestTable t = rich();
        t.table().player(0).setAdvances(Numbers.of(BaseAdvance.ENGINEERING.number()));
        t.table().player(0).borrow(Numbers.of(BaseAdvance.SIEGECRAFT.number()));
        assertThat(offered(t)).isTrue();
        t.table().player(0).setAdvances(Numbers.of(BaseAdvance.SIEGECRAFT.number()));
        t.table().player(0).borrow(Numbers.of(BaseAdvance.ENGINEERING.number()));
        assertThat(offered(t)).isTrue();
    }

    /** Whether the Great Wall can be built in D2, asked anew. */
    private static boolean offered(TestTable t) {
        var out = new civitas.kernel.Choices();
        new BuildWonder().list(t.table(), 0, out);
        return !out.isEmpty();
    }

    @Test
    @Rule({"CC-12.10", "CC-4.70", "CC-4.71"})
    void theCityMustHaveRoomToGrow() {
        TestTable t = rich().city(0, "D2", Mood.HAPPY, BaseBuilding.TEMPLE);
        assertThat(offered(t)).isTrue();
        t.city(0, "D2", Mood.HAPPY, BaseBuilding.ACADEMY);
        assertThat(offered(t)).as("size 4 with 3 cities").isFalse();
        t.city(0, "B2", Mood.NEUTRAL).city(0, "B4", Mood.NEUTRAL).city(0, "B6", Mood.NEUTRAL);
        assertThat(offered(t)).isTrue();
        t.city(0, "D2", Mood.HAPPY, BaseBuilding.FORTRESS, BaseBuilding.PORT);
        assertThat(offered(t)).as("size 6").isFalse();
    }

    @Test
    @Rule("CC-12.11")
    void aCityMayHoldSeveralWonders() {
        TestTable t = rich().wonder(0, "D2", Wonder.GREAT_PYRAMID).turnOf(0).choose("build great-wall D2");
        assertThat(t.table().cities().wonderCount(t.at("D2"))).isEqualTo(2);
        assertThat(t.table().cities().size(t.at("D2"))).isEqualTo(3);
    }

    @Test
    @Rule("CC-12.12")
    void theLighthouseNeedsAPortOfWhateverColour() {
        TestTable t = withAllGoods(rich()).wonderCards(0, Wonder.GREAT_LIGHTHOUSE);
        assertThat(offered(t)).isFalse();
        t.terrain("D1", Terrain.SEA).port("D2", "D1");
        t.table().cities().setBuilding(t.at("D2"), BaseBuilding.PORT, 1);
        assertThat(offered(t)).isTrue();
        t.turnOf(0).choose("build great-lighthouse D2");
        assertThat(t.codes()).as("no ship for the activation that built it").contains("end-turn");
    }

    @Test
    @Rule({"CC-12.14", "CC-1.31"})
    void goldReplacesResourcesButNotCulture() {
        TestTable t = rich().goods(0, Good.ORE, 1).goods(0, Good.GOLD, 5);
        assertThat(offered(t)).as("1 gold short").isFalse();
        t.goods(0, Good.GOLD, 6).turnOf(0).choose("build great-wall D2");
        assertThat(t.table().player(0).goods().isEmpty()).isTrue();

        TestTable poor = rich().goods(0, Good.CULTURE, 4).goods(0, Good.GOLD, 7);
        assertThat(offered(poor)).isFalse();
    }

    @Test
    @Rule("CC-12.30")
    void theArenaDoesNotPayTheCultureOfAWonder() {
        TestTable t = rich().wonder(0, "D4", Wonder.GREAT_ARENA)
                .goods(0, Good.CULTURE, 4)
                .goods(0, Good.MOOD, 9);
        assertThat(offered(t)).isFalse();
    }

    @Test
    @Rule({"CC-12.8", "CC-4.5"})
    void pestilenceForbidsItWithoutSanitation() {
        TestTable t = rich();
        Pestilence.breakOut(t.table());
        assertThat(offered(t)).isFalse();
        assertThat(offered(t.advances(0, BaseAdvance.SANITATION))).isTrue();
    }

    @Test
    @Rule({"CC-12.15", "CC-12.13"})
    void theStatueDrawsAnObjectiveForItsBuilder() {
        TestTable t = withAllGoods(rich())
                .advances(0, BaseAdvance.MONUMENTS)
                .objectives(0)
                .wonderCards(0, Wonder.GREAT_STATUE)
                .turnOf(0)
                .choose("build great-statue D2");
        assertThat(t.table().player(0).objectiveCards().size()).isEqualTo(1);
    }

    @Test
    @Rule("CC-12.15")
    void whoCapturesTheStatueDrawsNothing() {
        TestTable t = rich().objectives(1).wonder(0, "D2", Wonder.GREAT_STATUE);
        WonderFate.passTo(t.table(), t.at("D2"), 1);
        assertThat(t.table().player(1).objectiveCards().isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-12.1")
    void engineeringAndMonumentsBringAWonderCard() {
        TestTable t = rich().wonderCards(1);
        Gaining.free(t.table(), 1, BaseAdvance.ENGINEERING, Marker.SUPPLY);
        Gaining.free(t.table(), 1, BaseAdvance.MONUMENTS, Marker.SUPPLY);
        assertThat(t.table().player(1).wonderCards().size()).isEqualTo(2);
        assertThat(t.table().wonders().open().isEmpty()).isTrue();
    }

    @Test
    @Rule("CC-12.3")
    void anEmptyDeckGivesNothing() {
        TestTable t = rich().wonderCards(1, Wonder.values());
        Drawing.wonderCard(t.table(), 0);
        assertThat(t.table().player(0).wonderCards().isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-17.16", "CC-12.19"})
    void openWondersMayBeBuiltByAnybodyOnce() {
        TestTable t = rich(TestTable.players(2, Map.of("initial-settler", "city", "wonders", "open")));
        t.wonderCards(0);
        t.table().wonders().layOpen(Wonder.GREAT_WALL);
        t.turnOf(0).choose("build great-wall D2");
        assertThat(t.table().wonders().open().isEmpty()).isTrue();
        assertThat(t.table().player(0).holds(Wonder.GREAT_WALL)).isTrue();
        assertThat(offered(withAllGoods(t))).isFalse();
    }

    @Test
    @Rule("CC-17.16")
    void inTheVariantDrawnCardsLieOpen() {
        TestTable t = rich(TestTable.players(2, Map.of("initial-settler", "city", "wonders", "open")));
        t.wonderCards(1);
        Gaining.free(t.table(), 1, BaseAdvance.ENGINEERING, Marker.SUPPLY);
        assertThat(t.table().player(1).wonderCards().isEmpty()).isTrue();
        assertThat(t.table().wonders().open().size()).isEqualTo(1);
    }

    @Test
    @Rule("CC-17.16")
    void withoutTheVariantAnOpenCardIsNobodys() {
        TestTable t = rich().wonderCards(0);
        t.table().wonders().layOpen(Wonder.GREAT_WALL);
        assertThat(offered(t)).isFalse();
    }
}

package civitas.clash.influence;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class InfluenceTest {

    /** Red's city at D2 has size 3; blue's city with a temple is at the given space. */
    private static TestTable blueTempleAt(String label) {
        return TestTable.players(3)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.ANGRY, BaseBuilding.ACADEMY, BaseBuilding.FORTRESS)
                .city(1, label, Mood.NEUTRAL, BaseBuilding.TEMPLE);
    }

    private static int templeOf(TestTable t, String label) {
        return t.table().cities().builder(t.at(label), BaseBuilding.TEMPLE);
    }

    /** The source of an influence goes nowhere: its question and its choices speak of a beginning, not of a move. */
    @Test
    @Rule("CC-4.117")
    void theSourceIsWhereInfluenceComesFrom() {
        TestTable t = blueTempleAt("D4")
                .city(0, "D6", Mood.ANGRY, BaseBuilding.ACADEMY)
                .turnOf(0);
        t.choose("influence");
        assertThat(t.codes()).containsExactly("from D2", "from D6");
        for (Language language : Language.values()) {
            Lexicon words = Lexicon.load(language, TestTable.GAME.bundles());
            List<String> labels = new ArrayList<>();
            for (Choice choice : t.table().choices(0)) {
                labels.add(words.say(choice.label()));
            }
            assertThat(labels)
                    .containsExactlyElementsOf(
                            language == Language.RU
                                    ? List.of("Отсюда: D2", "Отсюда: D6")
                                    : List.of("From D2", "From D6"));
            assertThat(words.say(t.table().decision(Seat.RED).prompt()).toLowerCase(Locale.ROOT))
                    .doesNotContain("move", "перемещ");
        }
    }

    // --- the sequence -----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-4.119", "CC-4.126", "CC-4.127", "CC-4.121", "CC-EX-23"})
    void boostedInfluence() {
        TestTable t = blueTempleAt("D6").goods(0, Good.CULTURE, 3).dice("3").turnOf(0);
        t.choose("influence", "target");
        assertThat(t.table().player(0).get(Good.CULTURE)).as("range 4 paid").isEqualTo(2);
        assertThat(t.codes()).containsExactly("yes", "no");
        t.choose("yes");
        assertThat(t.table().player(0).get(Good.CULTURE)).isZero();
        assertThat(templeOf(t, "D6")).isZero();
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.122", "CC-4.123", "CC-4.124", "CC-4.144", "CC-4.121"})
    void aFiveReplacesTheBuildingAndNothingElse() {
        TestTable t = blueTempleAt("D4").dice("5").turnOf(0);
        int pieces = t.table().buildingsLeft(1, BaseBuilding.TEMPLE);
        t.choose("influence", "target");
        assertThat(templeOf(t, "D4")).isZero();
        assertThat(t.table().buildingsLeft(1, BaseBuilding.TEMPLE)).isEqualTo(pieces + 1);
        assertThat(t.table().cities().owner(t.at("D4"))).isEqualTo(1);
        assertThat(t.table().cities().size(t.at("D4"))).isEqualTo(2);
        assertThat(t.table().cities().activations(t.at("D2"))).isZero();
        assertThat(t.table().cities().activations(t.at("D4"))).isZero();
    }

    @Test
    @Rule({"CC-4.122", "CC-4.128"})
    void thePlayerChoosesAmongEligibleBuildings() {
        TestTable t = blueTempleAt("D4")
                .city(1, "D4", Mood.NEUTRAL, BaseBuilding.PORT, BaseBuilding.FORTRESS)
                .dice("6")
                .turnOf(0);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.FORTRESS, 0);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.PORT, 2);
        t.port("D4", "C4");
        t.choose("influence", "target");
        assertThat(t.codes()).containsExactly("choose port", "choose temple");
        t.choose("choose port");
        assertThat(t.table().cities().builder(t.at("D4"), BaseBuilding.PORT)).isZero();
        assertThat(t.table().cities().port(t.at("D4"))).isEqualTo(t.at("C4"));
        assertThat(templeOf(t, "D4")).isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.117", "CC-4.128", "CC-1.14"})
    void withoutAPieceInSupplyThereIsNoTarget() {
        TestTable t = blueTempleAt("D4");
        for (String label : new String[] {"J6", "J7", "I7", "I8", "H8"}) {
            t.city(0, label, Mood.ANGRY, BaseBuilding.TEMPLE);
        }
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
    }

    @Test
    @Rule({"CC-4.117", "CC-1.50"})
    void settlementsAndWondersAreNoTargets() {
        TestTable t = blueTempleAt("D4").wonder(1, "D4", Wonder.GREAT_WALL);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.TEMPLE, ClashTable.NOBODY);
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
    }

    @Test
    @Rule({"CC-4.3", "CC-4.130", "CC-4.125"})
    void oneSuccessPerTurnButAnyNumberOfAttempts() {
        TestTable t = blueTempleAt("D4")
                .city(1, "D4", Mood.NEUTRAL, BaseBuilding.ACADEMY)
                .dice("4", "5")
                .turnOf(0);
        t.choose("influence", "target");
        assertThat(templeOf(t, "D4")).isEqualTo(1);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        t.choose("influence", "target", "choose temple");
        assertThat(t.codes()).doesNotContain("influence");
    }

    // --- range ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-4.119", "CC-EX-24"})
    void sizeFourReachesFourSpacesWithoutTokens() {
        TestTable t = blueTempleAt("D6");
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
        t.city(0, "D2", Mood.ANGRY, BaseBuilding.TEMPLE);
        assertThat(t.turnOf(0).codes()).contains("influence");
    }

    @Test
    @Rule({"CC-4.126", "CC-1.39"})
    void onlyAffordableRangeIsOffered() {
        TestTable t = blueTempleAt("D4").city(1, "D7", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        t.city(1, "E6", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .goods(0, Good.CULTURE, 1)
                .turnOf(0)
                .choose("influence");
        assertThat(t.codes()).containsExactly("target D4", "target E6 1culture");
        TestTable rich = blueTempleAt("D4")
                .city(1, "D7", Mood.NEUTRAL, BaseBuilding.TEMPLE)
                .goods(0, Good.CULTURE, 9)
                .turnOf(0)
                .choose("influence");
        assertThat(rich.codes()).containsExactly("target D4", "target D7 2culture");
    }

    @Test
    @Rule({"CC-4.120", "CC-1.60"})
    void rangeGoesOverSeaAndThroughEnemiesButNotThroughTheUnknown() {
        TestTable t = blueTempleAt("D5").terrain("D3", Terrain.SEA);
        t.city(1, "D4", Mood.NEUTRAL).units(1, BaseUnit.INFANTRY, "D4", 1);
        assertThat(t.turnOf(0).codes()).contains("influence");
        for (int space : t.table().board().neighbours(t.at("D5"))) {
            t.table().lands().setTerrain(space, Terrain.UNEXPLORED);
        }
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
    }

    @Test
    @Rule("CC-4.116")
    void theSourceIsChosenAmongThoseThatReachSomething() {
        TestTable t = blueTempleAt("D4")
                .city(0, "D5", Mood.NEUTRAL)
                .city(0, "J7", Mood.NEUTRAL)
                .turnOf(0)
                .choose("influence");
        assertThat(t.codes()).containsExactlyInAnyOrder("from D2", "from D5");
    }

    // --- the roll ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-4.141", "CC-4.127", "CC-EX-25"})
    void conversionAddsOneAndPaysBack() {
        TestTable t = blueTempleAt("D6")
                .advances(0, BaseAdvance.CONVERSION)
                .goods(0, Good.CULTURE, 4)
                .dice("1")
                .turnOf(0)
                .choose("influence", "target", "yes");
        assertThat(templeOf(t, "D6")).isZero();
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(1);
    }

    @Test
    @Rule("CC-4.141")
    void withConversionAFourSucceeds() {
        TestTable t = blueTempleAt("D4")
                .advances(0, BaseAdvance.CONVERSION)
                .dice("4")
                .turnOf(0)
                .choose("influence", "target");
        assertThat(templeOf(t, "D4")).isZero();
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(1);
    }

    @Test
    @Rule({"CC-4.127", "CC-1.39", "CC-EX-26"})
    void aBadRollFailsWithThreeTokens() {
        TestTable t =
                blueTempleAt("D4").goods(0, Good.CULTURE, 3).dice("1").turnOf(0).choose("influence", "target");
        assertThat(t.codes()).contains("end-turn");
        assertThat(templeOf(t, "D4")).isEqualTo(1);
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(3);
    }

    @Test
    @Rule({"CC-4.143", "CC-4.125"})
    void thePlayerDecidesAfterTheRoll() {
        TestTable t =
                blueTempleAt("D4").goods(0, Good.CULTURE, 1).dice("4").turnOf(0).choose("influence", "target", "no");
        assertThat(templeOf(t, "D4")).isEqualTo(1);
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(1);
        assertThat(t.table().turn().hasInfluenced()).isFalse();
    }

    @Test
    @Rule({"CC-12.30", "CC-4.127"})
    void theArenaPaysBoostsWithMood() {
        TestTable t = blueTempleAt("D6")
                .wonder(0, "D2", Wonder.GREAT_ARENA)
                .goods(0, Good.MOOD, 1)
                .dice("4")
                .turnOf(0)
                .choose("influence", "target", "yes");
        assertThat(templeOf(t, "D6")).isZero();
        assertThat(t.table().player(0).get(Good.MOOD)).isZero();
    }

    // --- own cities -------------------------------------------------------------------------------------------------

    /** Red's city at D2 has a temple of blue, who has an academy next door. */
    private static TestTable influencedCity() {
        TestTable t = TestTable.players(3)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.ANGRY)
                .city(1, "D3", Mood.NEUTRAL, BaseBuilding.ACADEMY)
                .goods(0, Good.CULTURE, 5);
        t.table().cities().setBuilding(t.at("D2"), BaseBuilding.TEMPLE, 1);
        return t;
    }

    @Test
    @Rule({"CC-4.131", "CC-4.132"})
    void anInfluencedCityReachesOnlyItselfAndWithoutBoost() {
        TestTable t = influencedCity().dice("4").turnOf(0).choose("influence", "target");
        assertThat(t.codes()).as("no other target, no boost").contains("end-turn");
        assertThat(templeOf(t, "D2")).isEqualTo(1);
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(5);
        t.dice("5").choose("influence", "target");
        assertThat(templeOf(t, "D2")).isZero();
    }

    @Test
    @Rule("CC-4.133")
    void anotherOwnCityMayHelpWithBoosts() {
        TestTable t = influencedCity().city(0, "D5", Mood.NEUTRAL).dice("4").turnOf(0);
        t.choose("influence", "from D5");
        assertThat(t.codes()).contains("target D2 2culture", "target D3 1culture");
        t.choose("target D2 2culture", "yes");
        assertThat(templeOf(t, "D2")).isZero();
        assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(2);
    }

    // --- barbarians and protection ----------------------------------------------------------------------------------

    @Test
    @Rule("CC-4.135")
    void buildingsInBarbarianCitiesAreTargets() {
        TestTable t = blueTempleAt("D4");
        t.table().cities().setOwner(t.at("D4"), ClashTable.BARBARIANS);
        t.dice("5").turnOf(0).choose("influence", "target");
        assertThat(templeOf(t, "D4")).isZero();
        assertThat(t.table().cities().owner(t.at("D4"))).isEqualTo(ClashTable.BARBARIANS);
    }

    private static void assertUnboostable(TestTable near, TestTable far) {
        near.goods(0, Good.CULTURE, 5).dice("4").turnOf(0).choose("influence", "target");
        assertThat(near.codes()).as("no boost of the roll").contains("end-turn");
        assertThat(far.goods(0, Good.CULTURE, 5).turnOf(0).codes())
                .as("no boost of the range")
                .doesNotContain("influence");
    }

    @Test
    @Rule("CC-4.136")
    void separationOfPowerGuardsHappyCities() {
        assertUnboostable(
                blueTempleAt("D5").city(1, "D5", Mood.HAPPY).advances(1, BaseAdvance.SEPARATION_OF_POWER),
                blueTempleAt("D6").city(1, "D6", Mood.HAPPY).advances(1, BaseAdvance.SEPARATION_OF_POWER));
        TestTable neutral = blueTempleAt("D6").advances(1, BaseAdvance.SEPARATION_OF_POWER);
        assertThat(neutral.goods(0, Good.CULTURE, 1).turnOf(0).codes()).contains("influence");
    }

    @Test
    @Rule("CC-4.136")
    void totalitarianismGuardsGarrisons() {
        assertUnboostable(
                blueTempleAt("D5").units(1, BaseUnit.INFANTRY, "D5", 1).advances(1, BaseAdvance.TOTALITARIANISM),
                blueTempleAt("D6").units(1, BaseUnit.INFANTRY, "D6", 1).advances(1, BaseAdvance.TOTALITARIANISM));
        TestTable settlersOnly =
                blueTempleAt("D6").units(1, BaseUnit.SETTLER, "D6", 1).advances(1, BaseAdvance.TOTALITARIANISM);
        assertThat(settlersOnly.goods(0, Good.CULTURE, 1).turnOf(0).codes()).contains("influence");
    }

    @Test
    @Rule("CC-4.136")
    void devotionGuardsTemples() {
        assertUnboostable(
                blueTempleAt("D5").advances(1, BaseAdvance.DEVOTION),
                blueTempleAt("D6").advances(1, BaseAdvance.DEVOTION));
        TestTable academy = blueTempleAt("A9")
                .city(1, "D6", Mood.NEUTRAL, BaseBuilding.ACADEMY)
                .advances(1, BaseAdvance.DEVOTION)
                .goods(0, Good.CULTURE, 1);
        assertThat(academy.turnOf(0).codes()).contains("influence");
    }

    @Test
    @Rule("CC-4.140")
    void monumentsMakeWonderCitiesImmuneToOthers() {
        TestTable t = blueTempleAt("D4").wonder(1, "D4", Wonder.GREAT_WALL).advances(1, BaseAdvance.MONUMENTS);
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.TEMPLE, 2);
        assertThat(t.turnOf(1).codes()).as("the owner himself").contains("influence");
        assertThat(t.turnOf(0).codes()).doesNotContain("influence");
    }

    // --- Arts -------------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-4.142")
    void artsInfluenceWithoutAnAction() {
        TestTable t = blueTempleAt("D4")
                .advances(0, BaseAdvance.ARTS)
                .goods(0, Good.CULTURE, 1)
                .dice("4", "5");
        t.turnOf(0).choose("use arts", "target");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        assertThat(t.table().player(0).get(Good.CULTURE)).isZero();
        t.goods(0, Good.CULTURE, 1).choose("influence", "target");
        assertThat(t.codes()).as("once per turn").doesNotContain("use arts", "influence");
    }

    @Test
    @Rule({"CC-4.142", "CC-4.126"})
    void artsLeaveEnoughForTheRange() {
        TestTable t = blueTempleAt("D6").advances(0, BaseAdvance.ARTS).goods(0, Good.CULTURE, 1);
        assertThat(t.turnOf(0).codes()).contains("influence").doesNotContain("use arts");
        assertThat(t.goods(0, Good.CULTURE, 2).turnOf(0).codes()).contains("use arts");
    }

    // --- Cultural Takeover ------------------------------------------------------------------------------------------

    private static TestTable barbariansAt(String label, Mood mood) {
        return TestTable.players(3)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(0, "D2", Mood.NEUTRAL)
                .city(ClashTable.BARBARIANS, label, mood)
                .turnOf(0);
    }

    private static TestTable takeOver(TestTable t) {
        assertThat(Influence.isPossible(t.table(), 0, Influence.Kind.TAKEOVER)).isTrue();
        Influence.begin(t.table(), 0, Influence.Kind.TAKEOVER);
        t.table().settle();
        return t.choose("target");
    }

    @Test
    @Rule({"CC-4.130", "CC-4.121"})
    void aTakeoverWinsTheSettlementAndOneOfTheBarbarians() {
        TestTable t = barbariansAt("D3", Mood.HAPPY)
                .units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "D3", 3)
                .dice("5");
        takeOver(t);
        assertThat(t.codes()).containsExactly("take settler", "take infantry");
        t.choose("take infantry");
        int city = t.at("D3");
        assertThat(t.table().cities().owner(city)).isZero();
        assertThat(t.table().cities().mood(city)).isEqualTo(Mood.NEUTRAL);
        assertThat(t.table().units().owner(city)).isZero();
        assertThat(t.table().units().army(city)).isEqualTo(1);
        assertThat(t.table().units().total(ClashTable.BARBARIANS, BaseUnit.INFANTRY))
                .isZero();
        assertThat(t.table().turn().hasInfluenced()).isTrue();
    }

    @Test
    @Rule("CC-4.127")
    void aTakeoverMayBeBoostedAndKeepsAnger() {
        TestTable t = barbariansAt("D4", Mood.ANGRY).goods(0, Good.CULTURE, 2).dice("4");
        takeOver(t).choose("yes");
        assertThat(t.table().cities().owner(t.at("D4"))).isZero();
        assertThat(t.table().cities().mood(t.at("D4"))).isEqualTo(Mood.ANGRY);
        assertThat(t.table().units().isEmpty(t.at("D4"))).isTrue();
        assertThat(t.table().player(0).get(Good.CULTURE)).isZero();
    }

    @Test
    @Rule({"CC-4.119", "CC-1.18"})
    void aTakeoverNeedsRangeSizeOneAndASettlement() {
        TestTable t = barbariansAt("D4", Mood.ANGRY);
        assertThat(Influence.isPossible(t.table(), 0, Influence.Kind.TAKEOVER)).isFalse();
        t.goods(0, Good.CULTURE, 1);
        assertThat(Influence.isPossible(t.table(), 0, Influence.Kind.TAKEOVER)).isTrue();
        for (int i = 0; i < t.table().constants().settlements - 1; i++) {
            t.table().player(0).loseSettlement();
        }
        assertThat(Influence.isPossible(t.table(), 0, Influence.Kind.TAKEOVER)).isFalse();
        TestTable larger = barbariansAt("D3", Mood.ANGRY);
        larger.table().cities().setBuilding(larger.at("D3"), BaseBuilding.TEMPLE, 1);
        assertThat(Influence.isPossible(larger.table(), 0, Influence.Kind.TAKEOVER))
                .isFalse();
    }
}

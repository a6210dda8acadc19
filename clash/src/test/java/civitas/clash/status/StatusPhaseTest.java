package civitas.clash.status;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.NextAge;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The status phase, step by step (chapter 13). Two players; red is first player unless a test says otherwise. */
class StatusPhaseTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static TestTable arrange(int players, Map<String, String> options) {
        Map<String, String> all = new java.util.HashMap<>(options);
        all.put("initial-settler", "city");
        TestTable t = TestTable.players(players, all);
        for (int player = 0; player < players; player++) {
            t.objectives(player);
        }
        t.table().setFirstPlayer(RED);
        return t;
    }

    private static TestTable arrange() {
        return arrange(2, Map.of());
    }

    private static TestTable begin(TestTable t) {
        t.table().then(new StatusPhase(), new NextAge());
        t.table().settle();
        return t;
    }

    /** Answers for whoever is asked until somebody is offered a choice that begins with the verb. */
    private static TestTable until(TestTable t, String verb) {
        while (t.codes().stream().noneMatch(code -> code.startsWith(verb))) {
            t.choose(t.codes().contains("pass") ? "pass" : t.codes().getFirst());
        }
        return t;
    }

    // --- order ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-13.1", "CC-13.2"})
    void allPlayersDoOneStepBeforeTheNext() {
        TestTable t = arrange();
        t.table().setFirstPlayer(BLUE);
        t.objectives(RED, 10).objectives(BLUE, 8);
        for (int player : new int[] {RED, BLUE}) {
            for (Good good : new Good[] {Good.FOOD, Good.ORE, Good.WOOD}) {
                t.goods(player, good, 3);
            }
        }
        List<String> heard = new ArrayList<>();
        t.table().listen(event -> heard.add(event.text().key() + event.text().args()));
        begin(t);
        assertThat(t.table().asked()).isEqualTo(1 << BLUE);
        t.choose(BLUE, "pass").choose(RED, "complete o10 optimized-storage");
        assertThat(t.codes(BLUE)).contains("advance writing");
        t.choose(BLUE, "advance writing");
        assertThat(t.table().asked()).isEqualTo(1 << RED);
        t.choose(RED, "advance myths");
        assertThat(heard.stream().filter(line -> line.startsWith("log.status-step")))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(t.codes()).as("step 4 after everybody has drawn").contains("raze D7");
        assertThat(t.table().asked()).isEqualTo(1 << BLUE);
    }

    // --- step 1 -----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-13.4", "CC-11.8", "CC-11.4"})
    void aPlayerCompletesAnyNumberOfObjectives() {
        TestTable t = arrange().objectives(RED, 7, 11, 30);
        t.goods(RED, Good.IDEAS, 5).goods(RED, Good.GOLD, 5);
        begin(t);
        assertThat(t.codes()).containsExactly("complete o7 eureka", "complete o11 wealth", "pass");
        t.choose("complete o7 eureka", "complete o11 wealth");
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(7, 11));
        assertThat(t.table().player(RED).get(Good.IDEAS)).as("2 were paid").isEqualTo(3);
        assertThat(t.table().player(RED).get(Good.GOLD)).as("2 were paid").isEqualTo(3);
    }

    @Test
    @Rule("CC-11.13")
    void payingSpoilsNoObjectiveThatOnlyLooks() {
        TestTable t = arrange().objectives(RED, 12, 13, 10);
        t.goods(RED, Good.FOOD, 3).goods(RED, Good.ORE, 5).goods(RED, Good.WOOD, 5);
        begin(t).choose("complete o12 ore-supplies", "complete o13 wood-supplies");
        assertThat(t.codes()).contains("complete o10 optimized-storage");
    }

    @Test
    @Rule("CC-11.10")
    void aNameIsCompletedOnceInAStatusPhase() {
        TestTable t = arrange().objectives(RED, 24, 25);
        t.advances(RED, BaseAdvance.DOGMA, BaseAdvance.DEVOTION, BaseAdvance.CONVERSION, BaseAdvance.FANATICISM);
        begin(t).choose("complete o24 government");
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(24));
        assertThat(t.codes()).doesNotContain("complete o25 government");
    }

    @Test
    @Rule("CC-11.11")
    void militaryMightAndStandingArmyExcludeEachOther() {
        TestTable t = arrange().everywhere(Terrain.PLAINS).objectives(RED, 14, 26);
        for (String label : new String[] {"D2", "C3", "E3", "D4"}) {
            t.city(RED, label, Mood.NEUTRAL).units(RED, BaseUnit.INFANTRY, label, 3);
        }
        begin(t);
        assertThat(t.codes()).contains("complete o14 standing-army", "complete o26 military-might");
        t.choose("complete o14 standing-army");
        assertThat(t.codes()).doesNotContain("complete o26 military-might");
    }

    @Test
    @Rule("CC-11.11")
    void tradePowerAndShippingRoutesExcludeEachOther() {
        TestTable t = arrange().everywhere(Terrain.PLAINS).objectives(RED, 28, 29);
        t.advances(RED, BaseAdvance.BARTERING, BaseAdvance.TRADE_ROUTES);
        for (String column : new String[] {"B", "D", "F"}) {
            t.city(BLUE, column + "7", Mood.NEUTRAL).terrain(column + "6", Terrain.SEA);
            t.units(RED, BaseUnit.SHIP, column + "6", 1);
        }
        begin(t);
        assertThat(t.codes()).contains("complete o28 trade-power", "complete o29 shipping-routes");
        t.choose("complete o29 shipping-routes");
        assertThat(t.codes()).doesNotContain("complete o28 trade-power");
    }

    @Test
    @Rule("CC-18.7")
    void whetherAPlayerIsAskedDependsOnOpenFactsOnly() {
        TestTable t = arrange().objectives(RED, 30);
        begin(t);
        assertThat(t.codes()).as("nobody fulfils anything").contains("advance writing");
        TestTable rich = arrange().objectives(RED, 30).goods(RED, Good.GOLD, 5);
        begin(rich);
        assertThat(rich.codes()).as("Wealth may be in hand").containsExactly("pass");
    }

    // --- the end ----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-15.1", "CC-13.5", "CC-3.1"})
    void theGameEndsAfterTheObjectivesOfTheSixthAge() {
        TestTable t = arrange().objectives(RED, 11).goods(RED, Good.GOLD, 5);
        t.table().setClock(6, 3);
        begin(t);
        assertThat(t.table().over()).isFalse();
        t.choose("complete o11 wealth");
        assertThat(t.table().over()).isTrue();
        assertThat(t.table().player(RED).completed()).isEqualTo(Numbers.of(11));
    }

    @Test
    @Rule({"CC-15.2", "CC-13.5", "CC-3.14"})
    void theGameEndsIfSomebodyBeganThePhaseWithoutACity() {
        TestTable t = arrange();
        t.table().cities().clear(t.at("D7"));
        begin(t);
        assertThat(t.table().over()).isTrue();
    }

    @Test
    @Rule({"CC-17.6", "CC-17.4"})
    void aShortGameEndsWithTheFourthAge() {
        TestTable t = arrange(2, Map.of("length", "short"));
        t.table().setClock(4, 3);
        begin(t);
        assertThat(t.table().over()).isTrue();
    }

    // --- step 2 -----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-13.6", "CC-13.7"})
    void theFreeAdvanceComesFromTheEventTrackWithItsToken() {
        TestTable t = begin(arrange());
        int track = t.table().player(RED).eventTrack();
        int food = t.table().player(RED).get(Good.FOOD);
        assertThat(t.codes()).contains("advance myths").doesNotContain("advance rituals", "pass");
        t.choose("advance myths");
        assertThat(t.table().player(RED).owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(t.table().player(RED).eventTrack()).isEqualTo(track - 1);
        assertThat(t.table().player(RED).get(Good.MOOD)).isEqualTo(1);
        assertThat(t.table().player(RED).get(Good.FOOD)).isEqualTo(food);
    }

    @Test
    @Rule("CC-13.7")
    void theLastMarkerBringsAnEventAtOnce() {
        TestTable t = begin(arrange());
        t.table().player(RED).setEventTrack(1);
        t.choose("advance writing");
        assertThat(t.table().player(RED).eventTrack()).as("refilled").isEqualTo(3);
    }

    @Test
    @Rule("CC-13.9")
    void whoOwnsEverythingGainsNothing() {
        TestTable t = arrange();
        Numbers all = Numbers.NONE;
        for (Advance advance : BaseAdvance.values()) {
            Category category = advance.category().orElseThrow();
            if (!category.isGovernment() || category == Category.THEOCRACY) {
                all = all.with(advance.number());
            }
        }
        t.table().player(RED).setAdvances(all);
        begin(t);
        assertThat(t.table().asked()).isEqualTo(1 << BLUE);
        assertThat(t.codes()).contains("advance myths");
    }

    @Test
    @Rule({"CC-17.4", "CC-17.5"})
    void aShortGameGivesASecondAdvanceFromTheSupply() {
        TestTable t = begin(arrange(2, Map.of("length", "short")));
        int track = t.table().player(RED).eventTrack();
        t.choose(RED, "advance myths").choose(BLUE, "advance myths");
        t.choose(RED, "advance rituals").choose(BLUE, "advance rituals");
        assertThat(t.table().player(RED).advanceCount()).isEqualTo(4);
        assertThat(t.table().player(RED).eventTrack()).isEqualTo(track - 1);
    }

    // --- step 3 -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-13.10")
    void everybodyDrawsAnActionAndAnObjectiveCard() {
        TestTable t = arrange().hand(RED).hand(BLUE);
        until(begin(t), "raze");
        for (int player : new int[] {RED, BLUE}) {
            assertThat(t.table().player(player).actionCards().size()).isEqualTo(1);
            assertThat(t.table().player(player).objectiveCards().size()).isEqualTo(1);
        }
    }

    @Test
    @Rule("CC-11.2")
    void handsHaveNoLimit() {
        TestTable t = arrange();
        int[] cards = new int[20];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = i + 1;
        }
        t.objectives(RED, cards);
        until(begin(t), "raze");
        assertThat(t.table().player(RED).objectiveCards().size()).isEqualTo(21);
    }

    @Test
    @Rule("CC-11.16")
    void discardedObjectivesComeBackCompletedOnesDoNot() {
        TestTable t = arrange().objectives(RED, 1).hand(RED).hand(BLUE);
        t.table().player(RED).complete(1, false);
        for (int card = 2; card <= t.table().content().objectiveCardCount(); card++) {
            t.table().objectiveDeck().remove(card);
        }
        t.table().objectiveDeck().discard(5);
        until(begin(t), "raze");
        assertThat(t.table().player(RED).objectiveCards()).isEqualTo(Numbers.of(5));
        assertThat(t.table().player(BLUE).objectiveCards())
                .as("nothing is left")
                .isEqualTo(Numbers.NONE);
    }

    @Test
    @Rule("CC-13.18")
    void thereAreNoFreeActionsInTheStatusPhase() {
        TestTable t = democrat(arrange()).goods(RED, Good.MOOD, 5).goods(RED, Good.GOLD, 5);
        begin(t);
        while (t.table().age() == 1) {
            assertThat(t.codes()).noneMatch(code -> code.startsWith("use") || code.startsWith("trade"));
            t.choose(t.codes().contains("pass") ? "pass" : t.codes().getFirst());
        }
    }

    // --- step 4 -----------------------------------------------------------------------------------------------------

    @Test
    @Rule("CC-13.11")
    void aCityOfSizeOneMayBeDestroyedForGold() {
        TestTable t = arrange().terrain("D4", Terrain.PLAINS).city(RED, "D4", Mood.HAPPY);
        t.city(RED, "D2", Mood.HAPPY, BaseBuilding.TEMPLE);
        until(begin(t), "raze");
        assertThat(t.codes()).containsExactly("raze D4", "pass");
        assertThat(t.loss("raze D4")).isEqualTo("loss.city");
        assertThat(t.loss("pass")).isEmpty();
        t.choose("raze D4");
        assertThat(t.table().cities().isCity(t.at("D4"))).isFalse();
        assertThat(t.table().player(RED).get(Good.GOLD)).isEqualTo(1);
        assertThat(t.table().asked()).as("only one city").isEqualTo(1 << BLUE);
    }

    @Test
    @Rule("CC-13.11")
    void theLastCityMayBeDestroyedIfTheTableAllowsIt() {
        TestTable t = until(begin(arrange()), "raze");
        assertThat(t.table().decision(Seat.RED).prompt().key()).isEqualTo("prompt.raze-last-city");
        assertThat(t.loss("raze D2")).isEqualTo("loss.last-city");
        t.choose("raze D2");
        assertThat(t.table().cities().count(RED)).isZero();
        TestTable strict = until(begin(arrange(2, Map.of("raze-last-city", "no"))), "choose");
        assertThat(strict.table().cities().count(RED)).isEqualTo(1);
    }

    // --- step 5 -----------------------------------------------------------------------------------------------------

    private static TestTable democrat(TestTable t) {
        return t.advances(
                RED, BaseAdvance.TACTICS, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING, BaseAdvance.ECONOMIC_LIBERTY);
    }

    /** CC-EX-69. */
    @Test
    @Rule({"CC-13.12", "CC-13.13"})
    void aGovernmentIsChangedFreely() {
        TestTable t = democrat(arrange()).advances(RED, BaseAdvance.DRAFT);
        until(begin(t), "change");
        int advances = t.table().player(RED).advanceCount();
        int track = t.table().player(RED).eventTrack();
        assertThat(t.codes()).containsExactly("change autocracy", "pass");
        t.choose("change autocracy", "choose forced-labor");
        assertThat(t.table().player(RED).owns(BaseAdvance.NATIONALISM)).isTrue();
        assertThat(t.table().player(RED).owns(BaseAdvance.FORCED_LABOR)).isTrue();
        assertThat(t.table().player(RED).owns(BaseAdvance.VOTING)).isFalse();
        assertThat(t.table().player(RED).advanceCount()).isEqualTo(advances);
        assertThat(t.table().player(RED).eventTrack()).isEqualTo(track);
    }

    @Test
    @Rule({"CC-13.12", "CC-4.15"})
    void withoutTheRequirementThereIsNoChange() {
        TestTable t = begin(democrat(arrange()));
        t.choose(RED, "advance myths")
                .choose(BLUE, "advance myths")
                .choose(RED, "pass")
                .choose(BLUE, "pass");
        assertThat(t.codes()).as("straight to step 6").contains("choose red");
    }

    @Test
    @Rule("CC-13.13")
    void aTableMayDemandTokensForAChange() {
        Map<String, String> priced = Map.of("change-government-price", "tokens");
        TestTable poor = democrat(arrange(2, priced)).advances(RED, BaseAdvance.DRAFT);
        until(begin(poor), "choose");
        assertThat(poor.table().player(RED).owns(BaseAdvance.VOTING)).isTrue();

        TestTable t = democrat(arrange(2, priced)).advances(RED, BaseAdvance.DRAFT);
        t.goods(RED, Good.MOOD, 1).goods(RED, Good.CULTURE, 1);
        until(begin(t), "yes").choose("yes");
        assertThat(t.table().player(RED).get(Good.CULTURE)).isZero();
        t.choose("choose totalitarianism");
        assertThat(t.table().player(RED).owns(BaseAdvance.NATIONALISM)).isTrue();
    }

    // --- step 6 -----------------------------------------------------------------------------------------------------

    /** Who chooses, 1 being the first player, 2 and 3 the next clockwise, with these numbers of tokens (CC-EX-70). */
    private static int chooser(int first, int second, int third) {
        TestTable t = arrange(3, Map.of());
        ClashTable table = t.table();
        int[] order = {2, table.next(2), table.next(table.next(2))};
        table.setFirstPlayer(order[0]);
        t.goods(order[0], Good.CULTURE, first)
                .goods(order[1], Good.MOOD, second)
                .goods(order[2], Good.MOOD, third);
        int chooser = NameFirstPlayer.chooser(table);
        return chooser == order[0] ? 1 : chooser == order[1] ? 2 : 3;
    }

    @Test
    @Rule({"CC-13.14", "CC-13.15"})
    void mostTokensChooseAndTiesGoClockwise() {
        assertThat(chooser(0, 0, 1)).isEqualTo(3);
        assertThat(chooser(0, 1, 1)).isEqualTo(2);
        assertThat(chooser(1, 0, 1)).isEqualTo(1);
        assertThat(chooser(0, 0, 0)).isEqualTo(1);
        assertThat(chooser(3, 1, 2)).isEqualTo(1);
    }

    @Test
    @Rule("CC-13.14")
    void culturesAndMoodsAreAddedAndAnybodyMayBeChosen() {
        TestTable t =
                arrange().goods(RED, Good.CULTURE, 2).goods(BLUE, Good.MOOD, 4).goods(BLUE, Good.CULTURE, 1);
        until(begin(t), "choose");
        assertThat(t.table().asked()).isEqualTo(1 << BLUE);
        assertThat(t.codes()).containsExactly("choose red", "choose blue");
        t.choose("choose blue");
        assertThat(t.table().firstPlayer()).isEqualTo(BLUE);
        assertThat(t.table().age()).isEqualTo(2);
        assertThat(t.table().round()).isEqualTo(1);
        assertThat(t.table().active()).isEqualTo(BLUE);
    }

    /** Joins the hook itself as long as the wonder has not done so: the game of the tests is shared. */
    @Test
    @Rule("CC-12.28")
    void anAbilityMayNameTheFirstPlayerWhateverTheTokens() {
        TestTable t = arrange().goods(RED, Good.CULTURE, 5);
        if (!t.table().hooks().turn.namesFirstPlayer.has(Wonder.GREAT_LIGHTHOUSE)) {
            t.table().hooks().turn.namesFirstPlayer.join(Wonder.GREAT_LIGHTHOUSE, (table, player) -> {});
        }
        t.table().player(BLUE).setWonder(Wonder.GREAT_LIGHTHOUSE, true);
        assertThat(NameFirstPlayer.chooser(t.table())).isEqualTo(BLUE);
    }
}

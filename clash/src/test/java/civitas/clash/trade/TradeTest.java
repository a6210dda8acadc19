package civitas.clash.trade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Wonder;
import civitas.clash.state.Player;
import civitas.clash.view.Audit;
import civitas.clash.view.ClashView;
import civitas.kernel.Event;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TradeTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int YELLOW = 2;
    private static final Lexicon ENGLISH = Lexicon.load(Language.EN, TestTable.GAME.bundles());

    /** Three players with some of everything; it is red's turn. */
    private static TestTable table() {
        TestTable t = TestTable.players(3)
                .hand(RED, 1, 2)
                .hand(BLUE, 3, 4)
                .hand(YELLOW, 5)
                .objectives(RED, 1)
                .objectives(BLUE, 2, 3)
                .objectives(YELLOW, 4)
                .wonderCards(RED, Wonder.GREAT_ARENA);
        for (int player = 0; player < 3; player++) {
            t.advances(player, BaseAdvance.STORAGE);
            for (Good good : Good.values()) {
                t.goods(player, good, 3);
            }
        }
        return t.turnOf(RED);
    }

    private static int has(TestTable t, int player, Good good) {
        return t.table().player(player).get(good);
    }

    private static boolean holds(TestTable t, int player, int actionCard) {
        return t.table().player(player).actionCards().has(actionCard);
    }

    // --- the exchange -----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-EX-71", "CC-14.1", "CC-14.4", "CC-14.9"})
    void resourcesAndACardForResources() {
        TestTable t = table();
        t.choose("trade blue", "give wood", "give wood", "give a1", "ask ore", "ask ore", "ask ore", "offer");
        assertThat(has(t, RED, Good.WOOD)).as("nothing moves before both agree").isEqualTo(3);
        t.choose(BLUE, "accept t1");
        assertThat(has(t, RED, Good.WOOD)).isEqualTo(1);
        assertThat(has(t, RED, Good.ORE)).isEqualTo(6);
        assertThat(has(t, BLUE, Good.WOOD)).isEqualTo(5);
        assertThat(has(t, BLUE, Good.ORE)).isZero();
        assertThat(holds(t, RED, 1)).isFalse();
        assertThat(holds(t, BLUE, 1)).isTrue();
        assertThat(t.table().trade().open()).isEmpty();
        assertThat(t.table().turn().actionsLeft()).as("a free action").isEqualTo(3);
        Audit.check(t.table());
    }

    @Test
    @Rule({"CC-EX-72", "CC-14.11"})
    void promisesAreNotKeptByTheEngine() {
        TestTable t = table();
        t.choose("trade blue", "give wood", "ask food", "ask food", "offer");
        t.choose(BLUE, "accept t1");
        assertThat(has(t, BLUE, Good.WOOD)).isEqualTo(4);
        assertThat(has(t, RED, Good.FOOD)).isEqualTo(5);
        t.objectives(RED, 1, 6);
        assertThat(t.codes())
                .as("red is free to keep the objective card he promised")
                .contains("end-turn");
        assertThat(t.table().player(RED).objectiveCards()).isEqualTo(Numbers.of(1, 6));
    }

    @Test
    @Rule({"CC-14.4"})
    void everyTradableThingCanBeGivenAndAskedFor() {
        TestTable t = table().choose("trade blue");
        assertThat(t.codes())
                .containsExactlyInAnyOrder(
                        "give food",
                        "give ore",
                        "give wood",
                        "give ideas",
                        "give gold",
                        "give culture",
                        "give mood",
                        "give a1",
                        "show a1",
                        "give a2",
                        "show a2",
                        "give o1",
                        "show o1",
                        "give great-arena",
                        "show great-arena",
                        "ask food",
                        "ask ore",
                        "ask wood",
                        "ask ideas",
                        "ask gold",
                        "ask culture",
                        "ask mood",
                        "ask action-card",
                        "ask objective-card",
                        "withdraw");
    }

    @Test
    @Rule({"CC-14.6"})
    void nothingElseIsTradable() {
        TestTable t = table();
        t.table().player(RED).complete(1, false);
        t.choose("trade blue");
        assertThat(t.codes()).noneMatch(code -> code.contains("o1") || code.contains("settler"));
    }

    @Test
    @Rule({"CC-9.31", "CC-14.4"})
    void aGreatPersonInHandIsTradedAsAnActionCard() {
        TestTable t = table();
        t.table().eventDeck().remove(18);
        t.table().player(RED).setGreatPeople(Numbers.of(18));
        t.choose("trade blue", "give e18", "offer");
        ClashView seen = ClashView.of(t.table(), new Viewer(BLUE));
        assertThat(seen.offers().getFirst().cards().actions()).isEqualTo(1);
        assertThat(seen.offers().getFirst().named()).isEmpty();
        t.choose(BLUE, "accept t1");
        assertThat(t.table().player(BLUE).greatPeople()).isEqualTo(Numbers.of(18));
        assertThat(t.table().player(RED).greatPeople().isEmpty()).isTrue();
        Audit.check(t.table());
    }

    @Test
    @Rule({"CC-14.7"})
    void giftsAreAllowed() {
        TestTable t = table().choose("trade yellow", "give gold", "give gold", "give gold", "offer");
        t.choose(YELLOW, "accept t1");
        assertThat(has(t, YELLOW, Good.GOLD)).isEqualTo(6);
        assertThat(has(t, RED, Good.GOLD)).isZero();
    }

    @Test
    @Rule({"CC-14.7"})
    void anyAmountIsOneLine() {
        TestTable t = table();
        for (Good good : Good.values()) {
            t.goods(RED, good, 7);
            t.goods(BLUE, good, 7);
        }
        t.choose("trade blue");
        for (int n = 0; n < 7; n++) {
            t.choose("give wood", "ask ore");
        }
        assertThat(t.codes()).doesNotContain("give wood", "ask ore").contains("offer", "give a1");
    }

    @Test
    @Rule({"CC-14.8"})
    void theOtherMayDecline() {
        TestTable t = table().choose("trade blue", "give wood", "ask ore", "offer");
        t.choose(BLUE, "decline t1");
        assertThat(t.table().trade().open()).isEmpty();
        assertThat(has(t, RED, Good.WOOD)).isEqualTo(3);
        assertThat(t.codes(BLUE)).as("a counter-offer").containsExactly("trade red");
    }

    @Test
    @Rule({"CC-14.12"})
    void whatExceedsTheCapIsLost() {
        TestTable t = table().goods(BLUE, Good.WOOD, 6);
        t.choose("trade blue", "give wood", "give wood", "give wood", "offer").choose(BLUE, "accept t1");
        assertThat(has(t, BLUE, Good.WOOD)).isEqualTo(7);
        assertThat(has(t, RED, Good.WOOD)).isZero();
    }

    @Test
    @Rule({"CC-14.9", "CC-14.12"})
    void bothGiveBeforeEitherReceives() {
        TestTable t = table().goods(BLUE, Good.WOOD, 7).goods(RED, Good.WOOD, 7);
        t.choose("trade blue", "give wood", "ask wood", "offer").choose(BLUE, "accept t1");
        assertThat(has(t, BLUE, Good.WOOD)).isEqualTo(7);
        assertThat(has(t, RED, Good.WOOD)).isEqualTo(7);
    }

    // --- who with whom, and when ------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-14.1", "CC-14.16"})
    void theActivePlayerTradesWithAnyOtherPlayer() {
        assertThat(table().codes())
                .filteredOn(code -> code.startsWith("trade"))
                .containsExactly("trade blue", "trade yellow");
    }

    @Test
    @Rule({"CC-14.3"})
    void theOthersTradeOnlyWithTheActivePlayer() {
        TestTable t = table();
        assertThat(t.table().invited()).isEqualTo(1 << BLUE | 1 << YELLOW);
        assertThat(t.codes(BLUE)).containsExactly("trade red");
        assertThat(t.codes(YELLOW)).containsExactly("trade red");
    }

    @Test
    @Rule({"CC-14.1", "CC-14.3"})
    void anotherPlayerMakesAnOfferToTheActiveOne() {
        TestTable t = table();
        t.choose(BLUE, "trade red")
                .choose(BLUE, "give mood")
                .choose(BLUE, "ask culture")
                .choose(BLUE, "offer");
        assertThat(t.table().asking()).as("nobody waits for blue").isEqualTo(RED);
        assertThat(t.codes()).contains("accept t1", "decline t1");
        assertThat(t.codes(BLUE)).containsExactly("trade red", "recall t1");
        assertThat(t.codes(YELLOW)).doesNotContain("accept t1", "decline t1", "recall t1");
        t.choose("accept t1");
        assertThat(has(t, RED, Good.MOOD)).isEqualTo(4);
        assertThat(has(t, BLUE, Good.CULTURE)).isEqualTo(4);
    }

    @Test
    @Rule({"CC-14.15"})
    void noTradeInterruptsAnAction() {
        TestTable t = table().choose("advance irrigation");
        assertThat(t.table().atRest()).as("red is paying").isFalse();
        assertThat(t.table().invited()).isZero();
        assertThat(t.codes()).noneMatch(code -> code.startsWith("trade"));
    }

    @Test
    @Rule({"CC-14.14"})
    void onlyWhatIsThereCanBeOffered() {
        TestTable t = table().goods(RED, Good.ORE, 1).choose("trade blue", "give ore");
        assertThat(t.codes()).doesNotContain("give ore");
        t.choose("give a1");
        assertThat(t.codes()).doesNotContain("give a1", "show a1");
    }

    @Test
    @Rule({"CC-14.14"})
    void anOfferFallsWhenWhatItGivesIsGone() {
        TestTable t = table();
        t.choose("trade blue", "give a1", "give gold", "offer", "trade yellow", "give a1", "offer");
        t.choose(BLUE, "accept t1");
        assertThat(t.table().trade().open()).isEmpty();
        assertThat(t.codes(YELLOW)).doesNotContain("accept t2");
        Audit.check(t.table());
    }

    @Test
    @Rule({"CC-14.14"})
    void anOfferCannotBeAcceptedWithoutWhatItAsksFor() {
        TestTable t = table();
        t.choose("trade blue", "ask gold", "ask gold", "offer");
        t.choose(BLUE, "trade red")
                .choose(BLUE, "give gold")
                .choose(BLUE, "give gold")
                .choose(BLUE, "offer");
        assertThat(t.codes(BLUE)).contains("accept t1");
        t.choose("accept t2");
        assertThat(t.codes(BLUE)).contains("decline t1").doesNotContain("accept t1");
    }

    // --- cards ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-14.8", "CC-14.9"})
    void thePartnerPicksTheCardsHeIsAskedFor() {
        TestTable t = table();
        t.choose("trade blue", "give gold", "ask action-card", "ask objective-card", "offer");
        t.choose(BLUE, "accept t1");
        assertThat(has(t, BLUE, Good.GOLD)).as("not before he has picked").isEqualTo(3);
        assertThat(t.codes(BLUE)).containsExactlyInAnyOrder("give a3", "give a4", "give o2", "give o3", "decline t1");
        t.choose(BLUE, "give a4");
        assertThat(t.codes(BLUE)).containsExactlyInAnyOrder("give o2", "give o3", "decline t1");
        t.choose(BLUE, "give o3");
        assertThat(has(t, BLUE, Good.GOLD)).isEqualTo(4);
        assertThat(holds(t, RED, 4)).isTrue();
        assertThat(t.table().player(RED).objectiveCards()).isEqualTo(Numbers.of(1, 3));
        assertThat(t.table().player(BLUE).objectiveCards()).isEqualTo(Numbers.of(2));
        Audit.check(t.table());
    }

    @Test
    @Rule({"CC-14.8"})
    void theActivePlayerPicksAtOnceAndMayThinkBetterOfIt() {
        TestTable t = table();
        t.choose(BLUE, "trade red").choose(BLUE, "ask wonder-card").choose(BLUE, "offer");
        t.choose("accept t1");
        assertThat(t.codes()).containsExactlyInAnyOrder("give great-arena", "decline t1");
        t.choose("decline t1");
        assertThat(t.table().player(RED).wonderCards()).isEqualTo(Numbers.of(Wonder.GREAT_ARENA.card()));
        assertThat(t.table().trade().open()).isEmpty();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-14.14"})
    void pickingBeginsAnewWhenTheHandHasChanged() {
        TestTable t = table();
        t.choose("trade blue", "give gold", "ask action-card", "ask action-card", "offer");
        t.choose(BLUE, "trade red").choose(BLUE, "give a3").choose(BLUE, "offer");
        t.choose(BLUE, "accept t1").choose(BLUE, "give a3");
        t.choose("accept t2");
        assertThat(t.table().trade().settling(BLUE))
                .as("blue has only one card left")
                .isEmpty();
        assertThat(t.codes(BLUE)).contains("decline t1").doesNotContain("accept t1");
    }

    @Test
    @Rule({"CC-14.10", "CC-18.10"})
    void theGiverDecidesWhetherToShowACard() {
        TestTable t = table().choose("trade blue", "show a1", "give a2", "ask gold", "offer");
        assertThat(named(t, RED)).containsExactly("a1", "a2");
        assertThat(named(t, BLUE)).containsExactly("a1");
        assertThat(named(t, YELLOW)).isEmpty();
        assertThat(named(t, Viewer.SPECTATOR.seat())).isEmpty();
        assertThat(ClashView.of(t.table(), new Viewer(YELLOW))
                        .offers()
                        .getFirst()
                        .cards()
                        .actions())
                .isEqualTo(2);
    }

    private static List<String> named(TestTable t, int viewer) {
        return ClashView.of(t.table(), new Viewer(viewer)).offers().getFirst().named();
    }

    @Test
    @Rule({"CC-14.10", "CC-18.5"})
    void theLogNamesCardsOnlyToThoseWhoMayKnow() {
        TestTable t = table();
        List<Event> told = new ArrayList<>();
        t.table().listen(told::add);
        t.choose("trade blue", "show a1", "give a2", "offer").choose(BLUE, "accept t1");
        assertThat(read(told, BLUE).getFirst()).contains("Advance").contains("1 action card");
        assertThat(read(told, YELLOW).getFirst()).doesNotContain("Advance").contains("2 action cards");
        assertThat(read(told, BLUE).getLast()).doesNotContain("action card");
        assertThat(read(told, YELLOW).getLast()).contains("2 action cards");
    }

    private static List<String> read(List<Event> events, int seat) {
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            lines.add(ENGLISH.say(event.as(new Viewer(seat))));
        }
        return lines;
    }

    @Test
    @Rule({"CC-14.10", "CC-18.6"})
    void showingAndHandingOverCardsCannotBeUndoneFreely() {
        TestTable t = table();
        int before = t.table().revelations();
        t.choose("trade blue", "give gold", "show a1");
        assertThat(t.table().revelations()).as("a draft shows nothing").isEqualTo(before);
        t.choose("offer");
        int shown = t.table().revelations();
        assertThat(shown).isGreaterThan(before);
        t.choose(BLUE, "accept t1");
        assertThat(t.table().revelations()).isGreaterThan(shown);
    }

    @Test
    @Rule({"CC-18.1"})
    void aDraftIsSeenByItsAuthorOnly() {
        TestTable t = table().choose("trade blue", "give a1");
        assertThat(ClashView.of(t.table(), new Viewer(RED)).draft().named()).containsExactly("a1");
        assertThat(ClashView.of(t.table(), new Viewer(BLUE)).draft()).isEqualTo(ClashView.OfferView.NONE);
        assertThat(ClashView.of(t.table(), new Viewer(BLUE)).offers()).isEmpty();
    }

    // --- nothing stalls ---------------------------------------------------------------------------------------------

    @Test
    void openOffersLapseWithTheNextAction() {
        TestTable t = table().choose("trade blue", "give wood", "offer");
        t.choose(YELLOW, "trade red").choose(YELLOW, "give wood").choose(YELLOW, "offer");
        assertThat(t.table().trade().open()).hasSize(2);
        t.choose("advance irrigation");
        assertThat(t.table().trade().open()).isEmpty();
    }

    @Test
    void openOffersLapseWithTheTurn() {
        TestTable t = table().choose("trade blue", "give wood", "offer", "end-turn");
        assertThat(t.table().trade().open()).isEmpty();
    }

    @Test
    void tradingIsNotTheBeginningOfTheTurn() {
        TestTable t = table().choose("trade blue", "give wood", "offer").choose(BLUE, "accept t1");
        assertThat(t.table().turn().hasBegun()).isFalse();
    }

    @Test
    void twoDraftsEachAndThreeOpenOffers() {
        TestTable t = table();
        t.choose("trade blue", "withdraw", "trade blue", "give wood", "offer");
        assertThat(t.codes()).doesNotContain("trade blue", "trade yellow").contains("recall t1");
        for (int seat : new int[] {BLUE, YELLOW}) {
            t.choose(seat, "trade red").choose(seat, "give wood").choose(seat, "offer");
        }
        assertThat(t.table().trade().open()).hasSize(3);
        assertThat(t.codes(BLUE)).doesNotContain("trade red");
        t.choose("recall t1");
        assertThat(t.codes(BLUE)).contains("trade red");
    }

    @Test
    void theSameOfferIsNotMadeTwice() {
        TestTable t = table().choose("trade blue", "give wood", "offer");
        t.choose(BLUE, "decline t1").choose("trade blue", "give wood");
        assertThat(t.codes()).doesNotContain("offer");
        assertThat(t.choose("give wood").codes()).contains("offer");
    }

    @Test
    void aDraftHasEightLines() {
        TestTable t = table().choose("trade blue");
        t.choose("give food", "give ore", "give wood", "give ideas", "ask food", "ask ore", "ask wood", "ask ideas");
        assertThat(t.codes())
                .containsExactlyInAnyOrder(
                        "give food",
                        "give ore",
                        "give wood",
                        "give ideas",
                        "ask food",
                        "ask ore",
                        "ask wood",
                        "ask ideas",
                        "offer",
                        "withdraw");
    }

    @Test
    void theHostMaySwitchTradingOff() {
        TestTable t = TestTable.players(2, Map.of("initial-settler", "city", "trading", "no"))
                .turnOf(RED);
        assertThat(t.codes()).noneMatch(code -> code.startsWith("trade"));
        assertThat(t.table().invited()).isZero();
        assertThatThrownBy(() -> t.choose(BLUE, "trade red")).isInstanceOf(AssertionError.class);
    }

    @Test
    void othersGoOnTalkingWhileTheActivePlayerDrafts() {
        TestTable t = table().choose("trade blue", "give wood", "offer", "trade yellow", "give wood");
        t.choose(BLUE, "accept t1");
        assertThat(t.table().asking()).isEqualTo(RED);
        assertThat(t.codes()).contains("offer", "withdraw");
        Player red = t.table().player(RED);
        red.set(Good.WOOD, 0);
        t.choose(YELLOW, "trade red").choose(YELLOW, "withdraw");
        assertThat(t.codes())
                .as("what he drafted is gone")
                .doesNotContain("offer")
                .contains("withdraw");
    }

    @Test
    void proposalsHaveWordsInBothLanguages() {
        TestTable t = table().choose("trade blue", "give a1", "give wood", "ask objective-card", "offer");
        for (Language language : Language.values()) {
            Lexicon lexicon = Lexicon.load(language, TestTable.GAME.bundles());
            t.table()
                    .choices(BLUE)
                    .forEach(choice -> assertThat(lexicon.say(choice.label())).doesNotContain("⟨", "{"));
            assertThat(lexicon.say(t.table().decision(Seat.BLUE).prompt())).doesNotContain("⟨", "{");
        }
    }
}

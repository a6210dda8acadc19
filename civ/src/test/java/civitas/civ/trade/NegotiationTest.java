package civitas.civ.trade;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.view.Audit;
import civitas.civ.view.CivView;
import civitas.civ.view.Imagining;
import civitas.kernel.Choice;
import civitas.kernel.Event;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NegotiationTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int YELLOW = 2;

    private static final Rules.Options SILENT = new Rules.Options(false, false, false, false, false, false, false);

    private static final List<String> BUNDLES = List.of(
            "civitas/kernel/messages/kernel",
            "civitas/civ/messages/content",
            "civitas/civ/messages/turn",
            "civitas/civ/messages/trade",
            "civitas/civ/messages/move",
            "civitas/civ/messages/research");

    /** Three players negotiate, each with ten trade, six culture and a few things. */
    private static TestTable talking() {
        return talking(TestTable.STANDARD);
    }

    private static TestTable talking(Rules.Options options) {
        TestTable test = TestTable.begun(3, options, 7);
        for (int player = 0; player < 3; player++) {
            test.table().player(player).setTrade(10);
            test.table().player(player).setCulture(6);
        }
        test.resource(RED, Resource.SILK).resource(BLUE, Resource.IRON);
        test.holds(RED, BaseEvent.SABOTAGE).holds(BLUE, BaseEvent.DROUGHT);
        test.holds(BLUE, BaseEvent.CATASTROPHE);
        token(test, RED, "hut-spy");
        token(test, BLUE, "village-uranium");
        return test.at(new Begin());
    }

    private record Begin() implements civitas.kernel.Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            Talk.begin(table);
        }
    }

    private static int token(TestTable test, int player, String kind) {
        CivTable table = test.table();
        for (int token = 0; token < table.content().tokens(); token++) {
            if (table.content().token(token).code().equals(kind)
                    && (table.market().huts().remove(token)
                            || table.market().villages().remove(token))) {
                table.player(player).addToken(token);
                return token;
            }
        }
        throw new IllegalStateException("no " + kind + " left");
    }

    private static TestTable say(TestTable test, int seat, String... codes) {
        for (String code : codes) {
            test.choose(seat, code);
        }
        return test;
    }

    // --- who may speak ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-05.10", "CV-05.23"})
    void anyTwoPlayersDealUntilAllHaveFinished() {
        TestTable test = talking();
        assertThat(test.table().asked()).isEqualTo(7);
        assertThat(test.codes(RED))
                .contains("trade blue", "trade yellow", "done")
                .doesNotContain("trade red");
        assertThat(test.codes(BLUE)).contains("trade red", "trade yellow");
        say(test, RED, "done");
        assertThat(test.codes(RED)).isEmpty();
        say(test, BLUE, "trade yellow", "give trade 1", "ask culture 1", "offer");
        say(test, YELLOW, "accept t1", "trade blue", "give trade 5", "offer");
        say(test, BLUE, "accept t2", "done");
        assertThat(test.isDone()).isFalse();
        say(test, YELLOW, "done");
        assertThat(test.isDone()).isTrue();
        assertThat(test.table().player(BLUE).trade()).isEqualTo(14);
        assertThat(test.table().player(BLUE).culture()).isEqualTo(7);
        assertThat(test.table().deals().book().open()).isEmpty();
    }

    @Test
    @Rule("CV-05.23")
    void anOfferGivesTheWordBack() {
        TestTable test = talking();
        say(test, BLUE, "done");
        say(test, RED, "trade blue", "give trade 1", "offer");
        assertThat(test.codes(BLUE)).contains("accept t1", "decline t1", "done");
        say(test, BLUE, "done");
        assertThat(test.table().deals().book().open())
                .as("who has finished refuses")
                .isEmpty();
        assertThat(test.table().player(BLUE).trade()).isEqualTo(10);
    }

    @Test
    @Rule("CV-05.23")
    void consentOfBothSidesIsNeeded() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give trade 5", "ask iron", "offer");
        assertThat(test.codes(YELLOW)).noneMatch(code -> code.endsWith("t1"));
        assertThat(test.table().player(BLUE).trade()).isEqualTo(10);
        say(test, BLUE, "decline t1");
        assertThat(test.codes(RED)).doesNotContain("recall t1");
        say(test, RED, "trade blue", "give trade 1", "ask iron", "offer", "recall t2");
        assertThat(test.codes(BLUE)).noneMatch(code -> code.startsWith("accept"));
        assertThat(test.table().player(BLUE).resource(Resource.IRON)).isOne();
    }

    @Test
    @Rule("CV-05.24")
    void aTableMayDoWithoutNegotiation() {
        TestTable test = talking(SILENT);
        assertThat(test.isDone()).isTrue();
        test = TestTable.begun(3, SILENT, 7)
                .knows(BLUE, BaseTech.HORSEBACK_RIDING)
                .at(new Begin());
        assertThat(test.table().asked()).as("he may use his ability").isEqualTo(1 << BLUE);
        assertThat(test.codes(BLUE)).containsExactly("done");
    }

    @Test
    @Rule("CV-05.10")
    void twoPlayersNegotiateAsWell() {
        TestTable test = TestTable.begun().at(new Begin());
        assertThat(test.codes(RED)).contains("trade blue");
        assertThat(test.codes(BLUE)).contains("trade red");
    }

    // --- what may be dealt in ---------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-05.11", "CV-05.15", "CV-05.16"})
    void onlySomeThingsCanBeTradedAndOnlyWhatIsThere() {
        TestTable test = talking();
        say(test, RED, "trade blue");
        assertThat(test.codes(RED))
                .containsExactlyInAnyOrder(
                        "give trade 1",
                        "give trade 5",
                        "give culture 1",
                        "give culture 5",
                        "give silk",
                        "give sabotage",
                        "give hut-spy",
                        "ask trade 1",
                        "ask trade 5",
                        "ask culture 1",
                        "ask culture 5",
                        "ask iron",
                        "ask event-1",
                        "ask event-2",
                        "ask village",
                        "withdraw");
        say(test, RED, "give silk", "give sabotage", "give hut-spy", "give trade 5", "give trade 5");
        assertThat(test.codes(RED))
                .doesNotContain("give silk", "give sabotage", "give hut-spy", "give trade 1", "give trade 5")
                .contains("offer");
    }

    @Test
    @Rule({"CV-05.12", "CV-05.13", "CV-05.14"})
    void giftsAndDealsHappenAtOnce() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give silk", "give culture 5", "offer");
        say(test, BLUE, "accept t1");
        Player blue = test.table().player(BLUE);
        assertThat(blue.resource(Resource.SILK)).isOne();
        assertThat(blue.culture()).isEqualTo(11);
        assertThat(test.table().player(RED).culture()).isOne();
        assertThat(test.codes(BLUE)).as("nothing is owed for a gift").contains("done");
        say(test, BLUE, "trade red", "give iron", "ask trade 5", "ask trade 5", "offer");
        say(test, RED, "accept t2");
        assertThat(test.table().player(RED).trade()).isZero();
        assertThat(test.table().player(RED).resource(Resource.IRON)).isOne();
        assertThat(blue.trade()).isEqualTo(20);
        assertThat(test.table().market().resources(Resource.IRON)).isEqualTo(2);
    }

    @Test
    @Rule("CV-05.17")
    void tradeBeyondTheDialIsLost() {
        TestTable test = talking();
        test.table().player(BLUE).setTrade(25);
        say(test, RED, "trade blue", "give trade 5", "ask culture 1", "offer");
        say(test, BLUE, "accept t1");
        assertThat(test.table().player(BLUE).trade()).isEqualTo(27);
        assertThat(test.table().player(RED).trade()).isEqualTo(5);
    }

    @Test
    @Rule("CV-05.14")
    void bothSidesGiveBeforeEitherReceives() {
        TestTable test = talking();
        test.table().player(BLUE).setTrade(27);
        say(test, RED, "trade blue", "give trade 5", "ask trade 5", "ask trade 1", "offer");
        say(test, BLUE, "accept t1");
        assertThat(test.table().player(BLUE).trade()).isEqualTo(26);
        assertThat(test.table().player(RED).trade()).isEqualTo(11);
    }

    @Test
    @Rule("CV-05.15")
    void anOfferFallsWhenItCanNoLongerBeKept() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give silk", "offer", "trade yellow", "give silk", "offer");
        say(test, BLUE, "accept t1");
        assertThat(test.codes(YELLOW)).noneMatch(code -> code.endsWith("t2"));
        say(test, YELLOW, "trade red", "ask trade 5", "ask trade 5", "offer");
        say(test, BLUE, "trade red", "ask trade 1", "offer");
        say(test, RED, "accept t3");
        assertThat(test.codes(RED)).contains("decline t4").doesNotContain("accept t4");
    }

    // --- hidden things ----------------------------------------------------------------------------------------------

    @Test
    void anOfferFallsBeforeAnybodyIsAskedToDiscard() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give sabotage", "ask culture 5", "offer");
        say(test, RED, "trade blue", "give sabotage", "ask culture 1", "offer");
        say(test, BLUE, "accept t2");
        assertThat(test.codes(BLUE)).as("above the hand limit").contains("discard-event drought");
        assertThat(test.table().deals().book().open()).isEmpty();
        for (int seat = 0; seat < 3; seat++) {
            Audit.check(Imagining.imagine(test.table(), seat, 1));
        }
    }

    @Test
    @Rule({"CV-05.19", "CV-05.18", "CV-17.07", "CV-17.08"})
    void cultureEventsGoOverFaceDown() {
        TestTable test = talking();
        List<Event> told = new ArrayList<>();
        CivTable table = test.table();
        table.listen(told::add);
        say(test, RED, "trade blue", "give sabotage", "ask trade 1", "offer");
        assertThat(read(told, BLUE).getLast())
                .contains("1 level I culture event")
                .doesNotContain("Sabotage");
        assertThat(table.choices(BLUE).stream().map(Choice::label).map(ENGLISH::say))
                .noneMatch(label -> label.contains("Sabotage"));
        int before = table.revelations();
        say(test, BLUE, "accept t1");
        assertThat(table.revelations()).isGreaterThan(before);
        assertThat(read(told, BLUE)).anyMatch(line -> line.contains("Sabotage"));
        assertThat(read(told, YELLOW)).noneMatch(line -> line.contains("Sabotage"));
        assertThat(table.asked()).as("three cards are one too many").isEqualTo(1 << BLUE);
        table.choose(BLUE, table.choices(BLUE).getFirst());
        assertThat(table.player(BLUE).hand().size()).isEqualTo(2);
        assertThat(table.player(RED).hand().size()).isZero();
        assertThat(table.asked()).isEqualTo(7);
    }

    private static final Lexicon ENGLISH = Lexicon.load(Language.EN, BUNDLES);

    private static List<String> read(List<Event> events, int seat) {
        List<String> lines = new ArrayList<>();
        for (Event event : events) {
            lines.add(ENGLISH.say(event.as(new Viewer(seat))));
        }
        return lines;
    }

    @Test
    @Rule({"CV-05.19", "CV-17.20"})
    void whoIsAskedForACardChoosesWhich() {
        TestTable test = talking();
        test.holds(BLUE, BaseEvent.DEFECTION);
        say(test, RED, "trade blue", "give silk", "ask event-1", "ask village", "offer");
        say(test, BLUE, "accept t1");
        assertThat(test.table().player(BLUE).resource(Resource.SILK))
                .as("not yet")
                .isZero();
        assertThat(test.codes(BLUE))
                .containsExactlyInAnyOrder("give drought", "give defection", "give village-uranium", "decline t1");
        say(test, BLUE, "give defection");
        assertThat(test.codes(BLUE)).containsExactlyInAnyOrder("give village-uranium", "decline t1");
        say(test, BLUE, "give village-uranium");
        assertThat(test.table().player(BLUE).resource(Resource.SILK)).isOne();
        assertThat(test.table().player(RED).hand().size()).isEqualTo(2);
        assertThat(Long.bitCount(test.table().player(RED).tokens())).isEqualTo(2);
    }

    @Test
    void whoPicksMayThinkBetterOfItOrLoseWhatHePicked() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give silk", "ask event-1", "ask event-2", "offer");
        say(test, BLUE, "accept t1", "give drought", "decline t1");
        assertThat(test.table().deals().book().open()).isEmpty();
        assertThat(test.table().player(BLUE).hand().size()).isEqualTo(2);
        say(test, RED, "trade blue", "give silk", "ask event-1", "offer");
        say(test, BLUE, "trade yellow", "give drought", "offer", "accept t2");
        say(test, YELLOW, "accept t3");
        assertThat(test.codes(BLUE))
                .as("the only card of level I is gone")
                .contains("decline t2")
                .doesNotContain("accept t2");
    }

    @Test
    @Rule({"CV-05.21", "CV-17.09"})
    void tokensAreSeenByTheirNewOwner() {
        TestTable test = talking();
        CivTable table = test.table();
        long spy = table.player(RED).tokens();
        say(test, RED, "trade yellow", "give hut-spy", "offer");
        say(test, YELLOW, "accept t1");
        assertThat(table.player(RED).tokens()).isZero();
        assertThat(table.player(RED).seenTokens() & spy).as("he remembers it").isEqualTo(spy);
        assertThat(table.player(YELLOW).tokens()).isEqualTo(spy);
        assertThat(table.player(YELLOW).seenTokens()).isEqualTo(spy);
        assertThat(table.player(BLUE).seenTokens() & spy).isZero();
    }

    @Test
    @Rule({"CV-05.20", "CV-17.09", "CV-17.08"})
    void tokensMayBeShownAndCardsNot() {
        TestTable test = talking();
        List<Event> told = new ArrayList<>();
        test.table().listen(told::add);
        assertThat(test.codes(RED))
                .filteredOn(code -> code.startsWith("show"))
                .containsExactly("show hut-spy blue", "show hut-spy yellow");
        say(test, RED, "show hut-spy blue");
        assertThat(test.codes(RED)).filteredOn(code -> code.startsWith("show")).containsExactly("show hut-spy yellow");
        assertThat(read(told, BLUE).getLast()).contains("Spy");
        assertThat(read(told, YELLOW).getLast()).contains("a hut token").doesNotContain("Spy");
        assertThat(test.table().player(BLUE).seenTokens()
                        & test.table().player(RED).tokens())
                .isNotZero();
        say(test, RED, "trade blue", "give hut-spy", "ask trade 5", "offer");
        assertThat(read(told, BLUE).getLast()).as("he knows what he is offered").contains("Spy");
        assertThat(read(told, YELLOW).getLast()).doesNotContain("Spy");
    }

    @Test
    @Rule({"CV-05.19", "CV-17.24"})
    void viewersSeeBacksAndImagineFronts() {
        TestTable test = talking();
        CivTable table = test.table();
        test.holds(RED, BaseEvent.DEFECTION);
        say(test, RED, "show hut-spy blue", "trade blue", "give sabotage", "give hut-spy", "give silk", "offer");
        say(test, RED, "trade yellow", "give defection");
        assertThat(CivView.of(table, new Viewer(RED)).offers().getFirst().named())
                .contains("sabotage", "hut-spy");
        assertThat(CivView.of(table, new Viewer(BLUE)).offers().getFirst().named())
                .containsExactly("hut-spy");
        assertThat(CivView.of(table, new Viewer(YELLOW)).offers().getFirst().named())
                .isEmpty();
        assertThat(CivView.of(table, new Viewer(RED)).draft().named()).containsExactly("defection");
        assertThat(CivView.of(table, new Viewer(BLUE)).draft()).isEqualTo(CivView.OfferView.NONE);
        for (int seat = 0; seat < 3; seat++) {
            for (int seed = 0; seed < 20; seed++) {
                CivTable imagined = Imagining.imagine(table, seat, seed);
                assertThat(CivView.of(imagined, new Viewer(seat))).isEqualTo(CivView.of(table, new Viewer(seat)));
                assertThat(imagined.choices(seat)).isEqualTo(table.choices(seat));
                Exchange.review(imagined);
                assertThat(imagined.deals().book().open()).hasSize(1);
                Audit.check(imagined);
            }
        }
    }

    /** He may have paid with it for something that others are asked about before anybody has the word again. */
    @Test
    @Rule({"CV-05.13", "CV-17.24"})
    void whatItsMakerHasUsedUpIsStillImagined() {
        TestTable test = talking();
        CivTable table = test.table();
        say(test, RED, "trade blue", "give sabotage", "give hut-spy", "offer");
        table.player(RED).hand().clear();
        for (long left = table.player(RED).tokens(); left != 0; left &= left - 1) {
            table.player(RED).removeToken(Long.numberOfTrailingZeros(left));
        }
        for (int seat = 0; seat < 3; seat++) {
            for (int seed = 0; seed < 20; seed++) {
                CivTable imagined = Imagining.imagine(table, seat, seed);
                assertThat(CivView.of(imagined, new Viewer(seat))).isEqualTo(CivView.of(table, new Viewer(seat)));
                Exchange.review(imagined);
                assertThat(imagined.deals().book().open())
                        .as("falls everywhere")
                        .isEmpty();
            }
        }
    }

    // --- talk is finite ---------------------------------------------------------------------------------------------

    @Test
    void threeDraftsEachAndNoOfferTwice() {
        TestTable test = talking();
        say(test, RED, "trade blue", "withdraw", "trade blue", "give silk", "offer");
        say(test, BLUE, "decline t1");
        say(test, RED, "trade blue", "give silk");
        assertThat(test.codes(RED)).as("said before").doesNotContain("offer");
        say(test, RED, "give trade 1", "offer");
        assertThat(test.codes(RED)).noneMatch(code -> code.startsWith("trade"));
    }

    @Test
    @Rule("CV-05.23")
    void randomTalkEnds() {
        Random random = new Random(11);
        for (int game = 0; game < 60; game++) {
            TestTable test = talking();
            CivTable table = test.table();
            CivTable twin = table.copy();
            int decisions = 0;
            while (!test.isDone()) {
                int seat = pick(table.asked(), random);
                List<Choice> choices = table.choices(seat);
                table.choose(seat, choices.get(random.nextInt(choices.size())));
                assertThat(decisions++).isLessThan(2_000);
            }
            assertThat(twin.dump().toString())
                    .as("copies are independent")
                    .isNotEqualTo(table.dump().toString());
            assertThat(total(table)).isEqualTo(total(twin));
        }
    }

    private static int pick(int seats, Random random) {
        int skip = random.nextInt(Integer.bitCount(seats));
        int left = seats;
        for (int i = 0; i < skip; i++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** Resources, tokens and culture of all players together: nothing is lost or made by talking. */
    private static int total(CivTable table) {
        int sum = 0;
        for (int player = 0; player < table.seats(); player++) {
            Player p = table.player(player);
            sum += p.resources() + Long.bitCount(p.tokens()) + p.culture();
        }
        return sum;
    }

    @Test
    void everythingHasWordsInBothLanguages() {
        TestTable test = talking();
        say(test, RED, "trade blue", "give sabotage", "give trade 1", "give silk", "ask event-2", "ask village");
        say(test, BLUE, "trade red", "give village-uranium", "give culture 1", "offer");
        for (Language language : Language.values()) {
            Lexicon lexicon = Lexicon.load(language, BUNDLES);
            for (int seat = 0; seat < 3; seat++) {
                for (Choice choice : test.table().choices(seat)) {
                    assertThat(lexicon.say(choice.label())).doesNotContain("⟨", "{");
                }
                assertThat(lexicon.say(test.table()
                                .decision(civitas.kernel.Seat.of(seat))
                                .prompt()))
                        .doesNotContain("⟨", "{");
            }
        }
    }
}

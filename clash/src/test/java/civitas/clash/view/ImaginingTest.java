package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Cards;
import civitas.clash.state.Terms;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import civitas.kernel.trade.OpenOffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ImaginingTest {

    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int YELLOW = 2;
    private static final int WORLDS = 40;

    private static TestTable table() {
        return TestTable.players(3)
                .hand(RED, 1, 2)
                .hand(BLUE, 3, 4)
                .hand(YELLOW, 5)
                .objectives(RED, 1)
                .objectives(BLUE, 2, 3)
                .objectives(YELLOW, 4)
                .wonderCards(RED, Wonder.GREAT_ARENA)
                .wonderCards(BLUE, Wonder.GREAT_WALL)
                .goods(RED, Good.GOLD, 2)
                .turnOf(RED);
    }

    /** How many different values a fact takes in the imagined worlds of a seat; every world is a sound one. */
    private static int variety(TestTable t, int seat, Function<ClashTable, Object> fact) {
        Set<Object> values = new HashSet<>();
        String truth = t.table().dump().toString();
        for (int world = 0; world < WORLDS; world++) {
            ClashTable imagined = Imagining.imagine(t.table(), seat, world);
            Audit.check(imagined);
            assertThat(ClashView.of(imagined, new Viewer(seat))).isEqualTo(ClashView.of(t.table(), new Viewer(seat)));
            values.add(fact.apply(imagined));
        }
        assertThat(t.table().dump().toString()).as("the true table").isEqualTo(truth);
        return values.size();
    }

    @Test
    @Rule({"CC-18.1", "CC-18.9"})
    void handsOfOthersAreDealtAnew() {
        TestTable t = table();
        assertThat(variety(t, RED, w -> w.player(RED).actionCards())).isEqualTo(1);
        assertThat(variety(t, RED, w -> w.player(BLUE).actionCards())).isGreaterThan(10);
        assertThat(variety(t, RED, w -> w.player(BLUE).objectiveCards())).isGreaterThan(10);
        assertThat(variety(t, RED, w -> w.player(BLUE).wonderCards())).isGreaterThan(3);
        assertThat(variety(t, BLUE, w -> w.player(BLUE).objectiveCards())).isEqualTo(1);
    }

    @Test
    @Rule({"CC-18.3", "CC-18.9"})
    void decksAndRegionsAreDealtAnew() {
        TestTable t = table();
        assertThat(variety(t, RED, w -> Arrays.toString(w.eventDeck().drawPile())))
                .isGreaterThan(10);
        assertThat(variety(t, RED, w -> Arrays.toString(w.actionDeck().drawPile())))
                .isGreaterThan(10);
        assertThat(variety(t, RED, w -> w.lands().tile(0))).isGreaterThan(5);
        for (int cell : t.table().board().slots().getFirst().cells()) {
            t.table().lands().setTerrain(cell, Terrain.PLAINS);
        }
        assertThat(variety(t, RED, w -> w.lands().tile(0)))
                .as("an explored region")
                .isEqualTo(1);
    }

    @Test
    @Rule({"CC-18.9"})
    void theDiceToComeAreOthers() {
        TestTable t = table();
        assertThat(variety(t, RED, w -> w.chance().roll(1000))).isGreaterThan(20);
    }

    @Test
    @Rule({"CC-18.9"})
    void discardsAndGreatPeopleStay() {
        TestTable t = table();
        t.table().actionDeck().remove(9);
        t.table().actionDeck().discard(9);
        t.table().eventDeck().remove(20);
        t.table().player(BLUE).setGreatPeople(Numbers.of(20));
        assertThat(variety(t, RED, w -> w.actionDeck().topDiscard())).isEqualTo(1);
        assertThat(variety(t, RED, w -> w.player(BLUE).greatPeople())).isEqualTo(1);
    }

    @Test
    @Rule({"CC-18.4", "CC-18.9"})
    void aFaceDownTacticsCardIsGuessed() {
        TestTable t = table();
        Battle battle = t.table().battle();
        battle.setActive(true);
        battle.setSpace(t.at("D4"));
        battle.setSide(Battle.ATTACKER, RED);
        battle.setSide(Battle.DEFENDER, BLUE);
        battle.now().setCard(Battle.ATTACKER, 1);
        t.table().player(RED).setActionCards(Numbers.of(2));
        assertThat(variety(t, RED, w -> w.battle().now().card(Battle.ATTACKER))).isEqualTo(1);
        assertThat(variety(t, BLUE, w -> w.battle().now().card(Battle.ATTACKER)))
                .isGreaterThan(3);
        battle.now().reveal();
        assertThat(variety(t, BLUE, w -> w.battle().now().card(Battle.ATTACKER)))
                .isEqualTo(1);
    }

    // --- trading ----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-14.10", "CC-18.9"})
    void faceDownCardsOfOffersAreGuessedAndShownOnesStay() {
        TestTable t = table();
        t.choose("trade blue", "show a1", "give a2", "give gold", "offer");
        Function<ClashTable, Object> shown =
                w -> w.trade().open().getFirst().terms().shown();
        Function<ClashTable, Object> hidden =
                w -> w.trade().open().getFirst().terms().hidden();
        assertThat(variety(t, RED, hidden)).isEqualTo(1);
        assertThat(variety(t, BLUE, shown)).isEqualTo(1);
        assertThat(variety(t, BLUE, hidden)).isGreaterThan(3);
        assertThat(variety(t, YELLOW, shown)).isGreaterThan(3);
        OpenOffer<Terms> offer =
                Imagining.imagine(t.table(), YELLOW, 1).trade().open().getFirst();
        assertThat(offer.terms().cards().size()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-18.9"})
    void draftsOfOthersAreBlankOrGone() {
        TestTable t = table();
        t.choose(BLUE, "trade red").choose(BLUE, "give a3");
        t.choose("trade yellow", "give a1");
        ClashTable yellows = Imagining.imagine(t.table(), YELLOW, 1);
        assertThat(yellows.trade().draft(BLUE)).isEmpty();
        assertThat(yellows.trade().draft(RED).orElseThrow().isEmpty()).isTrue();
        assertThat(yellows.choices(RED)).extracting(Choice::code).contains("withdraw");
        assertThat(Imagining.imagine(t.table(), BLUE, 1).trade().draft(BLUE))
                .isEqualTo(t.table().trade().draft(BLUE));
    }

    @Test
    @Rule({"CC-18.9"})
    void picksOfOthersAreForgotten() {
        TestTable t = table();
        t.choose("trade blue", "give gold", "ask action-card", "ask objective-card", "offer");
        t.choose(BLUE, "accept t1").choose(BLUE, "give a3");
        ClashTable reds = Imagining.imagine(t.table(), RED, 1);
        assertThat(reds.trade().settling(BLUE).orElseThrow().picked()).isEqualTo(Cards.NONE);
        assertThat(reds.choices(BLUE)).extracting(choice -> choice.verb()).contains(Act.GIVE);
        assertThat(Imagining.imagine(t.table(), BLUE, 1).choices(BLUE))
                .extracting(Choice::code)
                .isEqualTo(t.codes(BLUE));
    }

    // --- cards that are being shown ---------------------------------------------------------------------------------

    /** Looks at blue's hand and two objectives, as cards let a player do. */
    record Peek(int player) implements Question<ClashTable>, Disclosure {

        @Override
        public int hand() {
            return BLUE;
        }

        @Override
        public int objectives() {
            return 2;
        }

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.turn", 0);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {}

        @Override
        public boolean answersItself(ClashTable table) {
            return false;
        }
    }

    @Test
    @Rule({"CC-18.9"})
    void whatIsBeingShownStays() {
        TestTable t = table();
        t.table().push(new Peek(RED));
        Function<ClashTable, Object> plans = w -> {
            byte[] pile = w.objectiveDeck().drawPile();
            return pile[pile.length - 1] + " " + pile[pile.length - 2];
        };
        assertThat(variety(t, RED, w -> Cards.inHand(w.player(BLUE)))).isEqualTo(1);
        assertThat(variety(t, RED, plans)).isEqualTo(1);
        assertThat(variety(t, RED, w -> w.player(YELLOW).actionCards())).isGreaterThan(5);
        assertThat(variety(t, YELLOW, w -> Cards.inHand(w.player(BLUE)))).isGreaterThan(5);
        assertThat(variety(t, YELLOW, plans)).isGreaterThan(5);
        assertThat(ClashView.of(t.table(), new Viewer(RED)).looking()).contains("a3", "a4", "o2", "o3", "great-wall");
        assertThat(ClashView.of(t.table(), new Viewer(YELLOW)).looking()).isEmpty();
    }
}

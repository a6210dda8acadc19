package civitas.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Choice;
import civitas.kernel.Procedure;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.ask.Pick;
import civitas.kernel.ask.YesNo;
import civitas.kernel.text.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Questions that are declared. */
class InquiryTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    /** A player may take a coin of another one. */
    private record Theft(int player, int from) {}

    private final ToyTable table = new ToyTable(2, Seed.of(1), 0, ToyTable.Market.CLOSED, 3);

    /** The last thing to do. */
    private record End() implements Procedure<ToyTable> {
        @Override
        public void run(ToyTable table) {
            table.over = true;
        }
    }

    private static YesNo<ToyTable, Integer> coin() {
        return YesNo.of("prompt.coin", ToyVerb.ACCEPT, ToyVerb.DECLINE);
    }

    /** Which card up to three pips. */
    private static Pick<ToyTable, Integer, Card> card() {
        return Pick.of("prompt.card", ToyVerb.TAKE, Card.class, (table, player, out) -> {
            for (int pips = 1; pips <= table.maxPips; pips++) {
                out.accept(Card.of(pips));
            }
        });
    }

    private static void pocket(ToyTable table, int player, Card card) {
        table.earn(player, card.pips());
    }

    private <A> void ask(Inquiry<ToyTable, A> question, A asked) {
        table.over = false;
        table.then(question.to(asked), new End());
        table.settle();
    }

    private List<String> offered(int seat) {
        return table.choices(seat).stream().map(Choice::code).toList();
    }

    private void answer(int seat, String code) {
        table.choose(seat, table.choices(seat).get(offered(seat).indexOf(code)));
    }

    @Test
    void yesAndNoHaveTheirConsequences() {
        Inquiry<ToyTable, Integer> coin = coin().otherwise((table, player) -> table.earn(player, 1))
                .then((table, player) -> table.earn(player, 5));
        ask(coin, BLUE);
        assertThat(table.asked()).isEqualTo(1 << BLUE);
        assertThat(offered(BLUE)).containsExactly("accept", "decline");
        answer(BLUE, "decline");
        assertThat(table.coins).containsExactly(0, 1);
        ask(coin, RED);
        answer(RED, "accept");
        assertThat(table.coins).containsExactly(5, 1);
    }

    @Test
    void aQuestionMayKnowMoreThanWhoIsAsked() {
        table.earn(BLUE, 2);
        Inquiry<ToyTable, Theft> theft = coin().about(Theft::player)
                .saying((table, asked) -> List.of(Seat.of(asked.from())))
                .then((table, asked) -> table.pay(asked.from()));
        ask(theft, new Theft(RED, BLUE));
        assertThat(table.decision(Seat.RED).prompt()).isEqualTo(Phrase.of("prompt.coin", Seat.BLUE));
        answer(RED, "accept");
        assertThat(table.coins).containsExactly(0, 1);
    }

    @Test
    void aThingIsPickedOfThoseAllowed() {
        ask(card().where((table, player, card) -> card.pips() != 2).then(InquiryTest::pocket), RED);
        assertThat(offered(RED)).containsExactly("take c1", "take c3");
        answer(RED, "take c3");
        assertThat(table.coins).containsExactly(3, 0);
    }

    @Test
    void aSinglePickMakesItself() {
        ask(card().where((table, player, card) -> card.pips() == 2).then(InquiryTest::pocket), RED);
        assertThat(table.coins).containsExactly(2, 0);
    }

    @Test
    void aSecretQuestionNeverAnswersItself() {
        ask(card().from((table, player, out) -> {}).or(ToyVerb.DONE).secret().then(InquiryTest::pocket), RED);
        assertThat(offered(RED)).containsExactly("done");
    }

    @Test
    void decliningHasConsequencesOfItsOwn() {
        ask(card().or(ToyVerb.DONE, (table, player) -> table.earn(player, 10)).then(InquiryTest::pocket), RED);
        assertThat(offered(RED)).containsExactly("take c1", "take c2", "take c3", "done");
        answer(RED, "done");
        assertThat(table.coins).containsExactly(10, 0);
    }

    @Test
    void whereNothingCanBePickedSomethingElseIsDone() {
        ask(card().ifNothing(ToyVerb.DONE).then(InquiryTest::pocket), RED);
        assertThat(offered(RED)).containsExactly("take c1", "take c2", "take c3");
        answer(RED, "take c1");
        ask(card().when((table, player) -> false).ifNothing(ToyVerb.DONE).then(InquiryTest::pocket), RED);
        assertThat(table.over()).isTrue();
        assertThat(table.coins).containsExactly(1, 0);
    }

    @Test
    void whatComesFirstGoesOnByItself() {
        ask(
                card().first((table, player, card, next) ->
                                table.then(coin().then((t, p) -> {}).to(BLUE), next))
                        .then(InquiryTest::pocket),
                RED);
        answer(RED, "take c2");
        assertThat(table.coins).containsExactly(0, 0);
        answer(BLUE, "accept");
        assertThat(table.coins).containsExactly(2, 0);
    }

    @Test
    void whatItExplainsAndLosesIsSaid() {
        Inquiry<ToyTable, Integer> question = card().explain((table, player, thing, out) -> {
                    if (thing.equals(Card.of(5))) {
                        out.because("why.not", thing);
                    }
                })
                .loss((table, player, choice) ->
                        choice.subject().equals(Card.of(1)) ? Phrase.of("loss.one") : Phrase.NONE)
                .then(InquiryTest::pocket);
        ask(question, RED);
        Thing five = Card.of(5);
        assertThat(table.reasons(Seat.RED, five)).containsExactly(Phrase.of("why.not", five));
        assertThat(table.loss(Seat.RED, table.choices(RED).getFirst())).isEqualTo(Phrase.of("loss.one"));
    }

    /** Dumps are compared between runs: no function may show in them. */
    @Test
    void theAgendaNamesTheQuestion() {
        Inquiry<ToyTable, Theft> theft = coin().about(Theft::player).then((table, asked) -> {});
        ask(theft, new Theft(RED, BLUE));
        assertThat(table.steps().getFirst())
                .hasToString("Asked[question=prompt.coin, asked=Theft[player=0, from=1]]")
                .isEqualTo(theft.to(new Theft(RED, BLUE)));
        table.startOver();
        ask(
                card().first((table, player, card, next) -> table.then(theft.to(new Theft(BLUE, RED)), next))
                        .then(InquiryTest::pocket),
                RED);
        answer(RED, "take c2");
        assertThat(table.steps().get(1)).hasToString("Next[prompt.card, 0, c2]");
    }
}

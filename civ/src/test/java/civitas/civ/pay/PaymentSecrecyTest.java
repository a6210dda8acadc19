package civitas.civ.pay;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.Cost;
import civitas.civ.content.Resource;
import civitas.civ.culture.Scene;
import civitas.civ.table.CivTable;
import civitas.civ.view.Imagining;
import civitas.kernel.Deck;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A payment is asked for, or not, by what everybody can see of the payer; he pays what one resource costs as seat 0. */
class PaymentSecrecyTest {

    private final Scene scene = Scene.of(3);
    private final CivTable table = scene.table();
    private final TestTable test = scene.test();

    /** The token tells nobody whether it is wheat: the same question is asked where it is silk. */
    @Test
    @Rule({"CV-17.09", "CV-10.03"})
    void aTokenThatDoesNotHelpIsNotToldByTheMissingQuestion() {
        test.resource(0, Resource.WHEAT);
        token("hut-silk");
        pay(Resource.WHEAT);
        assertThat(test.codes(0)).containsExactly("pay wheat");
        test.choose(0, "pay wheat");
        assertPaid();
    }

    @Test
    @Rule({"CV-17.09", "CV-10.03"})
    void aTokenThatHelpsIsAskedAbout() {
        test.resource(0, Resource.WHEAT);
        token("hut-wheat");
        pay(Resource.WHEAT);
        assertThat(test.codes(0)).containsExactly("pay wheat", "pay hut-wheat");
    }

    /** Two of a kind look like any two. */
    @Test
    @Rule("CV-17.09")
    void tokensThatAreAlikeAreAskedAbout() {
        token("hut-wheat");
        token("hut-wheat");
        pay(Resource.WHEAT);
        assertThat(test.codes(0)).containsExactly("pay hut-wheat");
    }

    @Test
    @Rule("CV-17.08")
    void aCardThatDoesNotHelpIsNotToldByTheMissingQuestion() {
        test.resource(0, Resource.WHEAT);
        test.holds(0, BaseEvent.DROUGHT);
        pay(Resource.WHEAT);
        assertThat(test.codes(0)).containsExactly("pay wheat");
    }

    /** No card stands for incense, and no village hides wheat. */
    @Test
    @Rule({"CV-17.03", "CV-17.05"})
    void backsThatCannotHelpAskNothing() {
        test.resource(0, Resource.INCENSE).resource(0, Resource.WHEAT);
        test.holds(0, BaseEvent.DROUGHT);
        pay(Resource.INCENSE);
        assertPaid();
        table.player(0).hand().clear();
        token("village-iron");
        pay(Resource.WHEAT);
        assertPaid();
    }

    @Test
    @Rule("CV-17.02")
    void whatLiesOpenIsPaidWithoutAQuestion() {
        test.resource(0, Resource.WHEAT);
        pay(Resource.WHEAT);
        assertPaid();
    }

    @Test
    @Rule("CV-17.03")
    void theOnlyThingThatCanPayIsPaidWithoutAQuestion() {
        test.resource(0, Resource.SILK);
        token("hut-wheat");
        pay(Resource.WHEAT);
        assertPaid();
        assertThat(table.player(0).tokens()).isZero();
    }

    /** What lies ready is nobody's business either, while something hidden may be among it. */
    @Test
    @Rule({"CV-17.09", "CV-10.02"})
    void everyPartOfAPriceIsAskedForWhileSomethingIsHidden() {
        test.resource(0, Resource.SILK).resource(0, Resource.SILK);
        pay(new Cost(List.of(), 2, 0, 0));
        assertPaid();
        test.resource(0, Resource.SILK);
        token("hut-wheat");
        pay(new Cost(List.of(), 2, 0, 0));
        test.choose(0, "pay silk");
        assertThat(test.codes(0)).containsExactly("pay hut-wheat");
        test.choose(0, "pay hut-wheat");
        assertPaid();
    }

    @Test
    @Rule("CV-17.09")
    void aTokenThatAllHaveSeenIsNoSecret() {
        test.resource(0, Resource.WHEAT);
        int token = token("hut-silk");
        table.player(1).see(token);
        pay(Resource.WHEAT);
        assertThat(test.codes(0)).as("seat 2 has not seen it").containsExactly("pay wheat");
        table.player(2).see(token);
        test.again();
        assertPaid();
    }

    /** Whoever imagines the payer does not know what he has laid ready. */
    @Test
    @Rule({"CV-17.09", "CV-17.24"})
    void anImaginedPayerReplacesATokenHeDoesNotHave() {
        test.resource(0, Resource.SILK).resource(0, Resource.INCENSE);
        token("hut-wheat");
        pay(new Cost(List.of(), 2, 0, 0));
        test.choose(0, "pay hut-wheat");
        int without = 0;
        for (long seed = 0; seed < 40; seed++) {
            CivTable imagined = Imagining.imagine(table, 1, seed);
            boolean has = imagined.player(0).tokens() == table.player(0).tokens();
            while (imagined.top().orElseThrow() instanceof PayResources) {
                imagined.choose(0, imagined.choices(0).getFirst());
            }
            without += has ? 0 : 1;
        }
        assertThat(without).isPositive();
    }

    /** A card that is being played stays with the payer while he says who gets the coin. */
    @Test
    @Rule({"CV-07.24", "CV-17.24"})
    void anImaginedPayerPlaysTheCardHeHasNamed() {
        test.holds(0, BaseEvent.GIFT_FROM_AFAR).holds(0, BaseEvent.DROUGHT);
        pay(Resource.SPY);
        test.choose(0, "pay gift-from-afar spy");
        for (long seed = 0; seed < 20; seed++) {
            CivTable imagined = Imagining.imagine(table, 1, seed);
            imagined.choose(0, imagined.choices(0).getFirst());
            assertThat(imagined.player(0).hand().size()).isOne();
        }
    }

    /** While others may speak about a card played as a resource, the payment it belongs to is still announced. */
    @Test
    @Rule({"CV-07.24", "CV-03.27", "CV-17.24"})
    void anImaginedPayerCanStillPayWhileACardIsPlayedForIt() {
        token("hut-wheat");
        test.holds(0, BaseEvent.GIFT_FROM_AFAR);
        pay(new Cost(List.of(Resource.WHEAT, Resource.SPY), 0, 0, 0));
        test.choose(0, "pay hut-wheat");
        test.choose(0, "pay gift-from-afar spy");
        for (long seed = 0; seed < 40; seed++) {
            assertThat(hasWheat(Imagining.imagine(table, 1, seed)))
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    private static boolean hasWheat(CivTable imagined) {
        for (long rest = imagined.player(0).tokens(); rest != 0; rest &= rest - 1) {
            if (imagined.content()
                    .token(Long.numberOfTrailingZeros(rest))
                    .code()
                    .equals("hut-wheat")) {
                return true;
            }
        }
        return false;
    }

    private void pay(Resource resource) {
        pay(new Cost(List.of(resource), 0, 0, 0));
    }

    private void pay(Cost cost) {
        table.setSheetCoins(0, 0);
        scene.happen(t -> Paying.pay(t, 0, cost, new Bought()));
    }

    /** A coin on the payer's sheet. */
    private record Bought() implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.setSheetCoins(0, 1);
        }
    }

    private void assertPaid() {
        assertThat(test.isDone()).isTrue();
        assertThat(table.player(0).sheetCoins()).isOne();
    }

    private int token(String code) {
        Deck deck =
                code.startsWith("hut") ? table.market().huts() : table.market().villages();
        for (int token = 0; token < Long.SIZE; token++) {
            if (deck.remove(token)) {
                if (table.content().token(token).code().equals(code)) {
                    table.player(0).addToken(token);
                    return token;
                }
                deck.putOnTop(token);
            }
        }
        throw new IllegalArgumentException("no " + code + " in the deck");
    }
}

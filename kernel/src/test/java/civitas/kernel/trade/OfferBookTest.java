package civitas.kernel.trade;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Dump;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OfferBookTest {

    private record Deal(int from, int to, int price) implements Bargain {}

    private final OfferBook<Deal, String> book = new OfferBook<>(new Bounds(2, 2), 3);

    private OpenOffer<Deal> offer(int from, int to, int price) {
        book.begin(new Deal(from, to, 0));
        book.edit(new Deal(from, to, price));
        return book.offer(from);
    }

    @Test
    void draftsAreCounted() {
        book.begin(new Deal(0, 1, 0));
        assertThat(book.mayBegin(0)).as("one at a time").isFalse();
        book.drop(0);
        assertThat(book.mayBegin(0)).isTrue();
        book.begin(new Deal(0, 1, 0));
        book.drop(0);
        assertThat(book.mayBegin(0)).as("two in all").isFalse();
        assertThat(book.mayBegin(1)).isTrue();
    }

    @Test
    void onlySoManyOffersLieOpen() {
        OpenOffer<Deal> first = offer(0, 1, 3);
        offer(1, 2, 4);
        assertThat(book.mayBegin(2)).isFalse();
        assertThat(book.mayOffer(new Deal(2, 0, 1))).isFalse();
        book.close(first);
        assertThat(book.mayBegin(2)).isTrue();
        assertThat(book.find(1)).isEmpty();
        assertThat(book.find(2)).isPresent();
    }

    @Test
    void noOfferIsMadeTwice() {
        book.close(offer(0, 1, 3));
        assertThat(book.mayOffer(new Deal(0, 1, 3))).isFalse();
        assertThat(book.mayOffer(new Deal(0, 1, 4))).isTrue();
        book.clear();
        assertThat(book.mayOffer(new Deal(0, 1, 3))).isTrue();
    }

    @Test
    void closingAnOfferEndsThePicking() {
        OpenOffer<Deal> offer = offer(0, 1, 3);
        book.setSettling(1, Optional.of(new Settling<>(offer, "a card")));
        book.close(offer);
        assertThat(book.settling(1)).isEmpty();
    }

    @Test
    void copiesAreIndependent() {
        OfferBook<Deal, String> copy = book.copy();
        offer(0, 1, 3);
        assertThat(copy.open()).isEmpty();
        assertThat(text(copy)).isNotEqualTo(text(book));
    }

    private static String text(OfferBook<Deal, String> book) {
        Dump out = new Dump();
        book.dump(out);
        return out.toString();
    }

    @Test
    void imaginingForgetsWhatWasNotSaid() {
        OpenOffer<Deal> offer = offer(0, 1, 3);
        book.setSettling(1, Optional.of(new Settling<>(offer, "a card")));
        book.begin(new Deal(0, 2, 0));
        book.forgetPrivate(0, Optional.empty(), "");
        assertThat(book.draft(0)).isEmpty();
        assertThat(book.mayBegin(0)).as("only the offer counts").isTrue();
        book.forgetPrivate(1, Optional.of(new Deal(1, 0, 0)), "");
        assertThat(book.settling(1).orElseThrow().picked()).isEmpty();
        assertThat(book.draft(1)).isPresent();
        book.reimagine(offer, new Deal(0, 1, 5));
        assertThat(book.open().getFirst().terms().price()).isEqualTo(5);
        assertThat(book.settling(1).orElseThrow().offer().terms().price()).isEqualTo(5);
        assertThat(book.mayOffer(new Deal(0, 1, 3))).isTrue();
    }
}

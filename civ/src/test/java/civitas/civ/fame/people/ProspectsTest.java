package civitas.civ.fame.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import civitas.civ.content.Boon;
import civitas.civ.content.Figure;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What great person cards promise whoever evaluates a table. */
class ProspectsTest {

    private final Gallery gallery = new Gallery();
    private final CivTable table = gallery.table();

    private Map<Boon, Double> promised(boolean own) {
        Map<Boon, Double> sum = new EnumMap<>(Boon.class);
        gallery.cards().promise(table, 0, own, (boon, amount) -> sum.merge(boon, amount, Double::sum));
        return sum;
    }

    private double promised(Boon boon) {
        return promised(true).getOrDefault(boon, 0.0);
    }

    @ParameterizedTest
    @EnumSource(GreatCard.class)
    void everyCardPromisesSomething(GreatCard card) {
        assertThat(table.content().promise(card).boons()).isNotEmpty();
        assertThat(table.content().promise(card).amount()).isPositive();
    }

    @Test
    void itsOwnerKnowsWhatLiesFaceDownAndOthersDoNot() {
        gallery.with(0, GreatCard.MARCO_POLO);
        assertThat(promised(true)).containsOnlyKeys(Boon.TRADE);
        assertThat(promised(false)).isEqualTo(Map.of(Boon.UNKNOWN, 1.0));
    }

    /** Less than what it gives in hand: whoever can use all of it does. */
    @Test
    void whatIsUsedUpOnceIsWorthALittleLessBefore() {
        gallery.with(0, GreatCard.MARCO_POLO);
        assertThat(promised(Boon.TRADE)).isBetween(20.0, 26.0);
        gallery.cards().discard(0, GreatCard.MARCO_POLO);
        assertThat(promised(true)).isEmpty();
    }

    @Test
    void whatTheTableHasToShowIsCounted() {
        gallery.open(0, GreatCard.ALAN_TURING);
        for (int army = Figures.first(Figure.ARMY); army < Figures.end(Figure.ARMY); army++) {
            table.putFigure(0, army, Figures.RESERVE);
        }
        double all = promised(Boon.CULTURE);
        int square = table.cities().outskirts(0)[0];
        for (int army = 0; army < 3; army++) {
            table.putFigure(0, army, square);
        }
        assertThat(promised(Boon.CULTURE)).isLessThan(all).isPositive();
        assertThat(promised(Boon.TRADE)).isEqualTo(promised(Boon.CULTURE));
    }

    @Test
    void aCardWithoutItsTokenSleeps() {
        gallery.cards().give(0, GreatCard.MARCO_POLO);
        double asleep = promised(Boon.TRADE);
        gallery.token(0, GreatCard.MARCO_POLO);
        assertThat(promised(Boon.TRADE)).isCloseTo(2 * asleep, within(1e-9));
    }

    /** The coin of a card in force is among the coins, and is not counted twice. */
    @Test
    void aCoinThatIsThereIsNotPromisedAgain() {
        gallery.with(0, GreatCard.ADAM_SMITH);
        assertThat(promised(Boon.COIN)).isPositive();
        int before = table.coins(0);
        gallery.cards().turnUp(GreatCard.ADAM_SMITH);
        assertThat(promised(true)).isEmpty();
        assertThat(table.coins(0)).isEqualTo(before + 1);
    }
}

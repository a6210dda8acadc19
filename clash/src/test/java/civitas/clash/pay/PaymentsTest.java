package civitas.clash.pay;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Purpose;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class PaymentsTest {

    private static List<String> payments(TestTable t, Goods cost, Purpose purpose) {
        return Payments.list(t.table(), 0, cost, purpose).stream()
                .map(Goods::code)
                .toList();
    }

    @Test
    @Rule({"CC-1.33", "CC-1.34", "CC-4.7"})
    void ideasAndGoldStandInForTheFoodOfAnAdvance() {
        TestTable t = TestTable.players(2)
                .goods(0, Good.FOOD, 2)
                .goods(0, Good.IDEAS, 1)
                .goods(0, Good.GOLD, 1);

        assertThat(payments(t, Goods.of(Good.FOOD, 2), Purpose.ADVANCE))
                .containsExactlyInAnyOrder("2food", "1food+1ideas", "1food+1gold", "1ideas+1gold");
        assertThat(payments(t, Goods.of(Good.FOOD, 2), Purpose.recruiting(BaseUnit.SETTLER)))
                .containsExactlyInAnyOrder("2food", "1food+1gold");
    }

    @Test
    @Rule({"CC-1.31", "CC-1.39"})
    void goldNeverReplacesTokens() {
        TestTable t = TestTable.players(2).goods(0, Good.GOLD, 7);

        assertThat(payments(t, Goods.of(Good.MOOD, 1), Purpose.OTHER)).isEmpty();
        assertThat(payments(t, Goods.of(Good.CULTURE, 1), Purpose.OTHER)).isEmpty();
    }

    @Test
    @Rule("CC-1.40")
    void paymentsAreExact() {
        TestTable t = TestTable.players(2)
                .goods(0, Good.FOOD, 2)
                .goods(0, Good.ORE, 2)
                .goods(0, Good.WOOD, 2)
                .goods(0, Good.GOLD, 2);
        Goods cost = t.table().constants().buildingCost;

        assertThat(Payments.list(t.table(), 0, cost, Purpose.constructing(BaseBuilding.TEMPLE)))
                .hasSize(7)
                .doesNotHaveDuplicates()
                .allMatch(payment -> payment.total() == 3);
    }

    @Test
    @Rule("CC-9.22")
    void whereACardSaysSoNothingReplaces() {
        TestTable t = TestTable.players(2).goods(0, Good.FOOD, 0).goods(0, Good.GOLD, 3);

        assertThat(payments(t, Goods.of(Good.FOOD, 1), Purpose.NO_SUBSTITUTE)).isEmpty();
    }

    @Test
    @Rule("CC-4.110")
    void ritualsLetResourcesImproveMoodAndNothingElse() {
        TestTable t = TestTable.players(2)
                .goods(0, Good.FOOD, 1)
                .goods(0, Good.WOOD, 1)
                .goods(0, Good.MOOD, 1)
                .advances(0, BaseAdvance.MYTHS, BaseAdvance.RITUALS);

        assertThat(payments(t, Goods.of(Good.MOOD, 3), Purpose.IMPROVE_MOOD)).containsExactly("1food+1wood+1mood");
        assertThat(payments(t, Goods.of(Good.MOOD, 2), Purpose.OTHER)).isEmpty();
    }
}

package civitas.clash.objective;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.table.RecruitHooks;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** In the Monumental Edition, with what is different in the first one. */
class OccasionsTest extends OccasionsContract {

    OccasionsTest() {
        super(TestTable.players(2));
    }

    @Test
    @Rule("CC-11.5")
    void sanitationIsNoDraft() {
        t.objectives(RED, 1).advances(RED, BaseAdvance.SANITATION);
        RecruitHooks.UnitPrice price = t.table().hooks().recruit.unitPrice.voice(BaseAdvance.SANITATION);
        Occasions.specialPrice(t.table(), RED, price);
        Occasions.specialPrice(t.table(), RED, price);
        t.table().settle();
        assertThat(isAsked(RED)).isFalse();
        assertThat(t.table().turn().memory().get(BaseAdvance.DRAFT, RED)).isZero();
    }

    @Test
    @Rule("CC-11.5")
    void aWonderMakesMagnificentCultureAtOnce() {
        t.objectives(RED, 32);
        Occasions.wonderBuilt(t.table(), RED);
        t.table().settle();
        assertThat(t.codes()).containsExactly("complete o32 magnificent-culture", "pass");
    }
}

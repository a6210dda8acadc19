package civitas.clash.advance;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.state.Player;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class AdvanceTest {

    private static TestTable rich() {
        return TestTable.players(2)
                .advances(0, BaseAdvance.STORAGE)
                .goods(0, Good.FOOD, 7)
                .turnOf(0);
    }

    private static Player red(TestTable t) {
        return t.table().player(0);
    }

    @Test
    @Rule({"CC-4.6", "CC-4.21", "CC-4.22", "CC-9.1"})
    void anAdvanceCostsTwoFoodAndGivesItsToken() {
        TestTable t = rich().choose("advance myths");
        assertThat(red(t).get(Good.FOOD)).isEqualTo(5);
        assertThat(red(t).get(Good.MOOD)).isEqualTo(1);
        assertThat(red(t).eventTrack()).isEqualTo(2);
        assertThat(red(t).owns(BaseAdvance.MYTHS)).isTrue();
    }

    @Test
    @Rule({"CC-4.8", "CC-4.9", "CC-4.10", "CC-4.12"})
    void theTopAdvanceComesFirst() {
        TestTable t = rich();
        assertThat(t.codes())
                .contains("advance fishing", "advance irrigation", "advance engineering")
                .doesNotContain("advance navigation", "advance farming", "advance storage");
        t.choose("advance fishing");
        assertThat(t.codes()).contains("advance navigation", "advance war-ships", "advance cartography");
        assertThat(Category.values()).hasSize(12);
        assertThat(BaseAdvance.values()).hasSize(48);
    }

    @Test
    @Rule({"CC-4.15", "CC-4.17", "CC-4.18"})
    void governmentsNeedTheirAdvanceAndAreExclusive() {
        TestTable t = rich();
        assertThat(t.codes()).doesNotContain("advance voting", "advance nationalism", "advance dogma");
        t = TestTable.players(2)
                .advances(0, BaseAdvance.WRITING, BaseAdvance.PHILOSOPHY, BaseAdvance.TACTICS, BaseAdvance.DRAFT)
                .goods(0, Good.FOOD, 2)
                .turnOf(0);
        assertThat(t.codes()).contains("advance voting", "advance nationalism").doesNotContain("advance dogma");
        t.choose("advance voting");
        t.goods(0, Good.FOOD, 2);
        assertThat(Eligibility.mayGain(t.table(), 0, BaseAdvance.NATIONALISM)).isFalse();
        assertThat(Eligibility.mayGain(t.table(), 0, BaseAdvance.CIVIL_LIBERTIES))
                .isTrue();
    }

    @Test
    @Rule({"CC-4.24", "CC-4.25"})
    void mathematicsMakesEngineeringFree() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.MATH)
                .goods(0, Good.FOOD, 0)
                .turnOf(0);
        assertThat(t.codes()).contains("advance engineering", "advance roads").doesNotContain("advance fishing");
        t.choose("advance roads");
        assertThat(red(t).owns(BaseAdvance.ROADS)).isTrue();
        assertThat(red(t).get(Good.CULTURE)).isEqualTo(1);
        assertThat(red(t).eventTrack())
                .as("a free advance takes a marker all the same")
                .isEqualTo(2);
    }

    @Test
    @Rule("CC-3.16")
    void priesthoodWaivesOneScienceAdvancePerTurn() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD)
                .goods(0, Good.FOOD, 0)
                .turnOf(0);
        t.choose("advance math");
        assertThat(red(t).owns(BaseAdvance.MATH)).isTrue();
        assertThat(t.codes()).doesNotContain("advance astronomy");
    }

    @Test
    @Rule({"CC-4.24", "CC-4.27"})
    void freeEducationReactsToIdeasPaid() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.WRITING, BaseAdvance.FREE_EDUCATION)
                .goods(0, Good.FOOD, 2)
                .goods(0, Good.IDEAS, 2)
                .turnOf(0);
        t.choose("advance fishing", "pay 1food+1ideas", "yes");
        assertThat(red(t).get(Good.IDEAS)).isZero();
        assertThat(red(t).get(Good.MOOD))
                .as("one of the frame, one of the exchange")
                .isEqualTo(2);
    }

    @Test
    void philosophyGivesIdeasForScience() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.WRITING)
                .goods(0, Good.FOOD, 2)
                .turnOf(0);
        t.choose("advance philosophy");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(1);
        t.goods(0, Good.FOOD, 2).choose("end-turn");
        t.table().setActive(0);
        Gaining.free(t.table(), 0, BaseAdvance.MATH, Marker.SUPPLY);
        t.table().settle();
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
    }

    @Test
    void writingDrawsCards() {
        TestTable t = TestTable.players(2).goods(0, Good.FOOD, 2).turnOf(0).choose("advance writing");
        assertThat(red(t).actionCards().size()).isEqualTo(2);
        assertThat(red(t).objectiveCards().size()).isEqualTo(2);
    }

    @Test
    @Rule("CC-12.1")
    void engineeringAndMonumentsDrawWonderCards() {
        TestTable t = TestTable.players(2).goods(0, Good.FOOD, 2).turnOf(0).choose("advance engineering");
        assertThat(red(t).wonderCards().size()).isEqualTo(1);
    }

    @Test
    @Rule("CC-1.41")
    void dogmaDropsSurplusIdeas() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.MYTHS, BaseAdvance.STATE_RELIGION)
                .goods(0, Good.IDEAS, 5)
                .goods(0, Good.FOOD, 2)
                .turnOf(0)
                .choose("advance dogma", "pay 2food");
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-4.145", "CC-4.146", "CC-4.47"})
    void taxesAreAnActionOncePerTurn() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.BARTERING, BaseAdvance.TAXES, BaseAdvance.CURRENCY)
                .goods(0, Good.MOOD, 2)
                .turnOf(0);
        t.choose("use taxes", "take gold");
        assertThat(red(t).get(Good.GOLD)).isEqualTo(1);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        assertThat(t.codes()).doesNotContain("use taxes");
        assertThat(t.table().cities().activations(red(t).home())).isZero();
    }

    @Test
    void civilLibertiesMayBeRepeated() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.VOTING, BaseAdvance.CIVIL_LIBERTIES)
                .turnOf(0);
        t.choose("use civil-liberties", "use civil-liberties");
        assertThat(red(t).get(Good.MOOD)).isEqualTo(6);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(1);
    }

    @Test
    @Rule("CC-3.12")
    void absolutePowerAddsAnAction() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.NATIONALISM, BaseAdvance.ABSOLUTE_POWER)
                .goods(0, Good.MOOD, 4)
                .turnOf(0)
                .choose("use absolute-power");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(4);
        assertThat(t.codes()).doesNotContain("use absolute-power");
    }

    @Test
    void barteringTurnsACardIntoGoldOrCulture() {
        TestTable t = TestTable.players(2)
                .advances(0, BaseAdvance.BARTERING)
                .hand(0, 9)
                .turnOf(0);
        t.choose("use bartering", "discard a9 culture");
        assertThat(red(t).get(Good.CULTURE)).isEqualTo(1);
        assertThat(red(t).actionCards().isEmpty()).isTrue();
        assertThat(t.table().actionDeck().topDiscard()).isEqualTo(9);
        assertThat(t.codes()).doesNotContain("use bartering");
    }
}

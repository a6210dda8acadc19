package civitas.clash.card;

import static civitas.clash.card.CardTable.BLUE;
import static civitas.clash.card.CardTable.RED;
import static civitas.clash.card.CardTable.YELLOW;
import static civitas.clash.card.CardTable.actionsLeft;
import static civitas.clash.card.CardTable.blue;
import static civitas.clash.card.CardTable.isBetweenActions;
import static civitas.clash.card.CardTable.plains;
import static civitas.clash.card.CardTable.red;
import static civitas.clash.card.CardTable.topDiscard;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Cards that bring advances. */
class AdvanceCardsTest {

    @Test
    @Rule({"CC-10.4", "CC-10.11", "CC-10.13", "CC-4.26"})
    void advanceGivesAnyAdvanceForACultureToken() {
        TestTable t = plains().hand(RED, 1).goods(RED, Good.CULTURE, 1).turnOf(RED);
        t.choose("play a1");
        assertThat(t.codes()).contains("advance fishing").doesNotContain("advance navigation", "pass");
        t.choose("advance myths");
        assertThat(red(t).owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(red(t).get(Good.CULTURE)).isZero();
        assertThat(red(t).get(Good.MOOD)).as("the frame token").isEqualTo(1);
        assertThat(red(t).eventTrack()).as("marked from the supply").isEqualTo(3);
        assertThat(actionsLeft(t)).as("a free action").isEqualTo(3);
        assertThat(red(t).actionCards().isEmpty()).isTrue();
        assertThat(topDiscard(t)).isEqualTo("a1");
    }

    @Test
    @Rule({"CC-10.11", "CC-4.5"})
    void advanceNeedsItsCultureToken() {
        assertThat(plains().hand(RED, 1).turnOf(RED).codes()).doesNotContain("play a1");
    }

    @Test
    @Rule({"CC-10.19", "CC-4.28"})
    void inspirationCopiesAnAdvanceOfANeighbour() {
        TestTable t = plains().hand(RED, 4)
                .advances(BLUE, BaseAdvance.FISHING, BaseAdvance.NAVIGATION)
                .units(BLUE, BaseUnit.SETTLER, "D6", 1)
                .turnOf(RED);
        t.choose("play a4");
        assertThat(red(t).owns(BaseAdvance.FISHING))
                .as("the only one red may gain")
                .isTrue();
        assertThat(blue(t).owns(BaseAdvance.FISHING)).isTrue();
        assertThat(red(t).eventTrack()).isEqualTo(3);
        assertThat(actionsLeft(t)).isEqualTo(3);
    }

    @Test
    @Rule({"CC-10.19", "CC-10.12"})
    void inspirationNeedsANeighbourWithinTwoExploredSpaces() {
        TestTable t = plains().hand(RED, 4).advances(BLUE, BaseAdvance.FISHING).turnOf(RED);
        assertThat(t.codes()).as("four spaces away").doesNotContain("play a4");

        t = plains().hand(RED, 4).advances(BLUE, BaseAdvance.FISHING).units(BLUE, BaseUnit.SETTLER, "D6", 1);
        for (String between : new String[] {"C5", "D5", "E5", "C6", "E6"}) {
            t.terrain(between, Terrain.UNEXPLORED);
        }
        assertThat(t.turnOf(RED).codes()).as("unexplored land between").doesNotContain("play a4");
    }

    @Test
    @Rule("CC-10.5")
    void synergiesBuysTwoAdvancesOfOneCategory() {
        TestTable t = plains().hand(RED, 33)
                .goods(RED, Good.FOOD, 0)
                .goods(RED, Good.IDEAS, 4)
                .turnOf(RED);
        t.choose("play a33");
        assertThat(t.codes()).contains("advance fishing", "advance storage").doesNotContain("advance navigation");
        t.choose("advance fishing");
        assertThat(t.codes())
                .containsExactlyInAnyOrder("advance navigation", "advance war-ships", "advance cartography");
        t.choose("advance cartography");
        assertThat(red(t).get(Good.IDEAS)).isZero();
        assertThat(red(t).advanceCount()).isEqualTo(4);
        assertThat(red(t).eventTrack()).isEqualTo(3);
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule({"CC-10.12", "CC-4.148"})
    void synergiesNeedsThePriceOfBoth() {
        TestTable t = plains().hand(RED, 33).goods(RED, Good.FOOD, 2).goods(RED, Good.GOLD, 1);
        assertThat(t.turnOf(RED).codes()).doesNotContain("play a33");
    }

    @Test
    @Rule("CC-4.25")
    void synergiesCountsAdvancesThatCostNothing() {
        TestTable t = plains().hand(RED, 33)
                .goods(RED, Good.FOOD, 0)
                .advances(RED, BaseAdvance.MATH)
                .turnOf(RED);
        t.choose("play a33");
        assertThat(t.codes()).as("free with Math").containsExactlyInAnyOrder("advance engineering", "advance roads");
        t.choose("advance engineering");
        assertThat(red(t).owns(BaseAdvance.ROADS)).isTrue();
    }

    @Test
    @Rule("CC-4.25")
    void synergiesUsesPriesthoodForOneOfTheTwo() {
        TestTable t = plains().hand(RED, 33)
                .goods(RED, Good.FOOD, 0)
                .advances(RED, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        assertThat(t.turnOf(RED).codes()).doesNotContain("play a33");
        t = plains().hand(RED, 33).goods(RED, Good.FOOD, 2).advances(RED, BaseAdvance.MYTHS, BaseAdvance.PRIESTHOOD);
        t.turnOf(RED).choose("play a33");
        assertThat(t.codes()).as("Math, the only one").containsExactlyInAnyOrder("pay 2food", "pay nothing priesthood");
        t.choose("pay nothing priesthood", "advance astronomy");
        assertThat(red(t).get(Good.FOOD)).isZero();
    }

    @Test
    @Rule({"CC-10.5", "CC-10.11"})
    void newIdeasBuysAnAdvanceAndThenBringsIdeas() {
        TestTable t = plains().hand(RED, 41)
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.GOLD, 1)
                .turnOf(RED);
        t.choose("play a41", "advance tactics");
        assertThat(red(t).owns(BaseAdvance.TACTICS)).isTrue();
        assertThat(red(t).get(Good.GOLD)).isZero();
        assertThat(red(t).get(Good.IDEAS)).isEqualTo(2);
        assertThat(red(t).eventTrack()).isEqualTo(3);
        assertThat(actionsLeft(t)).isEqualTo(2);

        t = plains().hand(RED, 41).goods(RED, Good.FOOD, 1).turnOf(RED);
        assertThat(t.codes()).as("its own ideas come too late").doesNotContain("play a41");
    }

    @Test
    @Rule("CC-10.19")
    void technologyTradeTeachesBothSides() {
        TestTable t = plains().hand(RED, 39)
                .advances(RED, BaseAdvance.TACTICS, BaseAdvance.MYTHS)
                .advances(BLUE, BaseAdvance.FISHING, BaseAdvance.WRITING)
                .city(BLUE, "D6", Mood.NEUTRAL)
                .turnOf(RED);
        t.choose("play a39");
        assertThat(t.codes()).containsExactlyInAnyOrder("advance fishing", "advance writing");
        t.choose("advance fishing");
        assertThat(t.table().asking()).as("now the partner").isEqualTo(BLUE);
        assertThat(t.codes()).containsExactlyInAnyOrder("advance tactics", "advance myths");
        t.choose("advance myths");
        assertThat(blue(t).owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(blue(t).eventTrack()).isEqualTo(3);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule("CC-10.19")
    void technologyTradeGivesThePartnerNothingHeCannotGain() {
        TestTable t = plains().hand(RED, 39)
                .advances(BLUE, BaseAdvance.FISHING)
                .city(BLUE, "D6", Mood.NEUTRAL)
                .turnOf(RED);
        t.choose("play a39");
        assertThat(red(t).owns(BaseAdvance.FISHING)).isTrue();
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule({"CC-10.3", "CC-10.19"})
    void teachUsAnswersACapture() {
        TestTable t = plains().hand(RED, 35)
                .advances(BLUE, BaseAdvance.FISHING, BaseAdvance.WRITING)
                .turnOf(RED);
        assertThat(t.codes()).as("never between actions").doesNotContain("play a35");
        t.table().book().captured(t.table(), RED, BLUE);
        t.table().settle();
        assertThat(t.codes()).containsExactlyInAnyOrder("play a35", "pass");
        t.choose("play a35");
        assertThat(t.codes()).containsExactlyInAnyOrder("advance fishing", "advance writing");
        t.choose("advance fishing");
        assertThat(red(t).eventTrack()).isEqualTo(3);
        assertThat(blue(t).owns(BaseAdvance.FISHING)).isTrue();
        assertThat(topDiscard(t)).isEqualTo("a35");
    }

    @Test
    @Rule({"CC-10.9", "CC-EX-66"})
    void oneCaptureServesOneTeachUs() {
        TestTable t =
                plains().hand(RED, 35, 36).advances(BLUE, BaseAdvance.FISHING, BaseAdvance.TACTICS, BaseAdvance.MYTHS);
        t.turnOf(RED);
        t.table().book().captured(t.table(), RED, BLUE);
        t.table().settle();
        t.choose("play a36", "advance fishing");
        assertThat(isBetweenActions(t)).as("the second card has to wait").isTrue();
        t.table().book().captured(t.table(), RED, BLUE);
        t.table().settle();
        t.choose("play a35", "advance tactics");
        assertThat(red(t).actionCards().isEmpty()).isTrue();
    }

    @Test
    @Rule({"CC-18.5", "CC-18.7"})
    void teachUsIsAskedWhateverTheHandHolds() {
        TestTable t = plains().hand(RED, 1).advances(BLUE, BaseAdvance.FISHING).turnOf(RED);
        t.table().book().captured(t.table(), RED, BLUE);
        t.table().settle();
        assertThat(t.codes()).containsExactly("pass");
        t.choose("pass");
        assertThat(isBetweenActions(t)).isTrue();

        t = plains().hand(RED, 35).advances(BLUE, BaseAdvance.NAVIGATION).turnOf(RED);
        t.table().book().captured(t.table(), RED, BLUE);
        t.table().settle();
        assertThat(isBetweenActions(t)).as("blue has nothing to teach").isTrue();
    }

    @Test
    @Rule("CC-10.19")
    void technologyTradeNamesThePartner() {
        TestTable t = CardTable.three()
                .hand(RED, 40)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .city(RED, "D4", Mood.NEUTRAL)
                .city(BLUE, "D5", Mood.NEUTRAL)
                .city(YELLOW, "D6", Mood.NEUTRAL)
                .advances(BLUE, BaseAdvance.FISHING)
                .advances(YELLOW, BaseAdvance.MYTHS)
                .turnOf(RED);
        t.choose("play a40");
        assertThat(t.codes()).containsExactlyInAnyOrder("choose blue", "choose yellow");
        t.choose("choose yellow");
        assertThat(red(t).owns(BaseAdvance.MYTHS)).isTrue();
        assertThat(red(t).owns(BaseAdvance.FISHING)).isFalse();
    }
}

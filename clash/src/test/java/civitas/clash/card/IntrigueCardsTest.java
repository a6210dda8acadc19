package civitas.clash.card;

import static civitas.clash.card.CardTable.BLUE;
import static civitas.clash.card.CardTable.RED;
import static civitas.clash.card.CardTable.YELLOW;
import static civitas.clash.card.CardTable.actionsLeft;
import static civitas.clash.card.CardTable.askAgain;
import static civitas.clash.card.CardTable.blue;
import static civitas.clash.card.CardTable.great;
import static civitas.clash.card.CardTable.isBetweenActions;
import static civitas.clash.card.CardTable.plains;
import static civitas.clash.card.CardTable.red;
import static civitas.clash.card.CardTable.three;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Disclosure;
import civitas.clash.turn.StartTurn;
import civitas.kernel.Event;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that concern opponents, barbarians, regions and plans. */
class IntrigueCardsTest {

    private static final int BARBARIANS = ClashTable.BARBARIANS;

    @Test
    @Rule({"CC-10.5", "CC-4.148", "CC-9.32", "CC-18.1"})
    void spySeesTheHandAndExchangesACardOfOneKind() {
        TestTable t =
                plains().hand(RED, 7, 1).hand(BLUE, 25).objectives(BLUE, 4).goods(RED, Good.CULTURE, 1);
        great(t, BLUE, 20);
        blue(t).setWonderCards(Numbers.of(Wonder.GREAT_WALL.card()));
        int shown = t.table().revelations();
        t.turnOf(RED).choose("play a7");
        assertThat(t.codes())
                .as("red has no objective and no wonder card")
                .containsExactlyInAnyOrder("take a25", "take e20", "pass");
        assertThat(t.table().revelations()).isGreaterThan(shown);
        assertThat(t.table().top().orElseThrow()).isInstanceOfSatisfying(Disclosure.class, look -> {
            assertThat(look.player()).isEqualTo(RED);
            assertThat(look.hand()).isEqualTo(BLUE);
        });
        t.choose("take e20");
        assertThat(red(t).greatPeople()).isEqualTo(Numbers.of(20));
        assertThat(blue(t).greatPeople().isEmpty()).isTrue();
        assertThat(blue(t).actionCards()).as("a1 went back").isEqualTo(Numbers.of(25, 1));
        assertThat(red(t).actionCards().isEmpty()).isTrue();
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule("CC-18.5")
    void onlyTheSpyIsToldWhatHeSaw() {
        TestTable t = three().hand(RED, 7, 1, 2)
                .hand(BLUE, 25)
                .goods(RED, Good.CULTURE, 1)
                .turnOf(RED);
        List<Event> told = new ArrayList<>();
        t.table().listen(told::add);
        t.choose("play a7", "take a25", "give a2");
        assertThat(keys(told, RED)).contains("log.spy-sees", "log.card-passes");
        assertThat(keys(told, BLUE))
                .contains("log.spy-looks", "log.card-passes")
                .doesNotContain("log.spy-sees");
        assertThat(keys(told, YELLOW))
                .contains("log.spy-looks", "log.card-passes-hidden")
                .doesNotContain("log.spy-sees", "log.card-passes");
    }

    /** The other player has seen the card he got: that cannot be taken back freely. */
    @Test
    @Rule("CC-18.5")
    void aCardThatChangedHandsWasShown() {
        TestTable t = three().hand(RED, 7, 1, 2)
                .hand(BLUE, 25)
                .goods(RED, Good.CULTURE, 1)
                .turnOf(RED);
        t.choose("play a7", "take a25");
        int before = t.table().revelations();
        t.choose("give a2");
        assertThat(t.table().revelations()).isGreaterThan(before);
    }

    private static List<String> keys(List<Event> told, int seat) {
        return told.stream()
                .map(event -> event.as(Viewer.of(Seat.of(seat))))
                .map(Phrase::key)
                .toList();
    }

    @Test
    @Rule("CC-10.12")
    void spyNeedsAHandToLookAt() {
        assertThat(plains().hand(RED, 7).goods(RED, Good.CULTURE, 1).turnOf(RED).codes())
                .doesNotContain("play a7");
    }

    /** A barbarian settlement with 2 infantry at D6, two spaces from the red city. */
    private static TestTable barbarians() {
        return plains().hand(RED, 13)
                .city(BARBARIANS, "D6", Mood.NEUTRAL)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D6", 2);
    }

    @Test
    @Rule({"CC-10.5", "CC-10.11", "CC-8.24", "CC-8.30"})
    void mercenariesAreLedWhereThePlayerLikes() {
        TestTable t = barbarians()
                .goods(RED, Good.FOOD, 1)
                .goods(RED, Good.CULTURE, 1)
                .turnOf(RED);
        t.choose("play a13");
        assertThat(t.codes()).as("the only army was chosen").containsExactlyInAnyOrder("pay 1food", "pay 1culture");
        t.choose("pay 1culture");
        assertThat(t.codes())
                .as("on to any land around")
                .contains("lead D6 D5", "lead D6 E7")
                .hasSize(6);
        t.choose("lead D6 D5");
        assertThat(t.table().units().army(t.at("D5"))).isEqualTo(2);
        assertThat(t.table().units().army(t.at("D6")))
                .as("the settlement refills")
                .isEqualTo(1);
        assertThat(red(t).get(Good.FOOD)).isEqualTo(1);
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule({"CC-10.11", "CC-8.28"})
    void severalMercenariesArePaidBeforeAnyMoves() {
        TestTable t = barbarians()
                .units(BARBARIANS, BaseUnit.INFANTRY, "C5", 3)
                .goods(RED, Good.FOOD, 0)
                .goods(RED, Good.GOLD, 3)
                .turnOf(RED);
        t.choose("play a13", "choose C5");
        assertThat(t.codes()).containsExactlyInAnyOrder("choose D6", "done");
        t.choose("choose D6");
        assertThat(red(t).get(Good.GOLD)).isEqualTo(1);
        assertThat(t.codes())
                .as("no army joins one that has still to move")
                .doesNotContain("lead C5 D6", "lead D6 C5")
                .contains("lead C5 B4");
        t.choose("lead D6 D5");
        assertThat(t.codes())
                .as("five are too many")
                .doesNotContain("lead C5 D5")
                .contains("lead C5 C4");
        t.choose("lead C5 C4");
        assertThat(t.table().units().army(t.at("C4"))).isEqualTo(3);
        assertThat(t.table().units().isEmpty(t.at("C5")))
                .as("no settlement to refill")
                .isTrue();
    }

    @Test
    @Rule({"CC-8.27", "CC-8.32"})
    void mercenariesTakeAnUndefendedCity() {
        TestTable t = plains().hand(RED, 13)
                .units(BARBARIANS, BaseUnit.INFANTRY, "D6", 1)
                .city(BLUE, "D7", Mood.HAPPY);
        t.goods(RED, Good.FOOD, 1).turnOf(RED).choose("play a13", "lead D6 D7");
        while (t.table().asking() == BLUE) {
            t.choose(t.codes().getFirst());
        }
        assertThat(t.table().cities().owner(t.at("D7"))).isEqualTo(BARBARIANS);
        assertThat(isBetweenActions(t)).isTrue();
    }

    @Test
    @Rule("CC-10.12")
    void mercenariesMustBeNearAndPaid() {
        assertThat(barbarians()
                        .goods(RED, Good.FOOD, 0)
                        .goods(RED, Good.MOOD, 3)
                        .turnOf(RED)
                        .codes())
                .as("mood tokens do not pay them")
                .doesNotContain("play a13");
        TestTable t = plains().hand(RED, 13).units(BARBARIANS, BaseUnit.INFANTRY, "D7", 1);
        assertThat(t.goods(RED, Good.FOOD, 2).turnOf(RED).codes())
                .as("three spaces away")
                .doesNotContain("play a13");
        t = plains().hand(RED, 13).units(BARBARIANS, BaseUnit.INFANTRY, "D7", 1).units(RED, BaseUnit.SETTLER, "D6", 1);
        assertThat(t.turnOf(RED).codes()).as("settlers are no army").doesNotContain("play a13");
        t = plains().hand(RED, 13).units(BARBARIANS, BaseUnit.INFANTRY, "D7", 1).units(RED, BaseUnit.INFANTRY, "D5", 1);
        assertThat(t.turnOf(RED).codes()).contains("play a13");
    }

    @Test
    @Rule({"CC-10.3", "CC-10.12"})
    void culturalTakeoverLeadsUpToAnAttempt() {
        TestTable t = plains().hand(RED, 15)
                .city(BARBARIANS, "D5", Mood.NEUTRAL)
                .dice("6")
                .turnOf(RED);
        t.choose("play a15", "target");
        assertThat(actionsLeft(t)).as("the attempt is a main action").isEqualTo(2);
        assertThat(t.table().cities().owner(t.at("D5"))).isEqualTo(RED);
        assertThat(red(t).actionCards().isEmpty()).isTrue();

        assertThat(plains().hand(RED, 15).turnOf(RED).codes())
                .as("no barbarian city")
                .doesNotContain("play a15");
        t = plains().hand(RED, 15).city(BARBARIANS, "D6", Mood.NEUTRAL);
        assertThat(t.turnOf(RED).codes()).as("out of range").doesNotContain("play a15");
    }

    @Test
    @Rule({"CC-10.3", "CC-4.142"})
    void culturalTakeoverMayUseAFreeAttempt() {
        TestTable t = plains().hand(RED, 15)
                .advances(RED, BaseAdvance.ARTS)
                .goods(RED, Good.CULTURE, 1)
                .city(BARBARIANS, "D5", Mood.NEUTRAL)
                .turnOf(RED);
        t.choose("play a15");
        assertThat(t.codes()).containsExactlyInAnyOrder("main-action", "use arts");
        t.choose("use arts");
        assertThat(actionsLeft(t)).isEqualTo(3);
        assertThat(red(t).get(Good.CULTURE)).isZero();
        assertThat(t.table().turn().hasUsed(BaseAdvance.ARTS)).isTrue();
    }

    @Test
    @Rule({"CC-4.142", "CC-4.126"})
    void theTokenOfAFreeAttemptCannotBoostItToo() {
        TestTable t = plains().hand(RED, 15)
                .advances(RED, BaseAdvance.ARTS)
                .goods(RED, Good.CULTURE, 1)
                .city(BARBARIANS, "D6", Mood.NEUTRAL)
                .turnOf(RED);
        t.choose("play a15");
        assertThat(actionsLeft(t))
                .as("only the main action leaves a token for the range")
                .isEqualTo(2);
    }

    @Test
    @Rule({"CC-10.5", "CC-6.78"})
    void explorerRevealsARegionAndPlacesASettler() {
        TestTable t = three().hand(RED, 21).goods(RED, Good.CULTURE, 1).turnOf(RED);
        int settlers = t.table().units().total(RED, BaseUnit.SETTLER);
        String home = t.table().space(red(t).home()).label();
        t.choose("play a21");
        List<String> regions =
                t.codes().stream().filter(code -> code.startsWith("explore ")).toList();
        assertThat(regions).isNotEmpty();
        assertThat(t.codes()).contains("place " + home).doesNotContain("done");
        t.choose("place " + home);
        assertThat(t.table().units().total(RED, BaseUnit.SETTLER)).isEqualTo(settlers + 1);
        assertThat(t.codes()).contains("done").containsAll(regions).doesNotContain("place " + home);
        t.choose(regions.getFirst());
        int space = t.at(regions.getFirst().substring("explore ".length()));
        while (!isBetweenActions(t)) {
            t.choose(t.codes().getFirst());
        }
        assertThat(t.table().lands().isExplored(space)).isTrue();
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(red(t).get(Good.CULTURE)).isZero();
    }

    @Test
    @Rule("CC-10.12")
    void explorerNeedsAnUnexploredRegion() {
        assertThat(plains().hand(RED, 21)
                        .goods(RED, Good.CULTURE, 1)
                        .turnOf(RED)
                        .codes())
                .doesNotContain("play a21");
    }

    @Test
    @Rule({"CC-10.3", "CC-10.11"})
    void negotiationsOpenTheTurn() {
        TestTable t = three().hand(RED, 23).goods(RED, Good.CULTURE, 1).turnOf(RED);
        t.choose("play a23");
        assertThat(t.codes()).containsExactlyInAnyOrder("choose blue", "choose yellow");
        t.choose("choose yellow");
        assertThat(t.table().lasting().isTruce(RED, YELLOW)).isTrue();
        assertThat(t.table().lasting().isTruce(YELLOW, RED)).isTrue();
        assertThat(t.table().lasting().isTruce(BLUE, RED)).isFalse();
        assertThat(actionsLeft(t)).isEqualTo(3);
        new StartTurn(RED).run(t.table());
        assertThat(t.table().lasting().isTruce(YELLOW, RED))
                .as("until red's next turn")
                .isFalse();
    }

    @Test
    @Rule("CC-10.3")
    void negotiationsComeTooLateAfterAnythingElse() {
        TestTable t = three().hand(RED, 23, 25).goods(RED, Good.CULTURE, 2).turnOf(RED);
        assertThat(t.codes()).contains("play a23");
        t.choose("play a25");
        assertThat(t.codes()).doesNotContain("play a23");
    }

    @Test
    @Rule({"CC-3.12", "CC-10.8"})
    void leadershipGivesAnActionEvenAfterTheLastOne() {
        TestTable t = plains().hand(RED, 25, 26).goods(RED, Good.CULTURE, 2).turnOf(RED);
        t.table().turn().setActionsLeft(0);
        askAgain(t);
        t.choose("play a25", "play a26");
        assertThat(actionsLeft(t)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-3.13", "CC-10.12"})
    void assassinationTakesAnActionOfTheNextTurnOnce() {
        TestTable t = three().hand(RED, 27, 28).goods(RED, Good.CULTURE, 2).turnOf(RED);
        t.choose("play a27", "choose blue");
        t.choose("play a28");
        assertThat(t.table().player(YELLOW).lostActions())
                .as("blue is waiting already")
                .isEqualTo(1);
        assertThat(blue(t).lostActions()).isEqualTo(1);
        assertThat(t.codes()).doesNotContain("play a27");

        new StartTurn(BLUE).run(t.table());
        assertThat(actionsLeft(t)).isEqualTo(2);
        assertThat(t.table().lasting().untilTurn().has(BaseCivil.ASSASSINATION, BLUE))
                .as("may be hit again")
                .isFalse();
        assertThat(t.table().lasting().untilTurn().has(BaseCivil.ASSASSINATION, YELLOW))
                .isTrue();
    }

    @Test
    @Rule("CC-3.13")
    void assassinationAddsToOtherLosses() {
        TestTable t = plains().hand(RED, 27).goods(RED, Good.CULTURE, 1);
        blue(t).setLostActions(1);
        t.turnOf(RED).choose("play a27");
        assertThat(blue(t).lostActions()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-10.5", "CC-18.5"})
    void newPlansExchangesAnObjective() {
        TestTable t = plains().hand(RED, 31).objectives(RED, 5, 6).goods(RED, Good.CULTURE, 1);
        t.table().objectiveDeck().remove(10);
        t.table().objectiveDeck().remove(11);
        t.table().objectiveDeck().putOnTop(11);
        t.table().objectiveDeck().putOnTop(10);
        int size = t.table().objectiveDeck().size();
        List<Event> told = new ArrayList<>();
        t.turnOf(RED).table().listen(told::add);
        t.choose("play a31");
        assertThat(t.codes()).containsExactlyInAnyOrder("take o10", "take o11", "pass");
        assertThat(t.table().top().orElseThrow())
                .isInstanceOfSatisfying(
                        Disclosure.class, look -> assertThat(look.objectives()).isEqualTo(2));
        assertThat(keys(told, BLUE)).contains("log.new-plans-hidden").doesNotContain("log.new-plans");
        t.choose("take o11");
        assertThat(t.codes()).containsExactlyInAnyOrder("return o5", "return o6");
        t.choose("return o6");
        assertThat(red(t).objectiveCards()).isEqualTo(Numbers.of(5, 11));
        assertThat(t.table().objectiveDeck().size()).isEqualTo(size);
        assertThat(t.table().objectiveDeck().drawPile())
                .contains((byte) 6, (byte) 10)
                .doesNotContain((byte) 11);
        assertThat(actionsLeft(t)).isEqualTo(2);
    }

    @Test
    @Rule("CC-10.12")
    void newPlansMayChangeNothingButNeedsAnObjective() {
        TestTable t = plains().hand(RED, 31).objectives(RED, 5).goods(RED, Good.CULTURE, 1);
        int size = t.table().objectiveDeck().size();
        t.turnOf(RED).choose("play a31", "pass");
        assertThat(red(t).objectiveCards()).isEqualTo(Numbers.of(5));
        assertThat(t.table().objectiveDeck().size()).isEqualTo(size);

        assertThat(plains().hand(RED, 31)
                        .goods(RED, Good.CULTURE, 1)
                        .turnOf(RED)
                        .codes())
                .doesNotContain("play a31");
    }

    @Test
    @Rule("CC-6.78")
    void terrainOfTheFrontierIsByRegion() {
        TestTable t = plains().hand(RED, 21).goods(RED, Good.CULTURE, 1);
        for (String cell : new String[] {"D5", "C6", "E6", "D6"}) {
            t.terrain(cell, Terrain.UNEXPLORED);
        }
        t.turnOf(RED).choose("play a21");
        assertThat(t.codes()).as("the region of D4 touches that of D5").contains("explore D5");
    }
}

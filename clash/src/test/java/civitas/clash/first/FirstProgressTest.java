package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.advance.Gaining;
import civitas.clash.advance.Marker;
import civitas.clash.card.Drawing;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.event.DrawEvent;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Levels instead of the event track. */
class FirstProgressTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable test = First.plain().city(RED, "D4", Mood.NEUTRAL).city(BLUE, "D8", Mood.NEUTRAL);
    private final ClashTable table = test.table();

    private void levels(int player, int culture, int happiness) {
        Scales.of(table).setLevel(player, Scale.CULTURE_LEVEL, culture);
        Scales.of(table).setLevel(player, Scale.HAPPINESS_LEVEL, happiness);
    }

    private int level(Scale scale) {
        return Scales.of(table).level(RED, scale);
    }

    private void gain(Advance advance) {
        test.turnOf(RED);
        Gaining.free(table, RED, advance, Marker.SUPPLY);
        table.settle();
    }

    @Test
    @Rule({"CC-1.43", "CC-1.44", "CC-1.61", "CC-4.151"})
    void aFrameRaisesItsLevelAndGivesAToken() {
        gain(BaseAdvance.MYTHS);
        assertThat(level(Scale.HAPPINESS_LEVEL)).isEqualTo(1);
        assertThat(level(Scale.CULTURE_LEVEL)).isZero();
        assertThat(table.player(RED).get(Good.MOOD)).isEqualTo(1);
        assertThat(table.gain(RED, Good.MOOD, 3)).as("no more than the level").isZero();
        assertThat(table.gain(RED, Good.CULTURE, 1)).isZero();
    }

    @Test
    @Rule({"CC-1.45", "CC-1.46"})
    void atTheHighestLevelOnlyTheTokenIsLeft() {
        levels(RED, 0, 8);
        test.goods(RED, Good.MOOD, 6);
        gain(BaseAdvance.MYTHS);
        assertThat(level(Scale.HAPPINESS_LEVEL)).isEqualTo(8);
        assertThat(table.player(RED).get(Good.MOOD)).isEqualTo(7);
        test.goods(RED, Good.MOOD, 8);
        gain(BaseAdvance.STORAGE);
        assertThat(table.player(RED).get(Good.MOOD)).isEqualTo(8);
    }

    @Test
    @Rule({"CC-4.30", "CC-9.5", "CC-4.150", "CC-EX-86"})
    void someLevelsBringAnEvent() {
        levels(RED, 0, 2);
        test.goods(RED, Good.MOOD, 2);
        int before = table.eventDeck().size();
        gain(BaseAdvance.MYTHS);
        assertThat(level(Scale.HAPPINESS_LEVEL)).isEqualTo(3);
        assertThat(table.eventDeck().size()).isEqualTo(before - 1);
    }

    @Test
    @Rule("CC-9.5")
    void otherLevelsBringNone() {
        levels(RED, 0, 3);
        int before = table.eventDeck().size();
        gain(BaseAdvance.MYTHS);
        assertThat(table.eventDeck().size()).isEqualTo(before);
        levels(RED, 0, 8);
        gain(BaseAdvance.STORAGE);
        assertThat(table.eventDeck().size())
                .as("a level that is not reached anew")
                .isEqualTo(before);
    }

    @Test
    @Rule("CC-9.8")
    void anEmptyEventDeckIsMadeOfTheDiscards() {
        levels(RED, 0, 2);
        while (table.eventDeck().size() > 0) {
            table.eventDeck().discard(table.eventDeck().draw(table.chance()));
        }
        int discarded = table.eventDeck().discarded();
        gain(BaseAdvance.MYTHS);
        assertThat(table.eventDeck().size()).isEqualTo(discarded - 1);
    }

    /** Epidemics: everybody with two units loses one. */
    private static final int EPIDEMICS = 2;

    private void epidemics(ClashTable sick, int drawer) {
        sick.eventDeck().remove(EPIDEMICS);
        sick.eventDeck().putOnTop(EPIDEMICS);
        sick.push(new DrawEvent(drawer));
        sick.settle();
    }

    @Test
    @Rule("CC-9.14")
    void whatAllHaveToDoBeginsWithTheFirstPlayer() {
        test.units(RED, BaseUnit.INFANTRY, "D4", 1).units(RED, BaseUnit.SETTLER, "D4", 1);
        test.units(BLUE, BaseUnit.INFANTRY, "D8", 1).units(BLUE, BaseUnit.SETTLER, "D8", 1);
        table.setFirstPlayer(RED);
        test.turnOf(BLUE);
        epidemics(table, BLUE);
        assertThat(table.asking()).as("blue has drawn the card").isEqualTo(RED);
    }

    @Test
    @Rule("CC-17.3")
    void anOptionalEventMayBeRefused() {
        ClashTable optional =
                First.GAME.deal(Setup.of(ClashGame.ID, List.of(FirstEdition.ID), Map.of("events", "optional"), 2, 7));
        TestTable other = TestTable.of(optional);
        int home = optional.player(RED).home();
        optional.units().add(RED, BaseUnit.INFANTRY, home, 2);
        epidemics(optional, RED);
        assertThat(other.codes()).containsExactlyInAnyOrder("whole-event", "symbol-only");
        other.choose("symbol-only");
        assertThat(optional.units().count(RED, BaseUnit.INFANTRY, home)).isEqualTo(2);
        assertThat(optional.eventDeck().discarded())
                .as("the card is drawn all the same")
                .isEqualTo(1);
    }

    @Test
    @Rule("CC-10.15")
    void anEmptyActionDeckIsMadeOfTheDiscards() {
        while (table.actionDeck().size() > 0) {
            table.actionDeck().discard(table.actionDeck().draw(table.chance()));
        }
        Drawing.actionCard(table, RED);
        assertThat(table.player(RED).actionCards().size()).isEqualTo(1);
        assertThat(table.actionDeck().size()).isPositive();
    }

    @Test
    @Rule({"CC-13.3", "CC-13.16"})
    void theHighestLevelsNameTheFirstPlayer() {
        table.setFirstPlayer(RED);
        levels(RED, 2, 2);
        levels(BLUE, 0, 5);
        StatusPhase.beginAt(table, "first-player", RED);
        table.settle();
        assertThat(table.constants().statusPhase)
                .containsExactly(
                        "objectives", "free-advance", "second-advance", "new-cards", "raze-city", "first-player");
        assertThat(table.asking()).isEqualTo(BLUE);
        test.choose("choose blue");
        assertThat(table.firstPlayer()).isEqualTo(BLUE);
    }

    @Test
    @Rule("CC-13.17")
    void theFirstPlayerStaysInATie() {
        table.setFirstPlayer(RED);
        levels(RED, 1, 1);
        levels(BLUE, 0, 2);
        test.turnOf(RED);
        StatusPhase.beginAt(table, "first-player", RED);
        table.settle();
        assertThat(test.codes()).contains("end-turn");
        assertThat(table.firstPlayer()).isEqualTo(RED);
    }

    @Test
    @Rule("CC-13.8")
    void theFreeAdvanceOfTheStatusPhaseCountsToo() {
        levels(RED, 0, 2);
        table.setFirstPlayer(RED);
        int before = table.eventDeck().size();
        StatusPhase.beginAt(table, "free-advance", RED);
        table.settle();
        test.choose("advance myths");
        assertThat(level(Scale.HAPPINESS_LEVEL)).isEqualTo(3);
        assertThat(table.eventDeck().size()).isEqualTo(before - 1);
    }

    @Test
    @Rule({"CC-14.13", "CC-14.2", "CC-14.5"})
    void tokensOfATradeObeyTheLevels() {
        levels(RED, 0, 1);
        levels(BLUE, 0, 3);
        test.goods(BLUE, Good.MOOD, 3).goods(RED, Good.GOLD, 1).turnOf(RED);
        test.choose("trade blue", "give gold", "ask mood", "ask mood", "offer").choose(BLUE, "accept t1");
        assertThat(table.player(BLUE).get(Good.GOLD)).isEqualTo(1);
        assertThat(table.player(BLUE).get(Good.MOOD)).isEqualTo(1);
        assertThat(table.player(RED).get(Good.MOOD))
                .as("the second one is lost")
                .isEqualTo(1);
    }
}

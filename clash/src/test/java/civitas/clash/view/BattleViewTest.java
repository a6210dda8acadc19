package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashGame;
import civitas.clash.TestTable;
import civitas.clash.content.Face;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.BattleView;
import civitas.clash.view.ClashView.DieView;
import civitas.clash.view.ClashView.EffortView;
import civitas.clash.view.ClashView.PartView;
import civitas.clash.view.ClashView.SideView;
import civitas.kernel.Choice;
import civitas.kernel.Event;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The view carries a battle completely: every total explains itself, and nobody has to read the log for it. */
class BattleViewTest {

    @Test
    void everyRollInTheLogIsInTheViewAndAddsUp() {
        int rolls = 0;
        int cards = 0;
        int clashes = 0;
        int captures = 0;
        for (long seed = 1; seed <= 60; seed++) {
            List<String> told = new ArrayList<>();
            ClashTable table = TestTable.GAME.deal(
                    Setup.of(ClashGame.ID, List.of(ClashGame.MONUMENTAL), Map.of("raze-last-city", "no"), 3, seed),
                    event -> hear(event, told));
            SplittableRandom random = new SplittableRandom(seed);
            while (!table.over()) {
                told.clear();
                int seat = table.asking();
                List<Choice> choices = table.choices(seat);
                table.choose(seat, choices.get(random.nextInt(choices.size())));
                ClashView view = TestTable.GAME.view(table, Viewer.SPECTATOR);
                List<EffortView> efforts = efforts(view.battle());
                efforts.addAll(efforts(view.lastBattle()));
                efforts.forEach(BattleViewTest::addsUp);
                for (String roll : told) {
                    assertThat(efforts)
                            .as("rolls in the view")
                            .extracting(BattleViewTest::faces)
                            .contains(roll);
                    rolls++;
                }
                for (EffortView effort : efforts) {
                    cards += effort.card().isEmpty() ? 0 : 1;
                    clashes += effort.clash();
                }
                assertThat(view.lastBattle().rounds().isEmpty())
                        .isEqualTo(view.lastBattle().result().isEmpty());
                if (view.lastBattle().captured()) {
                    assertThat(view.lastBattle().city()).isTrue();
                    assertThat(view.lastBattle().result()).isEqualTo("attacker");
                    captures++;
                }
            }
        }
        assertThat(rolls).isGreaterThan(50);
        assertThat(cards).isPositive();
        assertThat(clashes).isPositive();
        assertThat(captures).isPositive();
    }

    /** Of several battles in the course of one choice the last one is on the table. */
    private static void hear(Event event, List<String> told) {
        if (event.text().key().matches("log\\.battle-(land|city|sea)")) {
            told.clear();
        } else if (event.text().key().equals("log.combat-roll")) {
            Phrase faces = (Phrase) event.text().args().get(1);
            StringBuilder roll = new StringBuilder();
            for (Object arg : faces.args()) {
                if (arg instanceof Face face) {
                    roll.append(' ').append(face.number()).append(face.symbol().code());
                }
            }
            told.add(roll.toString());
        }
    }

    private static List<EffortView> efforts(BattleView battle) {
        List<EffortView> efforts = new ArrayList<>();
        battle.rounds().forEach(round -> efforts.addAll(round.efforts()));
        for (SideView side : battle.sides()) {
            efforts.add(new EffortView(
                    side.card(),
                    side.ignored(),
                    side.noClash(),
                    side.dice(),
                    side.clash(),
                    side.parts(),
                    side.value(),
                    side.hits(),
                    side.cancelled(),
                    side.losses()));
        }
        return efforts;
    }

    private static void addsUp(EffortView effort) {
        if (effort.dice().isEmpty()) {
            return;
        }
        int sum = effort.clash();
        for (DieView die : effort.dice()) {
            sum += die.number();
            assertThat(die.symbol()).isIn("infantry", "cavalry", "elephant", "leader");
        }
        for (PartView part : effort.parts()) {
            assertThat(part.code()).isNotEmpty();
            sum += part.change().equals("bonus") ? part.number() : 0;
        }
        assertThat(effort.value()).isEqualTo(Math.max(0, sum));
        assertThat(effort.hits()).isEqualTo(effort.value() / 5);
    }

    private static String faces(EffortView effort) {
        return effort.dice().stream().map(die -> die.number() + die.symbol()).reduce("", (a, b) -> a + " " + b);
    }
}

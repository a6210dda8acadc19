package civitas.civ.turn;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.research.ResearchPhase;
import civitas.civ.state.Turn;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Choice;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTest {

    private static final List<String> LEAVING = List.of("done", "decline", "pass", "no");

    /** Everybody does as little as possible; what the table asks for is written down as phase and seat. */
    private static List<String> playOneTurn(CivTable table) {
        List<String> course = new ArrayList<>();
        int number = table.turn().number();
        while (table.turn().number() == number && !table.over()) {
            String asked = table.turn().phase().code() + " " + table.asking();
            if (course.isEmpty() || !course.getLast().equals(asked)) {
                course.add(asked);
            }
            leave(table);
        }
        return course;
    }

    private static void leave(CivTable table) {
        int seat = table.asking();
        for (Choice choice : table.choices(seat)) {
            if (LEAVING.contains(choice.code())) {
                table.choose(seat, choice);
                return;
            }
        }
        table.choose(seat, table.choices(seat).getLast());
    }

    @Test
    @Rule({"CV-03.01", "CV-03.02", "CV-03.03", "CV-03.06", "CV-03.07"})
    void fivePhasesFollowEachOther() {
        CivTable table = TestTable.begun(3, TestTable.STANDARD, 4).table();
        int first = table.turn().first();
        List<String> steps = playOneTurn(table).stream()
                .filter(step -> !step.startsWith("trade") && !step.startsWith("research"))
                .toList();
        List<String> expected = new ArrayList<>();
        for (Phase phase : new Phase[] {Phase.START_OF_TURN, Phase.CITY_MANAGEMENT, Phase.MOVEMENT}) {
            for (int i = 0; i < 3; i++) {
                expected.add(phase.code() + " " + (first + i) % 3);
            }
        }
        assertThat(steps).isEqualTo(expected);
        assertThat(table.turn().phase()).isEqualTo(Phase.START_OF_TURN);
        assertThat(table.turn().number()).isEqualTo(2);
    }

    /** Tells in which order players come by how much culture they get. */
    private record Mark(int player) implements Procedure<CivTable> {
        @Override
        public void run(CivTable table) {
            int before = 0;
            for (int seat = 0; seat < table.seats(); seat++) {
                before += table.player(seat).culture();
            }
            table.addCulture(player, before + 1);
        }
    }

    @Test
    @Rule({"CV-03.21", "CV-09.11"})
    void effectsOfDifferentPlayersFollowFromTheFirstPlayerOn() {
        Rulebook book = Books.with(hooks -> hooks.research.afterLearn.join(
                BaseGovernment.DESPOTISM, (table, player, tech) -> table.push(new Mark(player))));
        TestTable test = TestTable.choosing(
                        book, BaseCivilization.AMERICA, BaseCivilization.CHINA, BaseCivilization.EGYPT)
                .ready();
        CivTable table = test.table();
        table.turn().setFirst(1);
        for (int player = 0; player < 3; player++) {
            table.player(player).setTrade(6);
            table.player(player).setCulture(0);
        }
        test.at(new ResearchPhase());
        for (int player = 0; player < 3; player++) {
            test.choose(player, "research masonry");
        }
        assertThat(table.player(1).culture()).isOne();
        assertThat(table.player(2).culture()).isEqualTo(2);
        assertThat(table.player(0).culture()).isEqualTo(4);
    }

    @Test
    @Rule("CV-03.27")
    void whoCannotPayIsNotOffered() {
        TestTable test = TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA);
        assertThat(test.step(Phase.CITY_MANAGEMENT, 0).codes()).doesNotContain("use currency");
        test.resource(0, Resource.INCENSE);
        assertThat(test.step(Phase.CITY_MANAGEMENT, 0).codes()).contains("use currency");
    }

    @Test
    @Rule("CV-03.05")
    void theFirstPlayerTokenPassesFromTurnTwoOn() {
        CivTable table = TestTable.begun(3, TestTable.STANDARD, 4).table();
        int first = table.turn().first();
        assertThat(table.asking()).isEqualTo(first);
        playOneTurn(table);
        assertThat(table.turn().first()).isEqualTo((first + 1) % 3);
        assertThat(table.asking()).isEqualTo((first + 1) % 3);
        playOneTurn(table);
        assertThat(table.turn().first()).isEqualTo((first + 2) % 3);
    }

    @Test
    @Rule({"CV-03.04", "CV-03.10"})
    void researchIsForAllAtOnce() {
        CivTable table = TestTable.begun(3, TestTable.STANDARD, 4).table();
        while (table.turn().phase() != Phase.RESEARCH) {
            leave(table);
        }
        assertThat(table.asked()).isEqualTo(0b111);
        assertThat(table.turn().active()).isEqualTo(Turn.NOBODY);
    }

    @Test
    @Rule({"CV-03.08", "CV-03.03"})
    void onlyThePlayerOfTheStepIsAsked() {
        CivTable table = TestTable.begun(3, TestTable.STANDARD, 4).table();
        int first = table.turn().first();
        assertThat(table.asked()).isEqualTo(1 << first);
        assertThat(table.choices((first + 1) % 3)).isEmpty();
    }

    @Test
    @Rule({"CV-03.22", "CV-03.23"})
    void onceAndUntilEndAreOverWithTheTurn() {
        CivTable table = TestTable.begun().table();
        table.player(0).use(BaseTech.CURRENCY, 0);
        table.player(0).use(BaseCivilization.EGYPT);
        table.player(0).addProduction(0, 5);
        table.locked().add(3);
        while (table.turn().phase() != Phase.RESEARCH) {
            leave(table);
        }
        assertThat(table.player(0).hasUsed(BaseTech.CURRENCY, 0)).isTrue();
        assertThat(table.player(0).production(0)).isEqualTo(5);
        assertThat(table.locked().has(3)).isTrue();
        playOneTurn(table);
        assertThat(table.player(0).hasUsed(BaseTech.CURRENCY, 0)).isFalse();
        assertThat(table.player(0).hasUsed(BaseCivilization.EGYPT)).isFalse();
        assertThat(table.player(0).production(0)).isZero();
        assertThat(table.locked().has(3)).isFalse();
    }
}

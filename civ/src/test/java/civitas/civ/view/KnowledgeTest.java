package civitas.civ.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Resource;
import civitas.civ.table.CivTable;
import civitas.civ.view.CivView.PlayerView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import org.junit.jupiter.api.Test;

class KnowledgeTest {

    private static PlayerView red(CivTable table, Viewer viewer) {
        return CivView.of(table, viewer).players().getFirst();
    }

    @Test
    @Rule({"CV-17.02", "CV-17.03", "CV-17.04", "CV-17.08"})
    void othersSeeNumbersAndBacks() {
        TestTable test = TestTable.begun().holds(0, BaseEvent.DROUGHT).holds(0, BaseEvent.JOUSTING_TOURNEY);
        test.resource(0, Resource.SILK);
        PlayerView own = red(test.table(), Viewer.of(Seat.RED));
        PlayerView seen = red(test.table(), Viewer.of(Seat.BLUE));
        assertThat(own.hand()).containsExactlyInAnyOrder("drought", "jousting-tourney");
        assertThat(seen.hand()).isEmpty();
        assertThat(seen.events()).containsExactly(1, 1, 0);
        assertThat(seen.forces()).isEmpty();
        assertThat(seen.units()).isEqualTo(own.units());
        assertThat(seen.trade()).isEqualTo(own.trade());
        assertThat(seen.resources()).isEqualTo(own.resources());
        assertThat(seen.techs()).isEqualTo(own.techs());
    }

    @Test
    void everybodySeesWhatAbilitiesAllow() {
        CivTable table = TestTable.begun().knows(0, BaseTech.FLIGHT).table();
        assertThat(red(table, Viewer.of(Seat.BLUE)).licences()).contains("ignore-obstacles");
        assertThat(red(TestTable.begun().table(), Viewer.SPECTATOR).licences()).doesNotContain("ignore-obstacles");
    }

    @Test
    @Rule({"CV-17.10", "CV-17.11"})
    void theOwnerMayLookAtHisForces() {
        CivTable table = TestTable.begun().table();
        assertThat(red(table, Viewer.of(Seat.RED)).forces())
                .hasSize(Long.bitCount(table.player(0).forces()));
    }

    @Test
    @Rule({"CV-17.01", "CV-17.05", "CV-17.16", "CV-17.17", "CV-17.18"})
    void whatIsHiddenFromAllHasNoPlaceInAView() {
        CivTable table = TestTable.begun().table();
        CivView view = CivView.of(table, Viewer.SPECTATOR);
        assertThat(view.slots()).anyMatch(slot -> !slot.known() && slot.tile().isEmpty());
        assertThat(view.squares())
                .filteredOn(square -> !square.known())
                .allMatch(square -> square.terrain().isEmpty());
        assertThat(view.market().wonders()).hasSize(table.market().wonderSpaces());
        assertThat(view.market().events()).allMatch(deck -> deck.discards().isEmpty() && deck.left() > 0);
        CivTable imagined = Imagining.imagine(table, 0, 99);
        assertThat(CivView.of(imagined, Viewer.of(Seat.RED))).isEqualTo(CivView.of(table, Viewer.of(Seat.RED)));
    }

    @Test
    @Rule({"CV-17.21", "CV-05.20"})
    void aTokenThatWasShownIsKnown() {
        CivTable table = TestTable.begun().table();
        int token = table.market().huts().draw(table.chance());
        table.player(0).addToken(token);
        assertThat(red(table, Viewer.of(Seat.BLUE)).tokens()).isEmpty();
        assertThat(red(table, Viewer.of(Seat.BLUE)).huts()).isOne();
        table.player(1).see(token);
        assertThat(red(table, Viewer.of(Seat.BLUE)).tokens()).hasSize(1);
    }
}

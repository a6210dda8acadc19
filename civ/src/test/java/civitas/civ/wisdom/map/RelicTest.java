package civitas.civ.wisdom.map;

import static civitas.civ.wisdom.Peace.land;
import static civitas.civ.wisdom.Peace.with;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.state.Landmarks;
import civitas.civ.table.Supply;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class RelicTest {

    private static final int RED = 0;

    private static TestTable near(WisdomLandmark relic) {
        return with(land(), relic, "C6");
    }

    @Test
    @Rule({"CV-08.76", "CV-16.28", "CV-16.30", "CV-16.31"})
    void theArkAdvancesTwiceOnTheTrack() {
        TestTable test = near(WisdomLandmark.ARK_OF_THE_COVENANT).figure(RED, Figure.ARMY, "B6");
        test.step(Phase.MOVEMENT, RED).choose("move B6").choose("step C6").choose("stop");
        assertThat(test.table().player(RED).track()).isEqualTo(2);
        assertThat(test.table().player(RED).hand().size()).isEqualTo(2);
        assertThat(test.table().landmarks().where(WisdomLandmark.ARK_OF_THE_COVENANT))
                .isEqualTo(Landmarks.GONE);
    }

    @Test
    @Rule({"CV-08.76", "CV-16.29", "CV-03.24"})
    void attilasVillageGivesTwoUnitsOfChoice() {
        TestTable test = near(WisdomLandmark.ATTILAS_VILLAGE).figure(RED, Figure.ARMY, "B6");
        int units = Long.bitCount(test.table().player(RED).forces());
        test.step(Phase.MOVEMENT, RED).choose("move B6").choose("step C6").choose("stop");
        assertThat(test.codes()).containsExactly("muster artillery", "muster infantry", "muster mounted");
        test.choose("muster infantry").choose("muster mounted");
        assertThat(Long.bitCount(test.table().player(RED).forces())).isEqualTo(units + 2);
        assertThat(test.table().landmarks().has(test.square("C6"))).isFalse();
    }

    @Test
    @Rule({"CV-08.74", "CV-08.75"})
    void scoutsEnterOnlyWithAnArmyAndArmiesPassThrough() {
        TestTable test = near(WisdomLandmark.ATTILAS_VILLAGE)
                .figure(RED, Figure.SCOUT, "B6")
                .figure(RED, Figure.ARMY, "C5");
        test.step(Phase.MOVEMENT, RED).choose("move B6");
        assertThat(test.codes()).doesNotContain("step C6");
        assertThat(test.why(RED, "C6")).contains("why.relic");
        test.choose("step B7")
                .choose("stop")
                .choose("move C5")
                .choose("step C6")
                .choose("step C7");
        assertThat(test.table().landmarks().has(test.square("C6"))).isTrue();
    }

    @Test
    @Rule({"CV-08.77", "CV-04.13", "CV-16.32"})
    void nothingChangesTheSquareAndNoCityStandsBesideIt() {
        TestTable test = near(WisdomLandmark.ATTILAS_VILLAGE)
                .figure(RED, Figure.SCOUT, "B6")
                .holds(RED, BaseEvent.DROUGHT);
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.codes()).doesNotContain("found B6 scout");
        assertThat(test.why(RED, "B6")).contains("why.found-relic");
        test.choose("play-event drought");
        assertThat(test.codes()).contains("choose C7").doesNotContain("choose C6");
        assertThat(test.why(RED, "C6")).contains("why.relic-there");
        test.table().putFigure(RED, 0, test.square("C6"));
        assertThat(test.table().landmarks().has(test.square("C6"))).isTrue();
    }

    @Test
    @Rule({"CV-08.30", "CV-16.23"})
    void aTileIsTurnedUpWithItsRelic() {
        TestTable test = land();
        int tile = 0;
        while (!test.table().content().tile(tile).id().equals("neutral-22")) {
            tile++;
        }
        int slot = 4;
        test.table().lands().lay(slot, tile);
        test.table().lands().conceal(slot);
        Supply.turnUp(test.table(), test.table().board().slot(slot), 0);
        int square = test.table().landmarks().where(WisdomLandmark.ATTILAS_VILLAGE);
        assertThat(square).isNotNegative();
        assertThat(test.table().lands().printed(square).relic()).contains(WisdomLandmark.ATTILAS_VILLAGE);
    }
}

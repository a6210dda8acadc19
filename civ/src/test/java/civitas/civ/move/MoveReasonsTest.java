package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Intent;
import civitas.civ.state.Licence;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why figures cannot move or go somewhere. */
class MoveReasonsTest {

    private static List<String> why(Field field, String square) {
        return why(field, field.table().square(field.square(square)));
    }

    private static List<String> why(Field field, Thing thing) {
        return field.table().reasons(Seat.RED, thing).stream().map(Phrase::key).toList();
    }

    @Test
    @Rule({"CV-08.01", "CV-08.04"})
    void aFigureMovesOnce() {
        Field field = Field.explored().army(0, "D9").scout(0, "F9").step(0);
        assertThat(why(field, "B9")).containsExactly("why.no-figures");
        field.choose("move D9", "step D10", "step D11").untilNextFigure();
        assertThat(why(field, "D11")).containsExactly("why.moved");
        field.table().player(0).setFrozen(field.table().figures().on(0, field.square("F9")));
        field.again();
        assertThat(why(field, "F9")).containsExactly("why.frozen");
    }

    @Test
    @Rule({"CV-08.06", "CV-08.23"})
    void unexploredLandIsDiscoveredFirst() {
        Field field = Field.unexplored().army(0, "D3").step(0);
        assertThat(why(field, "D9")).containsExactly("why.unexplored");
        field.choose("move D3");
        assertThat(why(field, "D9")).containsExactly("why.unexplored");
        assertThat(why(field, field.table().board().slot(0))).containsExactly("why.discovered");
        assertThat(why(field, field.table().board().slot(5))).containsExactly("why.tile-not-beside");
        assertThat(why(field, new Intent(Act.STOP))).containsExactly("why.stop-first");
    }

    @Test
    @Rule({"CV-08.02", "CV-08.05"})
    void theWayIsCounted() {
        Field field = Field.explored().army(0, "D9").step(0).choose("move D9");
        assertThat(why(field, "D9")).containsExactly("why.already-there");
        assertThat(why(field, "D12")).containsExactly("why.too-far");
        assertThat(why(field, "D11")).containsExactly("why.square-by-square");
        assertThat(why(field, "D10")).isEmpty();
    }

    @Test
    @Rule({"CV-08.07", "CV-08.17", "CV-08.18", "CV-08.22"})
    void waterIsNamed() {
        Field field = Field.explored().army(0, "D9").water("D10").step(0).choose("move D9");
        assertThat(why(field, "D10")).containsExactly("why.water-enter");
        Field crossing = Field.explored().army(0, "D9").water("D10", "D11", "C10", "E10");
        crossing.knows(0, BaseTech.NAVIGATION).step(0).choose("move D9");
        assertThat(why(crossing, "D10")).isEmpty();
        assertThat(why(crossing, "D11")).containsExactly("why.water-end");
    }

    @Test
    @Rule({"CV-08.13", "CV-08.55"})
    void crowdsAndOwnCitiesAreNamed() {
        Field field = Field.explored().army(0, "D9", "D10", "D10").step(0).choose("move D9");
        assertThat(why(field, "D10")).isEmpty();
        field.choose("step D10");
        assertThat(why(field, new Intent(Act.STOP))).containsExactly("why.stack");
    }

    @Test
    @Rule({"CV-08.34", "CV-08.35", "CV-08.48", "CV-08.58"})
    void scoutsSayWhatTheyShun() {
        Field field = Field.explored().scout(0, "D9").army(1, "D10").city(4, "F9");
        field.token("C9", "hut-spy");
        field.token("D8", "village-iron");
        field.step(0).choose("move D9");
        assertThat(why(field, "D10")).containsExactly("why.scouts-enemy");
        assertThat(why(field, "C9")).containsExactly("why.hut");
        assertThat(why(field, "D8")).containsExactly("why.village");
        assertThat(why(field, "F9")).containsExactly("why.scouts-city");
    }

    @Test
    @Rule({"CV-08.59"})
    void whoSparesCitiesSaysSo() {
        Field field = Field.explored().army(0, "D9").city(4, "E9");
        field.may(0, Licence.SPARES_CITIES).step(0).choose("move D9");
        assertThat(why(field, "E9")).containsExactly("why.spares-cities");
    }

    @Test
    @Rule({"CV-08.09"})
    void aGroupIsChosenFirst() {
        Field field = Field.explored().army(0, "D9", "D9").step(0).choose("move D9");
        assertThat(why(field, "D10")).containsExactly("why.group-first");
        assertThat(field.table().figures().count(0, Figure.ARMY, field.square("D9")))
                .isEqualTo(2);
    }

    @Test
    @Rule({"CV-08.01"})
    void lockedSquaresAreNamed() {
        Field field = Field.explored().army(0, "D9");
        field.table().locked().add(field.square("D9"));
        field.step(0);
        assertThat(why(field, "D9")).containsExactly("why.square-locked");
    }
}

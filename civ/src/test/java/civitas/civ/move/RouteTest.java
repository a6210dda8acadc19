package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where figures could go, as a page shows it before anything is chosen. */
class RouteTest {

    private static List<String> ends(Field field, String square, Route.Among among) {
        return Route.from(field.table(), 0, field.square(square), among).stream()
                .map(route -> field.table().square(route.end()).code())
                .sorted()
                .toList();
    }

    @Test
    @Rule({"CV-08.02", "CV-08.05"})
    void aRouteLeadsAsFarAsTheSpeed() {
        Field field = Field.explored().army(0, "A8").step(0);
        assertThat(ends(field, "A8", Route.Among.ALL))
                .containsExactlyInAnyOrder("A6", "A7", "A9", "A10", "B7", "B8", "B9", "C8");
        assertThat(ends(field, "A8", Route.Among.SCOUTS)).as("there are none").isEmpty();
    }

    @Test
    @Rule({"CV-08.07", "CV-08.36", "CV-08.48"})
    void itGoesAroundOthersAndEndsOnThemOnlyWithAnArmy() {
        Field field =
                Field.explored().army(0, "D8").scout(0, "D8").army(1, "D7").step(0);
        assertThat(ends(field, "D8", Route.Among.ARMIES)).contains("D7").doesNotContain("D6");
        assertThat(ends(field, "D8", Route.Among.SCOUTS)).doesNotContain("D7", "D6");
        Route around = Route.from(field.table(), 0, field.square("D8"), Route.Among.ARMIES).stream()
                .filter(route -> route.end() == field.square("C7"))
                .findFirst()
                .orElseThrow();
        assertThat(around.steps()).containsExactly(field.square("C8"), field.square("C7"));
    }

    @Test
    @Rule({"CV-08.13", "CV-08.18", "CV-08.19"})
    void waterAndCrowdsAreNoEnd() {
        Field field =
                Field.explored().army(0, "D8", "D8", "D7", "D7").water("C8").step(0);
        assertThat(ends(field, "D8", Route.Among.ALL))
                .doesNotContain("D7", "C8")
                .contains("D6", "E8");
    }

    @Test
    @Rule({"CV-17.01", "CV-08.01"})
    void onlyWhoeverMovesIsTold() {
        Field field =
                Field.explored().army(0, "D8").scout(0, "D8").army(1, "F8").step(0);
        assertThat(CivView.of(field.table(), Viewer.of(Seat.RED)).routes())
                .extracting(CivView.RoutesView::square, CivView.RoutesView::among)
                .containsExactly(tuple("D8", "all"), tuple("D8", "armies"), tuple("D8", "scouts"));
        assertThat(CivView.of(field.table(), Viewer.of(Seat.BLUE)).routes()).isEmpty();
        assertThat(CivView.of(field.table(), Viewer.SPECTATOR).routes()).isEmpty();
        field.choose("move D8", "take a1s0");
        assertThat(CivView.of(field.table(), Viewer.of(Seat.RED)).routes())
                .singleElement()
                .matches(routes -> routes.ways().contains(List.of("D7", "D6")));
    }

    @Test
    @Rule({"CV-08.39", "CV-08.47", "CV-08.60"})
    void itSaysWhatAwaitsThoseWhoEndThere() {
        Field field = Field.explored().army(0, "D8").army(1, "D7");
        field.token("C8", "hut-spy");
        field.token("E8", "village-iron");
        field.step(0);
        assertThat(Route.from(field.table(), 0, field.square("D8"), Route.Among.ALL))
                .extracting(route -> field.table().square(route.end()).code(), Route::meets)
                .contains(
                        tuple("D7", Meeting.FIGHT),
                        tuple("C8", Meeting.EXPLORE),
                        tuple("E8", Meeting.FIGHT),
                        tuple("D9", Meeting.NOTHING));
    }

    /** What is shown can be done: each step of every route is among the choices when its turn comes. */
    @Test
    @Rule({"CV-08.06", "CV-08.22"})
    void everyStepOfARouteIsAllowed() {
        for (int seed = 1; seed <= 3; seed++) {
            Field field = Field.of(2, seed).army(0, "A5").step(0);
            for (Route route : Route.from(field.table(), 0, field.square("A5"), Route.Among.ALL)) {
                Field again = Field.of(2, seed).army(0, "A5").step(0).choose("move A5");
                if (again.codes().contains("take a1s0")) {
                    again.choose("take a1s0");
                }
                for (int step : route.steps()) {
                    String code = "step " + again.table().square(step).code();
                    assertThat(again.codes()).as("%s of %s", code, route).contains(code);
                    again.choose(code);
                }
            }
        }
    }
}

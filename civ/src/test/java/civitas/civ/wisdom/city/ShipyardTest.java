package civitas.civ.wisdom.city;

import static civitas.civ.wisdom.Peace.land;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.city.Placing;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Phase;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import civitas.civ.content.facts.BuildingSpec;
import civitas.civ.table.CivTable;
import civitas.civ.wisdom.Peace;
import civitas.civ.wisdom.content.WisdomBuilding;
import civitas.civ.wisdom.content.WisdomFamily;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.kernel.Rule;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShipyardTest {

    private static final int RED = 0;

    /** A lake beside the capital. */
    private static TestTable lake() {
        TestTable test = land();
        test.table().lands().strike(test.square("A1"), Terrain.WATER);
        test.table().lands().strike(test.square("A2"), Terrain.WATER);
        return test;
    }

    @Test
    @Rule({"CV-16.65", "CV-16.66", "CV-06.44", "CV-06.52", "CV-01.42", "CV-02.10", "CV-11.27"})
    void itIsABuildingOfItsOwn() {
        BuildingSpec spec = Peace.book().content().spec(WisdomBuilding.SHIPYARD);
        assertThat(spec.cost()).isEqualTo(5);
        assertThat(spec.terrain()).isEqualTo(Optional.of(Terrain.WATER));
        assertThat(spec.unique()).isTrue();
        assertThat(spec.upgradeOf()).isEmpty();
        assertThat(spec.icons()).isEqualTo(2 * Yield.ONE_PRODUCTION);
        assertThat(spec.combat()).isEqualTo(2);
        assertThat(Peace.book().content().count(WisdomFamily.SHIPYARD)).isEqualTo(5);
    }

    @Test
    @Rule({"CV-16.65", "CV-06.44", "CV-06.52"})
    void navyUnlocksItAndAStarIsAloneInItsCity() {
        TestTable test = lake();
        CivTable table = test.table();
        assertThat(Placing.unlocked(table, RED, WisdomBuilding.SHIPYARD)).isFalse();
        test.knows(RED, WisdomTech.NAVY);
        assertThat(Placing.unlocked(table, RED, WisdomBuilding.SHIPYARD)).isTrue();
        assertThat(Placing.mayPlace(table, RED, test.square("A1"), WisdomBuilding.SHIPYARD))
                .isTrue();
        assertThat(Placing.mayPlace(table, RED, test.square("C3"), WisdomBuilding.SHIPYARD))
                .isFalse();
        table.putBuilding(test.square("C3"), BaseBuilding.TEMPLE);
        assertThat(Placing.mayPlace(table, RED, test.square("A1"), WisdomBuilding.SHIPYARD))
                .isFalse();
    }

    @Test
    @Rule({"CV-16.67"})
    void navyPlacesArmiesWhereAShipyardIs() {
        TestTable test = lake().city(RED, 1, "B6").knows(RED, WisdomTech.NAVY);
        CivTable table = test.table();
        table.putBuilding(test.square("A1"), WisdomBuilding.SHIPYARD);
        table.player(RED).setTrade(27);
        test.step(Phase.CITY_MANAGEMENT, RED);
        while (test.codes().stream().anyMatch(code -> code.startsWith("adopt"))) {
            test.choose(test.codes().getFirst());
        }
        test.choose("build-figure B6 army");
        assertThat(test.codes()).contains("place army C3", "place army C7");
        test.choose("place army C3");
        assertThat(table.figures().holder(test.square("C3"))).isEqualTo(RED);
    }

    @Test
    @Rule({"CV-16.67"})
    void scoutsAndCitiesWithoutAShipyardGainNothing() {
        TestTable test = lake().city(RED, 1, "B6").knows(RED, WisdomTech.NAVY);
        test.table().putBuilding(test.square("A1"), WisdomBuilding.SHIPYARD);
        test.table().player(RED).setTrade(27);
        test.step(Phase.CITY_MANAGEMENT, RED);
        while (test.codes().stream().anyMatch(code -> code.startsWith("adopt"))) {
            test.choose(test.codes().getFirst());
        }
        test.choose("build-figure B6 scout");
        assertThat(test.codes()).doesNotContain("place scout C3");
    }
}

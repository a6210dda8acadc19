package civitas.civ.city;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CityScene;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a city could build, with its price and what is in the way. */
class WareTest {

    private static List<Ware> wares(CityScene scene) {
        int production = Production.of(scene.table(), CityScene.CAPITAL);
        return Ware.of(scene.table(), CityScene.CAPITAL, production);
    }

    private static Ware ware(CityScene scene, Thing what) {
        return wares(scene).stream()
                .filter(ware -> ware.what().equals(what))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"CV-06.39", "CV-06.54"})
    void whatIsLockedNamesItsTechsAndWhatIsImprovedTheBetterForm() {
        CityScene scene = CityScene.begun().manage();
        assertThat(ware(scene, BaseBuilding.GRANARY).obstacle()).isEqualTo(Ware.Obstacle.TECH);
        assertThat(ware(scene, BaseBuilding.GRANARY).by()).containsExactly(BaseTech.POTTERY);
        scene.knows(BaseTech.POTTERY, BaseTech.ENGINEERING).manage();
        assertThat(ware(scene, BaseBuilding.GRANARY).obstacle()).isEqualTo(Ware.Obstacle.UPGRADED);
        assertThat(ware(scene, BaseBuilding.GRANARY).by()).containsExactly(BaseBuilding.AQUEDUCT);
    }

    @Test
    @Rule({"CV-06.11", "CV-06.16", "CV-06.19", "CV-06.66"})
    void thePriceIsThatOfTheOwner() {
        CityScene scene = CityScene.begun().trade(4).offers(BaseWonder.ORACLE).manage();
        Ware dear = ware(scene, BaseWonder.ORACLE);
        assertThat(dear.cost()).isEqualTo(15);
        assertThat(dear.obstacle()).isEqualTo(Ware.Obstacle.PRODUCTION);
        assertThat(dear.count()).as("beside the 5 that the city produces").isEqualTo(10);
        assertThat(dear.trade()).isEqualTo(30);
        assertThat(ware(scene.knows(BaseTech.CODE_OF_LAWS).manage(), BaseWonder.ORACLE)
                        .cost())
                .isEqualTo(10);
    }

    @Test
    @Rule({"CV-06.20", "CV-06.31", "CV-06.34"})
    void figuresAndUnitsAreAmongThem() {
        CityScene scene = CityScene.begun().trade(27).manage();
        assertThat(ware(scene, Figure.ARMY).obstacle()).isEqualTo(Ware.Obstacle.NONE);
        assertThat(ware(scene, UnitType.INFANTRY).cost()).isEqualTo(5);
        assertThat(wares(scene))
                .as("locked types of units are no wares yet")
                .noneMatch(ware -> ware.what().equals(UnitType.AIRCRAFT));
    }

    @Test
    @Rule({"CV-06.43", "CV-06.61"})
    void whereThereIsNoPlaceThatIsWhatLacks() {
        CityScene scene = CityScene.begun().trade(27).knows(BaseTech.MASONRY).manage();
        assertThat(ware(scene, BaseBuilding.WALLS).obstacle()).isEqualTo(Ware.Obstacle.NONE);
        scene.table().cities().setWalls(CityScene.CAPITAL, true);
        assertThat(ware(scene, BaseBuilding.WALLS).obstacle()).isEqualTo(Ware.Obstacle.SITE);
    }

    /** Whatever the menu of the city lists has nothing in its way, and nothing else is like that. */
    @Test
    @Rule({"CV-06.22", "CV-06.40", "CV-06.65"})
    void waresAgreeWithTheChoices() {
        CityScene scene = CityScene.begun()
                .trade(27)
                .knows(BaseTech.MASONRY, BaseTech.CURRENCY, BaseTech.POTTERY)
                .offers(BaseWonder.STONEHENGE)
                .manage();
        for (Ware ware : wares(scene)) {
            boolean listed = scene.table().choices(0).stream()
                    .anyMatch(choice -> choice.object().equals(ware.what()));
            assertThat(ware.obstacle() == Ware.Obstacle.NONE)
                    .as("%s is listed: %s", ware, listed)
                    .isEqualTo(listed);
        }
    }

    @Test
    @Rule({"CV-17.01", "CV-06.16"})
    void theViewShowsThemToTheOwnerAlone() {
        CityScene scene = CityScene.begun().trade(7).manage();
        CivView own = CivView.of(scene.table(), Viewer.of(Seat.RED));
        CivView.CityView city = own.cities().stream()
                .filter(other -> other.owner().equals("red"))
                .findFirst()
                .orElseThrow();
        assertThat(city.wares()).isNotEmpty();
        assertThat(city.reach()).isEqualTo(city.sum() + 7 / 3);
        assertThat(city.production().stream().mapToInt(CivView.PartView::amount).sum())
                .isEqualTo(city.sum());
        assertThat(CivView.of(scene.table(), Viewer.of(Seat.BLUE)).cities())
                .filteredOn(other -> other.owner().equals("red"))
                .allMatch(other -> other.wares().isEmpty());
    }
}

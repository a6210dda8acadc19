package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.state.Cities;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the next city could stand, as a page shows it to whoever thinks about a founder. */
class SitesTest {

    private static TestTable land() {
        return TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
    }

    private static List<CivView.SiteView> sites(TestTable test, Viewer viewer) {
        return CivView.of(test.table(), viewer).sites();
    }

    @Test
    @Rule({"CV-04.08", "CV-04.10", "CV-04.11", "CV-04.17"})
    void aSiteIsWhereAFounderCouldFound() {
        TestTable test = land();
        List<String> sites = sites(test, Viewer.of(Seat.RED)).stream()
                .map(CivView.SiteView::square)
                .toList();
        assertThat(sites).contains("B6").doesNotContain("A6", "D6", "D7", "B2", "B3");
        for (String site : sites) {
            TestTable founder = land().figure(0, Figure.SCOUT, site).step(Phase.START_OF_TURN, 0);
            assertThat(founder.codes()).contains("found " + site + " scout");
        }
    }

    @Test
    @Rule({"CV-06.09", "CV-04.26"})
    void itTellsWhatTheCityWouldGet() {
        TestTable test = land().figure(0, Figure.SCOUT, "B6").step(Phase.START_OF_TURN, 0);
        CivView.YieldView promised = sites(test, Viewer.of(Seat.RED)).stream()
                .filter(site -> site.square().equals("B6"))
                .findFirst()
                .orElseThrow()
                .yields();
        test.choose("found B6 scout");
        assertThat(CivView.of(test.table(), Viewer.of(Seat.RED)).cities())
                .filteredOn(city -> city.square().equals("B6"))
                .singleElement()
                .extracting(CivView.CityView::yields)
                .isEqualTo(promised);
        assertThat(Yields.ofCity(test.table(), Cities.of(0, 1))).isPositive();
    }

    @Test
    @Rule("CV-17.01")
    void aSpectatorFoundsNothing() {
        assertThat(sites(land(), Viewer.SPECTATOR)).isEmpty();
    }

    @Test
    @Rule({"CV-02.37", "CV-02.39"})
    void beforeThereIsACapitalItsSitesAreTold() {
        TestTable test = TestTable.dealt(2, TestTable.STANDARD, 1);
        Seat first = Seat.of(test.table().asking());
        List<String> told = sites(test, Viewer.of(first)).stream()
                .map(CivView.SiteView::square)
                .toList();
        assertThat(told)
                .isNotEmpty()
                .allSatisfy(site -> assertThat(test.codes()).contains("place-capital " + site));
    }
}

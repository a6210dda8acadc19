package civitas.civ.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.CivGame;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** What there is in the base box, as pages are told. */
class CivFactsTest {

    private static final CivGame GAME = new CivGame();
    private final CivFacts facts = GAME.content(GAME.usualBoxes());

    @Test
    @Rule({"CV-01.11", "CV-09.02", "CV-09.24"})
    void techsHaveLevelsPricesAndWhatTheyBring() {
        assertThat(facts.techs()).hasSize(37);
        assertThat(facts.thresholds()).hasSize(facts.rows()).isSorted();
        assertThat(facts.techs())
                .filteredOn(tech -> tech.id().equals("pottery"))
                .singleElement()
                .matches(tech -> tech.building().equals("granary") && tech.level() == 1);
        assertThat(facts.techs())
                .filteredOn(tech -> tech.level() == facts.rows())
                .hasSize(1);
    }

    @Test
    @Rule({"CV-01.40", "CV-06.31", "CV-06.32"})
    void typesOfUnitsHaveRanksAndPrices() {
        assertThat(facts.unitTypes())
                .filteredOn(type -> type.id().equals("infantry"))
                .singleElement()
                .matches(type ->
                        type.ranks().size() == 4 && type.ranks().getFirst().cost() == 5);
        assertThat(facts.unitTypes())
                .filteredOn(type -> type.id().equals("aircraft"))
                .singleElement()
                .matches(type ->
                        type.ranks().size() == 1 && type.ranks().getFirst().cost() == 12);
        assertThat(facts.units()).allMatch(unit -> unit.health().isEmpty());
    }

    @Test
    @Rule({"CV-01.48", "CV-06.43", "CV-06.66", "CV-07.02"})
    void buildingsWondersGovernmentsAndTheTrackAreThere() {
        assertThat(facts.buildings()).filteredOn(CivFacts.BuildingFacts::walls).hasSize(1);
        assertThat(facts.wonders())
                .filteredOn(wonder -> wonder.id().equals("oracle"))
                .singleElement()
                .matches(wonder -> wonder.cost() == 15
                        && wonder.discountTech().equals("code-of-laws")
                        && wonder.discountCost() == 10);
        assertThat(facts.governments())
                .filteredOn(government -> government.id().equals("monarchy"))
                .singleElement()
                .matches(government -> government.techs().contains("monarchy"));
        assertThat(facts.track().getLast().victory()).isTrue();
        assertThat(facts.resources()).containsExactly("wheat", "silk", "incense", "iron");
        assertThat(facts.phases()).hasSize(5);
    }
}

package civitas.civ;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Figure;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameLandmark;
import civitas.civ.fame.content.FameMark;
import civitas.civ.fame.invest.Investment;
import civitas.civ.fame.invest.Investments;
import civitas.civ.fame.people.GreatCard;
import civitas.civ.fame.people.GreatCards;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.civ.wisdom.content.WisdomPolicy;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CivEvaluationTest {

    private final CivEvaluation evaluation = new CivEvaluation();

    private static CivTable withAllBoxes() {
        return TestTable.dealt(Rulebook.of(Books.SHELF), 2, TestTable.STANDARD, 5)
                .ready()
                .table();
    }

    private void isWorthIt(Consumer<CivTable> gain) {
        CivTable table = withAllBoxes();
        double before = evaluation.value(table, 0);
        double others = evaluation.value(table, 1);
        gain.accept(table);
        assertThat(evaluation.value(table, 0)).isGreaterThan(before);
        assertThat(evaluation.value(table, 1)).isLessThan(others);
    }

    @Test
    void whatBoxesBringIsWorthHaving() {
        isWorthIt(table -> table.sheet(Investments.class).add(0, Investment.INFRASTRUCTURE, 1));
        isWorthIt(table -> table.sheet(GreatCards.class).give(0, GreatCard.VALMIKI));
        isWorthIt(table -> table.cities().put(Cities.of(0, 0), FameMark.CARAVAN));
        isWorthIt(table -> table.landmarks().owe(FameLandmark.ATLANTIS, 0));
        isWorthIt(table -> table.setPolicies(0, WisdomPolicy.RATIONALISM.mask() | WisdomPolicy.PACIFISM.mask()));
    }

    /** The same techs, figures and land: only the city has a second square, which was bare. */
    private double worthOf(Investment card, int markers) {
        CivTable table = withAllBoxes();
        double before = evaluation.value(table, 0);
        table.sheet(Investments.class).add(0, card, markers);
        return evaluation.value(table, 0) - before;
    }

    /** Each card counts for what its levels give, and for the way to the next one (CV-12.23). */
    @Test
    void aMarkerIsWorthWhatItsCardGives() {
        assertThat(worthOf(Investment.INFRASTRUCTURE, 1))
                .isGreaterThan(worthOf(Investment.MILITARY_INDUSTRIAL_COMPLEX, 1));
        assertThat(worthOf(Investment.PUBLIC_EDUCATION, 2)).isGreaterThan(worthOf(Investment.PUBLIC_EDUCATION, 1));
        for (Investment card : Investment.values()) {
            assertThat(worthOf(card, 10)).isCloseTo(worthOf(card, 9), within(1e-9));
        }
        assertThat(worthOf(Investment.INFRASTRUCTURE, 4))
                .isCloseTo(worthOf(Investment.INFRASTRUCTURE, 3), within(1e-9))
                .isGreaterThan(worthOf(Investment.INFRASTRUCTURE, 2));
    }

    @Test
    void aMetropolisIsBetterThanACity() {
        CivTable city = Fame.bare().table();
        CivTable metropolis = city.copy();
        int center = city.cities().center(Fame.CAPITAL);
        int beside = city.board().beside(center)[0];
        metropolis.razeCity(Fame.CAPITAL);
        metropolis.foundCity(Fame.CAPITAL, city.board().footprint(center, beside));
        assertThat(evaluation.value(metropolis, Fame.RED)).isGreaterThan(evaluation.value(city, Fame.RED));
        assertThat(evaluation.value(metropolis, Fame.BLUE)).isLessThan(evaluation.value(city, Fame.BLUE));
    }

    /** The same army, one square further on: there it controls the city-state. */
    @Test
    void aCityStateIsBetterThanTheSquareBesideIt() {
        CityScene scene = CityScene.begun(Books.wisdom());
        scene.table().putLandmark(WisdomLandmark.CITY_STATE_COMBAT, scene.square("G5"));
        CivTable beside = scene.table().copy();
        CivTable there = scene.figure(0, Figure.SCOUT, "G5").table();
        int scout = beside.figures().inReserve(0, Figure.SCOUT);
        beside.putFigure(0, scout, scene.square("G6"));
        assertThat(evaluation.value(there, 0)).isGreaterThan(evaluation.value(beside, 0));
    }

    @Test
    void aCardFaceDownIsNotLookedAt() {
        CivTable table = withAllBoxes();
        CivTable other = table.copy();
        table.sheet(GreatCards.class).give(1, GreatCard.VALMIKI);
        other.sheet(GreatCards.class).give(1, GreatCard.JERRY_GARCIA);
        assertThat(evaluation.value(table, 0)).isEqualTo(evaluation.value(other, 0));
    }

    /** To its owner a card is worth what it gives, and he knows his own. */
    @Test
    void whatOnesOwnCardGivesCounts() {
        CivTable table = withAllBoxes();
        CivTable other = table.copy();
        table.sheet(GreatCards.class).give(0, GreatCard.MARCO_POLO);
        other.sheet(GreatCards.class).give(0, GreatCard.CAPTAIN_JAMES_COOK);
        assertThat(evaluation.value(table, 0)).isGreaterThan(evaluation.value(other, 0) + 0.5);
        assertThat(evaluation.value(table, 1)).isEqualTo(evaluation.value(other, 1));
    }

    /** Whoever changes his mind every other turn lives in Anarchy half the time: that must cost more than it promises. */
    @Test
    void nobodyPassesThroughAnarchyLightly() {
        CivTable table = TestTable.begun(2, TestTable.STANDARD, 1).table();
        for (int seat = 0; seat < 2; seat++) {
            double settled = evaluation.value(table, seat);
            CivTable revolution = table.copy();
            revolution.setGovernment(seat, BaseGovernment.ANARCHY);
            assertThat(evaluation.value(revolution, seat)).isLessThan(settled - 2);
        }
    }

    @Test
    void theValueIsTheSumOfWhatItCounts() {
        CivTable table = withAllBoxes();
        table.setPolicies(0, WisdomPolicy.RATIONALISM.mask());
        double[] weights = evaluation.values(table);
        for (int seat = 0; seat < 2; seat++) {
            double[] amounts = evaluation.amounts(table, seat);
            double sum = 0;
            for (int i = 0; i < amounts.length; i++) {
                sum += weights[i] * amounts[i];
            }
            assertThat(sum).isCloseTo(evaluation.value(table, seat), within(1e-9));
        }
        assertThat(evaluation.features(table)).hasSize(weights.length).contains("coin-race", "policy.rationalism");
    }

    @Test
    void chancesOfAllAreOneTogether() {
        CivTable table = withAllBoxes();
        double before = evaluation.chance(table, 0);
        table.landmarks().owe(FameLandmark.ATLANTIS, 0);
        assertThat(evaluation.chance(table, 0)).isGreaterThan(before).isLessThan(1);
        assertThat(evaluation.chance(table, 0) + evaluation.chance(table, 1)).isCloseTo(1, within(1e-9));
        assertThat(evaluation.left(table)).isBetween(0.0, 1.0);
    }
}

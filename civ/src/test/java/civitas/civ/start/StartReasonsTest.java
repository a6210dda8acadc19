package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.state.Cities;
import civitas.civ.state.Once;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Why something cannot be done in Start of Turn. */
class StartReasonsTest {

    private static final int VILLAGE = 29;

    /** America in the north-west, its capital on B2, with open land to the south (A5 to D8); nobody on the map. */
    private static TestTable land() {
        return TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA)
                .tile(2, "neutral-10")
                .cleared(0)
                .cleared(1);
    }

    private static TestTable scoutOn(String square) {
        return start(land().figure(0, Figure.SCOUT, square));
    }

    private static TestTable start(TestTable test) {
        return test.step(Phase.START_OF_TURN, 0);
    }

    @Test
    @Rule({"CV-04.08", "CV-04.09"})
    void aCityNeedsAScout() {
        assertThat(start(land()).why(0, "B6")).containsExactly("why.found-no-scout");
        assertThat(start(land().figure(0, Figure.ARMY, "B6")).why(0, "B6")).containsExactly("why.found-army");
        assertThat(scoutOn("B6").why(0, "F6")).containsExactly("why.unexplored");
    }

    @Test
    @Rule({"CV-04.10", "CV-04.11"})
    void theLandIsNamed() {
        assertThat(scoutOn("D7").why(0, "D7")).contains("why.found-water");
        assertThat(scoutOn("A6").why(0, "A6")).contains("why.found-edge");
        assertThat(scoutOn("D6").why(0, "D6")).contains("why.found-unexplored");
    }

    @Test
    @Rule({"CV-04.12", "CV-04.15", "CV-04.17"})
    void whatIsAroundIsNamed() {
        TestTable test = land().figure(0, Figure.SCOUT, "B6").figure(1, Figure.ARMY, "C7");
        test.table().lands().putToken(test.square("A5"), VILLAGE);
        assertThat(start(test).why(0, "B6")).contains("why.found-village", "why.found-enemy");
        assertThat(test.why(0, "C7")).contains("why.found-no-scout", "why.enemy");
        assertThat(scoutOn("C4").why(0, "C4")).contains("why.found-near");
    }

    @Test
    @Rule("CV-04.07")
    void theCityLimitIsNamed() {
        TestTable test = land().tile(4, "neutral-10").city(0, 1, "B6").figure(0, Figure.SCOUT, "B10");
        assertThat(start(test).why(0, "B10")).contains("why.city-limit");
    }

    @Test
    @Rule({"CV-04.33", "CV-04.36", "CV-04.41", "CV-04.42"})
    void governmentsSayWhatTheyNeed() {
        TestTable test = start(land());
        assertThat(test.why(0, BaseGovernment.DESPOTISM)).containsExactly("why.government-same");
        assertThat(test.why(0, BaseGovernment.REPUBLIC)).containsExactly("why.government-locked");
        assertThat(test.why(0, BaseGovernment.ANARCHY)).isEmpty();
        test.knows(0, BaseTech.CODE_OF_LAWS);
        test.table().player(0).setFresh(0);
        assertThat(test.why(0, BaseGovernment.REPUBLIC)).containsExactly("why.government-anarchy");
        test.table().player(0).set(Once.FORCED_ANARCHY);
        assertThat(test.why(0, BaseGovernment.REPUBLIC)).containsExactly("why.government-forced");
        test.table().player(0).set(Once.CHANGE_GOVERNMENT);
        assertThat(test.why(0, BaseGovernment.REPUBLIC)).containsExactly("why.government-changed");
    }

    @Test
    @Rule({"CV-04.49", "CV-04.50"})
    void scoutsSayWhyTheyCannotBeAssigned() {
        TestTable test = scoutOn("B6");
        assertThat(test.why(0, "B6")).contains("why.scout-one-city");
        assertThat(test.why(0, "B2")).containsExactly("why.scouts-none");
        TestTable two = start(land().city(0, 1, "B6").figure(0, Figure.SCOUT, "D5"));
        assertThat(two.why(0, "B6")).isEmpty();
        two.choose("assign D5 B6");
        assertThat(two.why(0, "D5")).contains("why.scout-decided");
    }

    @Test
    @Rule({"CV-04.47", "CV-07.27"})
    void greatPeopleSayWhyTheyCannotBePlaced() {
        TestTable test = land();
        for (GreatPerson person : BasePerson.values()) {
            int held = 0;
            for (int rest = test.table().player(0).people(); rest != 0; rest &= rest - 1) {
                held += test.table()
                                .content()
                                .person(Integer.numberOfTrailingZeros(rest))
                                .equals(person)
                        ? 1
                        : 0;
            }
            if (held == 0) {
                assertThat(start(test).why(0, person)).containsExactly("why.no-person");
            }
        }
        int token = test.table().market().people().draw(test.table().chance());
        test.table().player(0).addPerson(token);
        GreatPerson mine = test.table().content().person(token);
        assertThat(start(test).why(0, mine)).isEmpty();
        test.table().player(0).setPlaced(1 << token);
        assertThat(start(test).why(0, mine)).containsExactly("why.person-placed");
    }

    @Test
    @Rule("CV-03.01")
    void whatIsForAnotherPhaseSaysSo() {
        TestTable test = start(land());
        assertThat(test.why(0, BaseBuilding.MARKET)).containsExactly("why.phase");
        assertThat(test.why(0, BaseTech.SPACE_FLIGHT)).containsExactly("why.phase");
        assertThat(test.why(1, BaseBuilding.MARKET)).containsExactly("reason.waiting");
    }

    @Test
    @Rule("CV-04.21")
    void steppingAsideSaysWhy() {
        TestTable test = start(land().figure(0, Figure.SCOUT, "B6").figure(0, Figure.ARMY, "B6"));
        test.choose("found B6 scout");
        assertThat(test.why(0, "B8")).containsExactly("why.not-around");
        assertThat(test.why(0, "A5")).isEmpty();
        assertThat(test.table().cities().exists(Cities.of(0, 1))).isTrue();
    }
}

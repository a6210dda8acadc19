package civitas.civ.wisdom.policy;

import static civitas.civ.wisdom.Peace.land;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.city.Production;
import civitas.civ.city.Razing;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Policy;
import civitas.civ.culture.GreatPeople;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.civ.view.CivView;
import civitas.civ.wisdom.Peace;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.civ.wisdom.content.WisdomPolicy;
import civitas.kernel.Deck;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;

class PolicyTest {

    private static final int RED = 0;

    private static TestTable with(TestTable test, Policy... policies) {
        int adopted = 0;
        for (Policy policy : policies) {
            adopted |= policy.mask();
        }
        test.table().setPolicies(RED, adopted);
        return test;
    }

    private static TestTable with(Policy... policies) {
        return with(land(), policies);
    }

    private record Raze(int city) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Razing.destroy(table, city);
        }
    }

    // --- the limit --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-02.41", "CV-16.36", "CV-16.40", "CV-01.37", "CV-02.04", "CV-01.77"})
    void everybodyAdoptsOnePolicyWhenTheCapitalStands() {
        TestTable test = TestTable.choosing(Peace.book(), BaseCivilization.AMERICA, BaseCivilization.CHINA);
        int first = test.table().asking();
        test.choose(test.codes().getFirst());
        assertThat(test.table().asking()).isEqualTo(first);
        assertThat(test.codes()).hasSize(8).contains("adopt rationalism", "adopt pacifism");
        test.choose("adopt pacifism");
        assertThat(test.codes()).noneMatch(code -> code.startsWith("adopt"));
        assertThat(test.table().player(first).has(WisdomPolicy.PACIFISM)).isTrue();
        assertThat(test.ready().table().player(1 - first).policies()).isNotZero();
    }

    @Test
    @Rule({"CV-04.30", "CV-16.37", "CV-16.39", "CV-16.41"})
    void aNewCityBringsAPolicyAtOnce() {
        TestTable test = with(WisdomPolicy.RATIONALISM).figure(RED, Figure.SCOUT, "B6");
        test.step(Phase.START_OF_TURN, RED).choose("found B6 scout");
        assertThat(test.codes()).hasSize(6).doesNotContain("adopt rationalism", "adopt patronage");
        assertThat(test.why(RED, WisdomPolicy.PATRONAGE)).contains("why.policy-reverse");
        assertThat(test.why(RED, WisdomPolicy.RATIONALISM)).contains("why.policy-adopted");
        test.choose("adopt natural-religion");
        assertThat(test.table().player(RED).policies())
                .isEqualTo(WisdomPolicy.RATIONALISM.mask() | WisdomPolicy.NATURAL_RELIGION.mask());
        assertThat(test.why(RED, WisdomPolicy.PACIFISM)).contains("why.policy-limit");
        Audit.check(test.table());
    }

    @Test
    @Rule({"CV-11.100", "CV-16.42", "CV-16.43"})
    void aLostCityTakesAPolicyWithIt() {
        TestTable test = land().city(RED, 1, "B6");
        with(test, WisdomPolicy.RATIONALISM, WisdomPolicy.PACIFISM);
        test.at(new Raze(Cities.of(RED, 1)));
        assertThat(test.codes()).containsExactly("abandon rationalism", "abandon pacifism");
        assertThat(test.why(RED, WisdomPolicy.EXPANSIONISM)).contains("why.policy-not-adopted");
        test.choose("abandon rationalism");
        assertThat(test.table().player(RED).policies()).isEqualTo(WisdomPolicy.PACIFISM.mask());
    }

    @Test
    @Rule({"CV-16.50"})
    void withoutAnUnusedCardNothingIsAdopted() {
        TestTable test = with(
                WisdomPolicy.RATIONALISM,
                WisdomPolicy.NATURAL_RELIGION,
                WisdomPolicy.EXPANSIONISM,
                WisdomPolicy.PACIFISM);
        assertThat(Policies.hasUnused(test.table(), RED)).isFalse();
    }

    @Test
    @Rule({"CV-16.44"})
    void switchingTurnsACardOrTakesAnUnusedOne() {
        TestTable test = with(WisdomPolicy.RATIONALISM).at(new SwitchPolicies(RED, 2));
        assertThat(test.codes())
                .contains("switch rationalism patronage", "switch rationalism pacifism", "done")
                .hasSize(8);
        test.choose("switch rationalism patronage").choose("switch patronage pacifism");
        assertThat(test.table().player(RED).policies()).isEqualTo(WisdomPolicy.PACIFISM.mask());
        assertThat(test.isDone()).isTrue();
    }

    @Test
    @Rule({"CV-16.49", "CV-17.06"})
    void allSeeThem() {
        CivView view = CivView.of(with(WisdomPolicy.PACIFISM).table(), Viewer.SPECTATOR);
        assertThat(view.players().get(RED).policies()).containsExactly("pacifism");
        assertThat(view.players().get(RED).policyLimit()).isOne();
    }

    @Test
    @Rule({"CV-04.38", "CV-16.48"})
    void inAnarchyTheyAreSilent() {
        TestTable test = with(WisdomPolicy.ORGANIZED_RELIGION);
        int coins = test.table().coins(RED);
        test.table().setGovernment(RED, BaseGovernment.ANARCHY);
        assertThat(test.table().coins(RED)).isEqualTo(coins - 1);
        assertThat(test.table().player(RED).has(WisdomPolicy.ORGANIZED_RELIGION))
                .isTrue();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.why(RED, WisdomPolicy.ORGANIZED_RELIGION)).contains("why.policy-silent");
    }

    // --- the eight --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-09.18", "CV-16.45"})
    void rationalismLearnsForAFixedSum() {
        TestTable test =
                with(WisdomPolicy.RATIONALISM).knows(RED, BaseTech.POTTERY, BaseTech.WRITING, BaseTech.CODE_OF_LAWS);
        test.table().player(RED).setTrade(20);
        test.step(Phase.START_OF_TURN, RED).choose("deed rationalism masonry");
        assertThat(test.table().player(RED).knows(BaseTech.MASONRY)).isTrue();
        assertThat(test.table().player(RED).trade()).isEqualTo(14);
        assertThat(test.codes()).noneMatch(code -> code.equals("deed rationalism horseback-riding"));
        List<String> second = test.codes().stream()
                .filter(code -> code.startsWith("deed rationalism"))
                .toList();
        assertThat(second).isNotEmpty();
        test.choose(second.getFirst());
        assertThat(test.table().player(RED).trade()).isEqualTo(3);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("deed rationalism"));
    }

    @Test
    @Rule({"CV-16.45", "CV-16.47"})
    void patronageDrawsAnEventOfItsPartOfTheTrackOnce() {
        TestTable test = with(WisdomPolicy.PATRONAGE);
        test.table().player(RED).setCulture(2);
        test.table().player(RED).setTrack(12);
        test.step(Phase.START_OF_TURN, RED).choose("deed patronage");
        CivTable table = test.table();
        assertThat(table.player(RED).culture()).isOne();
        assertThat(table.content()
                        .spec(table.content().event(table.player(RED).hand().get(0)))
                        .level())
                .isEqualTo(2);
        with(test, WisdomPolicy.RATIONALISM);
        with(test, WisdomPolicy.PATRONAGE);
        assertThat(test.codes()).doesNotContain("deed patronage");
        assertThat(test.why(RED, WisdomPolicy.PATRONAGE)).contains("why.used");
    }

    @Test
    @Rule({"CV-08.02", "CV-16.36"})
    void naturalReligionSpeedsUpArmiesThatMoveAlone() {
        CivTable table = with(WisdomPolicy.NATURAL_RELIGION).table();
        int speed = table.speed(RED);
        assertThat(table.speed(RED, 0b1)).isEqualTo(speed + 1);
        assertThat(table.speed(RED, 0b11)).isEqualTo(speed);
        assertThat(table.speed(RED, 1 << 7)).as("a scout").isEqualTo(speed);
        TestTable test = with(WisdomPolicy.NATURAL_RELIGION).figure(RED, Figure.ARMY, "B6");
        test.step(Phase.MOVEMENT, RED).choose("move B6");
        assertThat(test.table().group().points()).isEqualTo(speed + 1);
    }

    @Test
    @Rule({"CV-12.01", "CV-16.36"})
    void organizedReligionIsWorthACoin() {
        TestTable test = with(WisdomPolicy.ORGANIZED_RELIGION);
        int coins = test.table().coins(RED);
        with(test, WisdomPolicy.NATURAL_RELIGION);
        assertThat(test.table().coins(RED)).isEqualTo(coins - 1);
    }

    @Test
    @Rule({"CV-07.52"})
    void organizedReligionDrawsAnotherGreatPerson() {
        TestTable test = with(WisdomPolicy.ORGANIZED_RELIGION);
        Deck people = test.table().market().people();
        int left = people.size();
        int last = test.table().content().peopleTokens() - 1;
        for (int token : new int[] {0, last}) {
            people.remove(token);
            people.putOnTop(token);
        }
        assertThat(people.size()).isEqualTo(left);
        test.at(new Gain(RED));
        assertThat(test.codes()).as("one of two is kept").hasSize(2);
        test.choose(test.codes().getFirst());
        assertThat(test.table().market().people().size()).isEqualTo(left - 1);
    }

    private record Gain(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            GreatPeople.gain(table, player);
        }
    }

    @Test
    @Rule({"CV-04.06", "CV-16.46", "CV-16.63"})
    void expansionismGivesTradeForCitiesAndCityStates() {
        TestTable test = Peace.with(with(WisdomPolicy.EXPANSIONISM), WisdomLandmark.CITY_STATE_COMBAT, "C8")
                .figure(RED, Figure.ARMY, "C8")
                .figure(RED, Figure.SCOUT, "B6");
        int trade = test.table().player(RED).trade();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.table().player(RED).trade()).isEqualTo(trade + 2);
        assertThat(test.table().policyLimit(RED)).as("a city-state is no city").isOne();
    }

    @Test
    @Rule({"CV-16.46"})
    void aPolicyAdoptedInTheStepWorksInIt() {
        TestTable test = with(WisdomPolicy.RATIONALISM).figure(RED, Figure.SCOUT, "B6");
        int trade = test.table().player(RED).trade();
        test.step(Phase.START_OF_TURN, RED).choose("found B6 scout").choose("adopt expansionism");
        assertThat(test.table().player(RED).trade()).isEqualTo(trade + 2);
    }

    @Test
    @Rule({"CV-06.09", "CV-06.79", "CV-16.36"})
    void urbanDevelopmentServesCitiesWithTwoDifferentPieces() {
        TestTable test = with(WisdomPolicy.URBAN_DEVELOPMENT);
        CivTable table = test.table();
        int city = Cities.of(RED, 0);
        table.putBuilding(test.square("A1"), BaseBuilding.TEMPLE);
        table.putBuilding(test.square("A2"), BaseBuilding.TEMPLE);
        int production = Production.of(table, city);
        int arts = table.sumIn(table.hooks().culture.arts, city);
        table.clearPiece(test.square("A2"));
        int before = Production.of(table, city);
        table.putBuilding(test.square("A2"), BaseBuilding.LIBRARY);
        assertThat(table.sumIn(table.hooks().culture.arts, city)).isEqualTo(arts + 2);
        assertThat(Production.of(table, city)).isEqualTo(production + 3);
        assertThat(before).isGreaterThanOrEqualTo(production);
    }

    @Test
    @Rule({"CV-08.35", "CV-04.06", "CV-08.74"})
    void pacifismLetsScoutsExploreAndGivesCulture() {
        TestTable test =
                Peace.withToken(with(WisdomPolicy.PACIFISM), "hut-spy", "C6").figure(RED, Figure.SCOUT, "B6");
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.table().player(RED).culture()).isEqualTo(2);
        test.choose("done").cleared(RED);
        test.table().player(RED).renew();
        test.step(Phase.START_OF_TURN, RED);
        assertThat(test.table().player(RED).culture()).isEqualTo(3);
        test.choose("done").figure(RED, Figure.SCOUT, "B6");
        test.step(Phase.MOVEMENT, RED).choose("move B6").choose("step C6");
        assertThat(Long.bitCount(test.table().player(RED).tokens())).isOne();
    }

    @Test
    @Rule({"CV-06.105", "CV-03.22"})
    void militaryTraditionBringsAUnitWithTheFirstArmyOfATurn() {
        TestTable test = with(WisdomPolicy.MILITARY_TRADITION);
        test.table().player(RED).setTrade(27);
        int units = Long.bitCount(test.table().player(RED).forces());
        test.step(Phase.CITY_MANAGEMENT, RED).choose("build-figure B2 army");
        test.choose(test.codes().getFirst());
        assertThat(test.codes()).contains("muster infantry");
        test.choose("muster infantry");
        assertThat(Long.bitCount(test.table().player(RED).forces())).isEqualTo(units + 1);
        test.table().player(RED).setActions(0, 1);
        test.table().player(RED).setTrade(27);
        test.again().choose("build-figure B2 army");
        test.choose(test.codes().getFirst());
        assertThat(test.codes()).doesNotContain("muster infantry");
    }
}

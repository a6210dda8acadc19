package civitas.civ.government;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.research.Learning;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.trade.TradePhase;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class GovernmentTest {

    private static TestTable begun() {
        TestTable test = TestTable.playing(BaseCivilization.AMERICA, BaseCivilization.CHINA);
        test.table().turn().setFirst(0);
        return test;
    }

    private static List<String> changes(TestTable test) {
        return test.codes().stream().filter(code -> code.startsWith("govern")).toList();
    }

    private static TestTable nextStart(TestTable test) {
        test.table().player(0).renew();
        return test.step(Phase.START_OF_TURN, 0);
    }

    @Test
    @Rule({"CV-04.32", "CV-04.33", "CV-04.36", "CV-02.47"})
    void withoutANewTechOnlyAnarchyIsOpen() {
        TestTable test = begun();
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.DESPOTISM);
        assertThat(changes(test.step(Phase.START_OF_TURN, 0))).containsExactly("govern anarchy");
    }

    @Test
    @Rule("CV-04.37")
    void nobodyFallsIntoAnarchyWithoutBeingAskedOnceMore() {
        TestTable test = begun();
        test.table().turn().setPhase(Phase.RESEARCH);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        nextStart(test);
        assertThat(loss(test, "govern anarchy")).isEqualTo("loss.anarchy");
        assertThat(loss(test, "govern republic")).isEmpty();
    }

    private static String loss(TestTable test, String code) {
        return test.table().choices(0).stream()
                .filter(choice -> choice.code().equals(code))
                .map(choice -> test.table().loss(Seat.RED, choice).key())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule({"CV-04.34", "CV-04.41", "CV-04.43", "CV-EX-35", "CV-09.27"})
    void aNewGovernmentIsAdoptedDirectly() {
        TestTable test = begun();
        test.table().turn().setPhase(Phase.RESEARCH);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        assertThat(changes(nextStart(test))).containsExactlyInAnyOrder("govern republic", "govern anarchy");
        test.choose("govern republic");
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.REPUBLIC);
        assertThat(test.table().may(0, Licence.ARMIES_FOUND_CITIES)).isTrue();
        assertThat(changes(test)).isEmpty();
    }

    @Test
    @Rule({"CV-04.34", "CV-04.36"})
    void theDirectChangeIsOverAfterTheStep() {
        TestTable test = begun().knows(0, BaseTech.CODE_OF_LAWS)
                .step(Phase.START_OF_TURN, 0)
                .choose("done");
        assertThat(changes(nextStart(test))).containsExactly("govern anarchy");
        test.choose("govern anarchy");
        assertThat(changes(test)).isEmpty();
        test.choose("done");
        assertThat(changes(nextStart(test))).containsExactlyInAnyOrder("govern republic", "govern despotism");
        test.choose("govern republic");
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.REPUBLIC);
    }

    @Test
    @Rule("CV-04.40")
    void aPlayerMayStayInAnarchy() {
        TestTable test = begun();
        test.table().setGovernment(0, BaseGovernment.ANARCHY);
        nextStart(test).choose("done");
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.ANARCHY);
        assertThat(changes(nextStart(test))).containsExactly("govern despotism");
    }

    @Test
    @Rule("CV-04.35")
    void learnedInTheOwnStepItIsOfferedInIt() {
        TestTable test = begun().step(Phase.START_OF_TURN, 0);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        test.table().settle();
        assertThat(test.table().asking()).isZero();
        test.step(Phase.START_OF_TURN, 0);
        assertThat(changes(test)).contains("govern republic");
    }

    @Test
    @Rule("CV-04.35")
    void learnedAfterTheOwnStepItIsOfferedAtOnce() {
        TestTable test = begun().step(Phase.START_OF_TURN, 1);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        test.table().settle();
        assertThat(test.table().asking()).isZero();
        assertThat(test.codes()).containsExactly("govern republic", "no");
        CivTable declined = test.table().copy();
        test.choose("govern republic");
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.REPUBLIC);
        assertThat(test.table().asking()).isOne();
        declined.choose(0, declined.choices(0).getLast());
        assertThat(declined.player(0).government()).isEqualTo(BaseGovernment.DESPOTISM);
        assertThat(declined.player(0).fresh()).isZero();
    }

    @Test
    @Rule({"CV-04.35", "CV-04.41"})
    void whoHasChangedAlreadyIsNotAskedAgain() {
        TestTable test =
                begun().step(Phase.START_OF_TURN, 0).choose("govern anarchy").choose("done");
        test.step(Phase.START_OF_TURN, 1);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        test.table().settle();
        assertThat(test.table().asking()).isOne();
        assertThat(test.table().player(0).fresh()).isZero();
    }

    @Test
    @Rule("CV-04.35")
    void learnedBeforeTheOwnStepItWaitsForIt() {
        TestTable test = begun();
        test.table().turn().setFirst(1);
        test.step(Phase.START_OF_TURN, 1);
        Learning.learn(test.table(), 0, BaseTech.CODE_OF_LAWS);
        test.table().settle();
        assertThat(test.table().asking()).isOne();
        assertThat(changes(test.step(Phase.START_OF_TURN, 0))).contains("govern republic");
    }

    @Test
    @Rule({"CV-04.37", "CV-04.39"})
    void inAnarchyOnlyTheCapitalRests() {
        TestTable test = begun().tile(2, "neutral-10").city(0, 1, "B6");
        int trade = TradePhase.icons(test.table(), 0);
        test.step(Phase.START_OF_TURN, 0).choose("govern anarchy").choose("done");
        assertThat(TradePhase.icons(test.table(), 0)).isEqualTo(trade);
        test.step(Phase.CITY_MANAGEMENT, 0);
        assertThat(test.table().player(0).actions(0)).isZero();
        assertThat(test.table().player(0).actions(1)).isOne();
    }

    @Test
    @Rule({"CV-04.42", "CV-04.41"})
    void forcedAnarchyLastsUntilTheNextTurn() {
        TestTable test = begun().knows(0, BaseTech.CODE_OF_LAWS);
        Governments.force(test.table(), 0);
        assertThat(test.table().player(0).government()).isEqualTo(BaseGovernment.ANARCHY);
        assertThat(changes(test.step(Phase.START_OF_TURN, 0))).isEmpty();
        test.choose("done");
        assertThat(changes(nextStart(test))).contains("govern despotism", "govern republic");
    }

    @Test
    @Rule({"CV-04.46", "CV-04.33"})
    void aLostGovernmentIsLeftAtOnce() {
        TestTable test = begun().knows(0, BaseTech.CODE_OF_LAWS);
        CivTable table = test.table();
        table.player(0).unlock(BaseGovernment.FEUDALISM);
        table.setGovernment(0, BaseGovernment.FEUDALISM);
        test.step(Phase.START_OF_TURN, 1);
        Governments.lose(table, 0, BaseGovernment.FEUDALISM);
        table.settle();
        assertThat(test.codes()).containsExactly("govern despotism", "govern republic");
        test.choose("govern republic");
        assertThat(table.player(0).government()).isEqualTo(BaseGovernment.REPUBLIC);
        Governments.lose(table, 0, BaseGovernment.FEUDALISM);
        table.settle();
        assertThat(table.asking()).isOne();
    }

    @Test
    @Rule({"CV-01.36", "CV-04.43", "CV-11.13", "CV-01.79"})
    void everyGovernmentDoesWhatItsCardSays() {
        CivTable table = begun().table();
        int coins = table.coins(0);
        int hand = table.handLimit(0);
        table.setGovernment(0, BaseGovernment.REPUBLIC);
        assertThat(table.may(0, Licence.ARMIES_FOUND_CITIES)).isTrue();
        assertThat(table.may(0, Licence.SCOUTS_EXPLORE_HUTS)).isTrue();
        table.setGovernment(0, BaseGovernment.FEUDALISM);
        assertThat(table.may(0, Licence.ARMIES_FOUND_CITIES)).isFalse();
        assertThat(table.may(0, Licence.HARVEST_ANYWHERE)).isTrue();
        assertThat(table.coins(0)).isEqualTo(coins + 1);
        table.setGovernment(0, BaseGovernment.MONARCHY);
        assertThat(table.coins(0)).isEqualTo(coins);
        assertThat(table.handLimit(0)).isEqualTo(hand + 1);
        assertThat(table.sumIn(table.hooks().culture.arts, Cities.of(0, 0))).isOne();
        table.setGovernment(0, BaseGovernment.DEMOCRACY);
        assertThat(table.handLimit(0)).isEqualTo(hand);
        assertThat(table.may(0, Licence.SPARES_CITIES)).isTrue();
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isEqualTo(2);
        table.setGovernment(0, BaseGovernment.COMMUNISM);
        assertThat(table.sumIn(table.hooks().city.production, Cities.of(0, 0))).isEqualTo(2);
        assertThat(table.sumIn(table.hooks().culture.arts, Cities.of(0, 0))).isEqualTo(-1);
        table.setGovernment(0, BaseGovernment.FUNDAMENTALISM);
        assertThat(table.sum(table.hooks().battle.force, 0)).isOne();
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isEqualTo(-2);
        table.setGovernment(0, BaseGovernment.ANARCHY);
        assertThat(table.may(0, Licence.IDLE_CAPITAL)).isTrue();
        table.setGovernment(0, BaseGovernment.DESPOTISM);
        assertThat(table.may(0, Licence.IDLE_CAPITAL)).isFalse();
        assertThat(table.sum(table.hooks().wealth.trade, 0)).isZero();
    }
}

package civitas.clash.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.government.Governments;
import civitas.clash.table.ClashTable;
import civitas.clash.turn.StartTurn;
import civitas.clash.turn.TakeTurn;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Years, Epidemics, Population Boom, great people, Revolution. */
class PeopleEventsTest {

    private static TestTable three() {
        TestTable t = Events.plains(3).turnOf(0);
        for (int player = 0; player < 3; player++) {
            t.goods(player, Good.FOOD, 0);
        }
        return t;
    }

    private static int food(TestTable t, int player) {
        return t.table().player(player).get(Good.FOOD);
    }

    private static String choose(int player) {
        return "choose " + Seat.of(player).code();
    }

    // --- Years --------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.13", "CC-1.38"})
    void yearsForEverybodyFeedAllUpToTheirLimit() {
        TestTable t = three().advances(1, BaseAdvance.STORAGE);
        Events.tell(t, 0, Events.GOOD_YEAR_FOR_ALL);
        assertThat(food(t, 0) + food(t, 1) + food(t, 2)).isEqualTo(3);
        Events.tell(t, 0, Events.AWESOME_YEAR_FOR_ALL);
        Events.tell(t, 0, Events.FANTASTIC_YEAR_FOR_ALL);
        assertThat(food(t, 0)).isEqualTo(2);
        assertThat(food(t, 1)).isEqualTo(6);
        assertThat(food(t, 2)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        Events.GOOD_YEAR + ", GOOD_YEAR, 1",
        Events.AWESOME_YEAR + ", AWESOME_YEAR, 2",
        Events.FANTASTIC_YEAR + ", FANTASTIC_YEAR, 3"
    })
    @Rule({"CC-9.12"})
    void yearsForTheDrawerFeedHimOnly(int card, BaseEvent year, int fed) {
        TestTable t = three().advances(0, BaseAdvance.STORAGE);
        assertThat(t.table().content().eventCard(card).event()).isEqualTo(year);
        Events.tell(t, 0, card);
        assertThat(food(t, 0)).isEqualTo(fed);
        assertThat(food(t, 1) + food(t, 2)).isZero();
    }

    @Test
    @Rule({"CC-9.12"})
    void sharedFoodGoesOneByOneToOpponentsWithRoom() {
        TestTable t = three().goods(1, Good.FOOD, 1);
        Events.tell(t, 0, Events.FANTASTIC_YEAR_SHARED);
        assertThat(food(t, 0)).isEqualTo(2);
        assertThat(t.codes()).containsExactlyInAnyOrder(choose(1), choose(2));
        t.choose(choose(1));
        assertThat(food(t, 1)).as("full now; the rest goes to the other").isEqualTo(2);
        assertThat(food(t, 2)).isEqualTo(2);
    }

    @Test
    @Rule({"CC-9.18"})
    void foodThatNobodyCanTakeIsNotGiven() {
        TestTable t = three().goods(1, Good.FOOD, 2).goods(2, Good.FOOD, 2);
        Events.tell(t, 0, Events.GOOD_YEAR_SHARED);
        Events.tell(t, 0, Events.AWESOME_YEAR_SHARED);
        assertThat(food(t, 0)).isEqualTo(2);
        assertThat(t.codes()).contains("end-turn");
    }

    // --- Epidemics ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.13"})
    void epidemicsKillAUnitOfEverybodyWithTwo() {
        TestTable t = Events.plains(2)
                .units(0, BaseUnit.INFANTRY, "D2", 1)
                .units(0, BaseUnit.SETTLER, "D2", 1)
                .units(1, BaseUnit.SETTLER, "D7", 1)
                .turnOf(0);
        Events.tell(t, 0, Events.EPIDEMICS);
        assertThat(t.codes()).containsExactly("remove settler D2", "remove infantry D2");
        t.choose("remove settler D2");
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("D2"))).isZero();
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("D7")))
                .as("one unit only")
                .isEqualTo(1);
        assertThat(Events.isDiscarded(t, Events.EPIDEMICS)).isTrue();
    }

    @Test
    @Rule({"CC-9.16", "CC-9.17"})
    void epidemicsTravelAndSanitationProtects() {
        TestTable t = Events.plains(2)
                .units(0, BaseUnit.INFANTRY, "D2", 3)
                .units(1, BaseUnit.SETTLER, "D7", 3)
                .advances(0, BaseAdvance.SANITATION)
                .advances(1, BaseAdvance.TRADE_ROUTES)
                .turnOf(0);
        Events.tell(t, 0, Events.EPIDEMICS);
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D2"))).isEqualTo(3);
        assertThat(t.table().units().count(BaseUnit.SETTLER, t.at("D7"))).isEqualTo(1);
    }

    @Test
    @Rule({"CC-6.50"})
    void aShipThatDiesOfEpidemicsTakesDownWhatItCarried() {
        TestTable t = Events.plains(2)
                .terrain("D4", Terrain.SEA)
                .units(0, BaseUnit.SHIP, "D4", 2)
                .units(0, BaseUnit.SETTLER, "D4", 1)
                .units(0, BaseUnit.INFANTRY, "D4", 2)
                .turnOf(0);
        Events.tell(t, 0, Events.EPIDEMICS).choose("remove ship D4", "remove settler D4");
        assertThat(t.table().units().landUnits(t.at("D4"))).isEqualTo(2);
        Events.tell(t, 0, Events.EPIDEMICS).choose("remove ship D4");
        assertThat(t.table().units().isEmpty(t.at("D4"))).isTrue();
    }

    // --- Population Boom ----------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.12"})
    void populationBoomGivesSettlersToTheDrawerAndAnOpponent() {
        TestTable t = Events.plains(3)
                .city(0, "D5", Mood.NEUTRAL)
                .city(0, "F5", Mood.NEUTRAL)
                .city(1, "B5", Mood.NEUTRAL)
                .city(2, "G7", Mood.NEUTRAL)
                .turnOf(0);
        Events.tell(t, 0, Events.POPULATION_BOOM).choose("place F5", choose(2));
        assertThat(t.table().units().count(0, BaseUnit.SETTLER, t.at("F5"))).isEqualTo(1);
        assertThat(t.table().units().count(2, BaseUnit.SETTLER, t.at("G7"))).isEqualTo(1);
        assertThat(t.table().units().count(1, BaseUnit.SETTLER, t.at("B5"))).isZero();
    }

    @Test
    @Rule({"CC-9.18"})
    void populationBoomPassesOverThoseWithoutASettlerInSupply() {
        TestTable t = Events.plains(3)
                .city(0, "D5", Mood.NEUTRAL)
                .city(1, "B5", Mood.NEUTRAL)
                .city(2, "G7", Mood.NEUTRAL)
                .units(0, BaseUnit.SETTLER, "D5", 4)
                .units(2, BaseUnit.SETTLER, "G7", 4)
                .turnOf(0);
        Events.tell(t, 0, Events.POPULATION_BOOM + 1);
        assertThat(t.table().units().count(0, BaseUnit.SETTLER, t.at("D5"))).isEqualTo(4);
        assertThat(t.table().units().count(1, BaseUnit.SETTLER, t.at("B5"))).isEqualTo(1);
    }

    // --- great people -------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-9.30", "CC-9.31", "CC-9.9"})
    void theDrawerTakesAGreatPersonForOneToken() {
        for (int card = Events.GREAT_EXPLORER; card <= Events.GREAT_ENGINEER; card++) {
            TestTable t = three().goods(0, Good.CULTURE, 3).goods(1, Good.CULTURE, 3);
            Events.tell(t, 0, card);
            assertThat(t.codes()).containsExactly("take e" + card, "pass");
            t.choose("take e" + card);
            assertThat(t.table().player(0).get(Good.CULTURE)).isEqualTo(2);
            assertThat(t.table().player(0).greatPeople()).isEqualTo(Numbers.of(card));
            assertThat(Events.isDiscarded(t, card)).isFalse();
        }
    }

    @Test
    @Rule({"CC-9.30"})
    void theOthersAreOfferedAGreatPersonClockwiseForTwo() {
        TestTable t = three();
        int second = t.table().next(0);
        int third = t.table().next(second);
        t.goods(0, Good.CULTURE, 1).goods(second, Good.CULTURE, 2).goods(third, Good.CULTURE, 2);
        Events.tell(t, 0, Events.GREAT_EXPLORER);
        assertThat(t.table().asking()).isZero();
        t.choose("pass");
        assertThat(t.table().asking()).isEqualTo(second);
        t.choose("pass");
        assertThat(t.table().asking()).isEqualTo(third);
        t.choose("take e18");
        assertThat(t.table().player(third).get(Good.CULTURE)).isZero();
        assertThat(t.table().player(third).greatPeople()).isEqualTo(Numbers.of(18));
    }

    @Test
    @Rule({"CC-9.30", "CC-9.34"})
    void whoCannotPayIsNotAskedAndARefusedCardIsDiscarded() {
        TestTable t = three();
        int third = t.table().next(t.table().next(0));
        t.goods(third, Good.CULTURE, 2).goods(t.table().next(0), Good.CULTURE, 1);
        Events.tell(t, 0, Events.GREAT_ENGINEER);
        assertThat(t.table().asking()).isEqualTo(third);
        t.choose("pass");
        assertThat(Events.isDiscarded(t, Events.GREAT_ENGINEER)).isTrue();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-9.34"})
    void aGreatPersonNobodyCanPayIsDiscarded() {
        TestTable t = Events.tell(three(), 0, Events.GREAT_ENGINEER);
        assertThat(Events.isDiscarded(t, Events.GREAT_ENGINEER)).isTrue();
    }

    // --- Revolution ---------------------------------------------------------------------------------------------

    private static TestTable democracy() {
        return Events.plains(2)
                .city(0, "D2", Mood.NEUTRAL)
                .units(0, BaseUnit.INFANTRY, "D2", 2)
                .advances(
                        0, BaseAdvance.PHILOSOPHY, BaseAdvance.DRAFT, BaseAdvance.VOTING, BaseAdvance.ECONOMIC_LIBERTY)
                .turnOf(0);
    }

    @Test
    @Rule({"CC-9.12", "CC-13.12", "CC-13.13", "CC-EX-69"})
    void revolutionTakesAnActionAndTheGovernment() {
        TestTable t = Events.tell(democracy(), 0, Events.REVOLUTION);
        assertThat(t.codes()).containsExactly("remove infantry D2", "pass");
        t.choose("pass", "pass");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
        assertThat(t.codes()).containsExactly("choose totalitarianism", "choose absolute-power", "choose forced-labor");
        t.choose("choose forced-labor");
        assertThat(t.table().player(0).advanceCount(Category.DEMOCRACY)).isZero();
        assertThat(t.table().player(0).advanceCount(Category.AUTOCRACY)).isEqualTo(2);
        assertThat(t.table().player(0).owns(BaseAdvance.NATIONALISM)).isTrue();
        assertThat(t.table().player(0).eventTrack()).isEqualTo(3);
    }

    @Test
    @Rule({"CC-9.12"})
    void militaryUnitsPutTheRevolutionDown() {
        TestTable t = Events.tell(democracy(), 0, Events.REVOLUTION);
        t.choose("remove infantry D2", "remove infantry D2");
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        assertThat(t.table().player(0).owns(BaseAdvance.VOTING)).isTrue();
        assertThat(t.table().units().count(BaseUnit.INFANTRY, t.at("D2"))).isZero();
    }

    @Test
    @Rule({"CC-9.20", "CC-9.18"})
    void withoutAnActionLeftNoneIsTaken() {
        TestTable t = Events.plains(2).units(0, BaseUnit.INFANTRY, "D2", 1).turnOf(0);
        t.table().turn().setActionsLeft(0);
        Events.tell(t, 0, Events.REVOLUTION);
        assertThat(t.codes()).contains("end-turn");
        assertThat(t.table().player(0).lostActions()).isZero();
    }

    @Test
    @Rule({"CC-3.13"})
    void outsideHisTurnTheNextTurnIsShorter() {
        TestTable t = Events.plains(2).turnOf(0);
        Events.tell(t, 1, Events.REVOLUTION);
        assertThat(t.table().player(1).lostActions()).isEqualTo(1);
        assertThat(t.table().turn().actionsLeft()).isEqualTo(3);
        t.table().push(new StartTurn(1));
        t.table().settle();
        assertThat(t.table().turn().actionsLeft()).isEqualTo(2);
    }

    @Test
    @Rule({"CC-3.13"})
    void inTheStatusPhaseTheLastPlayerLosesAnActionOfHisNextTurn() {
        ClashTable table = new ClashTable(TestTable.players(2).table().rules(), 2, Seed.of(1));
        table.setActive(0);
        table.turn().reset(0);
        table.push(new TakeTurn(1));
        table.push(new Resolving.Befall(0, Events.REVOLUTION));
        table.settle();
        assertThat(table.player(0).lostActions()).isEqualTo(1);
    }

    // --- changing government ------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-13.12", "CC-4.15"})
    void aGovernmentNeedsItsRequirement() {
        TestTable t = Events.plains(2)
                .advances(0, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING)
                .turnOf(0);
        assertThat(Governments.canChange(t.table(), 0)).isFalse();
        t.advances(0, BaseAdvance.STATE_RELIGION);
        assertThat(Governments.canChange(t.table(), 0)).isTrue();
        assertThat(Governments.canChange(t.table(), 1)).as("no government").isFalse();
    }

    @Test
    @Rule({"CC-13.12", "CC-13.13", "CC-1.41"})
    void markersMoveWithoutTokensAndDogmaCapsIdeas() {
        TestTable t = Events.plains(2)
                .advances(0, BaseAdvance.PHILOSOPHY, BaseAdvance.VOTING, BaseAdvance.SEPARATION_OF_POWER)
                .advances(0, BaseAdvance.CIVIL_LIBERTIES, BaseAdvance.ECONOMIC_LIBERTY, BaseAdvance.STATE_RELIGION)
                .goods(0, Good.IDEAS, 5)
                .turnOf(0);
        Governments.ask(t.table(), 0);
        t.table().settle();
        assertThat(t.codes()).containsExactly("change theocracy", "pass");
        t.choose("change theocracy");
        assertThat(t.table().player(0).advanceCount(Category.THEOCRACY))
                .as("all four")
                .isEqualTo(4);
        assertThat(t.table().player(0).get(Good.IDEAS)).isEqualTo(2);
        assertThat(t.table().player(0).get(Good.CULTURE) + t.table().player(0).get(Good.MOOD))
                .isZero();
        assertThat(t.codes()).contains("end-turn");
    }

    @Test
    @Rule({"CC-13.12"})
    void aChangeThatIsAskedForMayBeDeclined() {
        TestTable t = democracy();
        Governments.ask(t.table(), 0);
        t.table().settle();
        t.choose("pass");
        assertThat(t.table().player(0).owns(BaseAdvance.VOTING)).isTrue();
    }
}

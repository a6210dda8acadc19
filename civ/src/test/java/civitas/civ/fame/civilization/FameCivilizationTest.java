package civitas.civ.fame.civilization;

import static civitas.civ.fame.Fame.BLUE;
import static civitas.civ.fame.Fame.CAPITAL;
import static civitas.civ.fame.Fame.RED;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.Civilization;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.culture.GreatPeople;
import civitas.civ.fame.Fame;
import civitas.civ.fame.content.FameCivilization;
import civitas.civ.fame.content.FameTech;
import civitas.civ.fame.invest.Investing;
import civitas.civ.fame.people.GreatCards;
import civitas.civ.research.Learning;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rules;
import civitas.civ.view.Audit;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The Arabs, Greeks, Indians and Spanish. */
class FameCivilizationTest {

    private record Do(Consumer<CivTable> what) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            what.accept(table);
        }
    }

    private static TestTable bare(Civilization civilization) {
        return Fame.bare(Set.of("great-person-deck")).civilization(RED, civilization);
    }

    private static TestTable begun(Civilization civilization) {
        return TestTable.choosing(Fame.book(), civilization, BaseCivilization.ROME)
                .ready();
    }

    @Test
    @Rule({"CV-02.60", "CV-02.61", "CV-01.15"})
    void theArabsBeginWithATokenOfEachResourceAndBetterArtillery() {
        CivTable table = begun(FameCivilization.ARABS).table();
        for (int i = 0; i < Resource.MARKET; i++) {
            assertThat(table.player(RED).resource(Resource.of(i))).isOne();
        }
        assertThat(table.player(RED).knows(BaseTech.MATHEMATICS)).isTrue();
        assertThat(table.player(RED).rank(UnitType.ARTILLERY)).isEqualTo(2);
        Audit.check(table);
    }

    @Test
    @Rule("CV-01.06")
    void theArabsPlayOnlyWithInvestments() {
        Rules.Options options = new Rules.Options(false, true, false, false, false, false, true, Set.of("investments"));
        TestTable test = TestTable.dealt(Fame.book(), 2, options, 7);
        assertThat(test.codes()).contains("choose greeks").doesNotContain("choose arabs");
        assertThat(test.why(test.table().asking(), FameCivilization.ARABS)).containsExactly("why.civilization-out");
    }

    @Test
    @Rule({"CV-12.26", "CV-10.01"})
    void theArabsGainCultureBySpendingAndAdvanceByInvesting() {
        TestTable test = bare(FameCivilization.ARABS).knows(RED, BaseTech.CURRENCY);
        CivTable table = test.table();
        table.player(RED).setCulture(0);
        test.resource(RED, Resource.INCENSE).step(Phase.CITY_MANAGEMENT, RED).choose("use currency");
        for (int i = 0; i < 5 && table.player(RED).resource(Resource.INCENSE) > 0; i++) {
            String pay = "pay incense";
            test.choose(test.codes().contains(pay) ? pay : test.codes().getFirst());
        }
        assertThat(table.player(RED).culture())
                .as("1 for the incense, 3 by Currency")
                .isEqualTo(4);
        int track = table.player(RED).track();
        test.at(new Do(now -> Investing.free(now, RED, 2))).choose("invest infrastructure");
        for (int i = 0; i < 20 && !test.isDone(); i++) {
            test.choose(test.codes().getFirst());
        }
        assertThat(table.player(RED).track()).isEqualTo(track + 2);
    }

    @Test
    @Rule({"CV-02.62", "CV-02.44"})
    void theGreeksBeginWithDemocracy() {
        CivTable table = begun(FameCivilization.GREEKS).table();
        assertThat(table.government(RED)).isEqualTo(BaseGovernment.DEMOCRACY);
        assertThat(table.player(RED).rank(UnitType.INFANTRY)).isEqualTo(2);
    }

    @Test
    @Rule({"CV-07.52", "CV-EX-74"})
    void theGreeksChooseFromTwoGreatPeople() {
        TestTable test = bare(FameCivilization.GREEKS);
        Deck people = test.table().market().people();
        onTop(test.table(), people, BasePerson.ARTIST);
        onTop(test.table(), people, BasePerson.BUILDER);
        int supply = people.size();
        test.at(new Do(table -> GreatPeople.gain(table, RED)));
        assertThat(test.codes()).containsExactlyInAnyOrder("choose artist", "choose builder");
        test.choose("choose builder");
        assertThat(people.size()).isEqualTo(supply - 1);
        assertThat(test.codes()).contains("keep").anyMatch(code -> code.startsWith("place builder "));
        Audit.check(test.table());
    }

    private static void onTop(CivTable table, Deck people, GreatPerson person) {
        Numbers left = people.left();
        for (int token = left.next(0); token >= 0; token = left.next(token + 1)) {
            if (table.content().person(token).equals(person)) {
                people.remove(token);
                people.putOnTop(token);
                return;
            }
        }
        throw new AssertionError("no token of " + person + " is left");
    }

    @Test
    @Rule({"CV-07.40", "CV-EX-62"})
    void theGreeksWhoGainTwoGreatPeopleChooseForOneAfterTheOther() {
        TestTable test = Fame.bare().civilization(RED, FameCivilization.GREEKS);
        CivTable table = test.table();
        test.at(new Do(now -> {
            GreatPeople.gain(now, RED);
            GreatPeople.gain(now, RED);
        }));
        for (int gained = 1; gained <= 2; gained++) {
            assertThat(test.codes())
                    .as("cards for person " + gained)
                    .hasSize(2)
                    .allMatch(code -> code.startsWith("choose "));
            test.choose(test.codes().getFirst());
            while (!test.isDone() && test.codes().stream().noneMatch(code -> code.startsWith("choose "))) {
                test.choose(test.codes().getLast());
            }
        }
        assertThat(test.isDone()).isTrue();
        assertThat(table.sheet(GreatCards.class).hiddenOf(RED)).hasSize(2);
        Audit.check(table);
    }

    @Test
    @Rule("CV-09.13")
    void theGreeksGainCultureForTechsThatOthersLack() {
        TestTable test = bare(FameCivilization.GREEKS).knows(BLUE, BaseTech.POTTERY);
        CivTable table = test.table();
        table.player(RED).setCulture(0);
        test.at(new Do(now -> Learning.learn(now, RED, BaseTech.POTTERY)));
        assertThat(table.player(RED).culture()).isZero();
        test.at(new Do(now -> Learning.learn(now, RED, BaseTech.WRITING)));
        assertThat(table.player(RED).culture()).isOne();
    }

    @Test
    @Rule({"CV-02.40", "CV-02.63", "CV-16.22"})
    void theIndiansBeginWithAMetropolisInTheMiddleOfTheirTile() {
        TestTable test = TestTable.choosing(Fame.book(), FameCivilization.INDIANS, BaseCivilization.ROME);
        for (int i = 0; i < 20 && test.table().asking() != RED; i++) {
            test.choose(test.codes().getFirst());
        }
        test.choose(test.codes().getFirst());
        assertThat(test.codes()).hasSize(2).allMatch(code -> code.startsWith("grow "));
        test.ready();
        CivTable table = test.table();
        assertThat(table.cities().footprint(CAPITAL).squares()).hasSize(2);
        assertThat(table.cities().outskirts(CAPITAL)).hasSize(10);
        assertThat(table.player(RED).knows(FameTech.AGRICULTURE)).isTrue();
        Audit.check(table);
    }

    @Test
    @Rule({"CV-10.01", "CV-06.79"})
    void theIndiansSpendAnythingAsABasicResourceAndLoveSymbols() {
        TestTable test = bare(FameCivilization.INDIANS).knows(RED, BaseTech.CURRENCY);
        CivTable table = test.table();
        test.resource(RED, Resource.IRON).step(Phase.CITY_MANAGEMENT, RED);
        assertThat(test.codes()).contains("use currency");
        assertThat(table.sumIn(table.hooks().culture.arts, CAPITAL)).isZero();
        test.tile(2, "home-rome").tile(3, "home-rome");
        int symbols = 0;
        for (int square : table.cities().outskirts(CAPITAL)) {
            symbols += table.lands().resource(square).isPresent() ? 1 : 0;
        }
        assertThat(symbols).isPositive();
        assertThat(table.sumIn(table.hooks().culture.arts, CAPITAL)).isEqualTo(symbols);
    }

    @Test
    @Rule({"CV-01.27", "CV-02.64", "CV-EX-48", "CV-02.43"})
    void theSpanishHaveAThirdScoutButTheUsualStackingLimit() {
        TestTable test = TestTable.choosing(Fame.book(), FameCivilization.SPANISH, BaseCivilization.ROME);
        for (int i = 0; i < 20 && test.table().asking() != RED; i++) {
            test.choose(test.codes().getFirst());
        }
        test.choose(test.codes().getFirst());
        String square = test.codes().getFirst().split(" ", -1)[2];
        test.choose("place army " + square).choose("place scout " + square);
        assertThat(test.codes()).isNotEmpty().doesNotContain("place scout " + square);
        assertThat(test.why(RED, square)).containsExactly("why.stack");
        CivTable table = test.ready().table();
        int scouts = 0;
        for (int figure = 7; figure < 10; figure++) {
            scouts += table.figures().where(RED, figure) >= 0 ? 1 : 0;
        }
        assertThat(scouts).isEqualTo(2);
        assertThat(table.figures().inReserve(RED, Figure.SCOUT)).isNotNegative();
        assertThat(table.speed(RED)).isEqualTo(table.player(RED).techSpeed() + 1);
        Audit.check(table);
    }

    @Test
    @Rule({"CV-06.57", "CV-08.28", "CV-14.24"})
    void theSpanishBuildForEveryTileTheyDiscover() {
        TestTable test = bare(FameCivilization.SPANISH);
        CivTable table = test.table();
        table.lands().conceal(4);
        test.figure(RED, Figure.ARMY, "A8")
                .step(Phase.MOVEMENT, RED)
                .choose("move A8")
                .choose("discover tile-5");
        assertThat(test.codes()).contains("no").anyMatch(code -> code.contains("market"));
        assertThat(test.codes()).noneMatch(code -> code.contains("cathedral"));
        String market = test.codes().stream()
                .filter(code -> code.contains("market"))
                .findFirst()
                .orElseThrow();
        test.choose(market);
        assertThat(table.market()
                        .buildings(table.content().spec(BaseBuilding.MARKET).family()))
                .isEqualTo(4);
    }

    @Test
    @Rule({"CV-06.58", "CV-06.57"})
    void aBasicBuildingIsUpgradedAtOnceWhereItsOwnerKnowsHow() {
        TestTable test = bare(FameCivilization.SPANISH).knows(RED, BaseTech.BANKING);
        CivTable table = test.table();
        table.lands().conceal(4);
        test.figure(RED, Figure.ARMY, "A8")
                .step(Phase.MOVEMENT, RED)
                .choose("move A8")
                .choose("discover tile-5");
        String market = test.codes().stream()
                .filter(code -> code.contains("market"))
                .findFirst()
                .orElseThrow();
        test.choose(market);
        String square = market.split(" ", -1)[2];
        assertThat(table.pieces().building(test.square(square))).isEqualTo(BaseBuilding.BANK);
    }
}

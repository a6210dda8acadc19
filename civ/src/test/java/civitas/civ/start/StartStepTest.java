package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.content.Ability;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Rule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StartStepTest {

    /** An ability that gives a point of trade when it is used. */
    private record Trickle(civitas.civ.content.Ability ability) implements TurnHooks.Deed {

        @Override
        public void list(CivTable table, int player, Choices out) {
            out.add(Act.DEED, ability);
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            table.addTrade(player, 1);
        }
    }

    private static TestTable with(Rulebook book) {
        return TestTable.choosing(book, BaseCivilization.CHINA, BaseCivilization.ROME)
                .ready("place-capital B2")
                .cleared(0);
    }

    /** A token of a type that lies in the supply. */
    private static int token(TestTable test, GreatPerson person) {
        for (int token = 0; token < test.table().content().peopleTokens(); token++) {
            if (test.table().content().person(token).equals(person)
                    && test.table().market().people().remove(token)) {
                return token;
            }
        }
        throw new IllegalStateException("no " + person);
    }

    @Test
    @Rule({"CV-04.47", "CV-07.27"})
    void greatPeopleArePlacedFromTheReserve() {
        TestTable test = with(Books.base());
        CivTable table = test.table();
        int artist = token(test, BasePerson.ARTIST);
        int other = token(test, BasePerson.ARTIST);
        table.player(0).addPerson(artist);
        table.player(0).addPerson(other);
        test.figure(1, Figure.ARMY, "B1").step(Phase.START_OF_TURN, 0);
        long places = test.codes().stream()
                .filter(code -> code.startsWith("place artist"))
                .count();
        long land = java.util.Arrays.stream(table.cities().outskirts(0))
                .filter(square -> !table.lands().isWater(square))
                .count();
        assertThat(places).isEqualTo(land - 1);
        assertThat(test.codes()).doesNotContain("place artist B1");
        test.choose("place artist A2").choose("place artist C2");
        assertThat(table.player(0).people()).isZero();
        assertThat(table.pieces().isPerson(test.square("A2"))).isTrue();
        assertThat(table.pieces().isPerson(test.square("C2"))).isTrue();
    }

    @Test
    @Rule({"CV-04.48", "CV-04.47", "CV-07.27"})
    void aReplacedPersonReturnsAndGoesElsewhere() {
        TestTable test = with(Books.base());
        CivTable table = test.table();
        int general = token(test, BasePerson.GENERAL);
        int artist = token(test, BasePerson.ARTIST);
        table.putPerson(test.square("A2"), general);
        table.putBuilding(test.square("B1"), BaseBuilding.LIBRARY);
        test.step(Phase.START_OF_TURN, 0);
        assertThat(test.codes()).noneMatch(code -> code.startsWith("place"));
        table.player(0).addPerson(artist);
        test.step(Phase.START_OF_TURN, 0).choose("place artist A2");
        assertThat(table.player(0).people()).isEqualTo(1 << general);
        test.choose("place general B1");
        assertThat(table.pieces().person(test.square("B1"))).isEqualTo(general);
        assertThat(table.player(0).people()).isZero();
    }

    @Test
    @Rule("CV-04.48")
    void nobodyIsPlacedTwice() {
        TestTable test = with(Books.base());
        CivTable table = test.table();
        table.player(0).addPerson(token(test, BasePerson.GENERAL));
        table.player(0).addPerson(token(test, BasePerson.ARTIST));
        test.step(Phase.START_OF_TURN, 0).choose("place general A2").choose("place artist A2");
        assertThat(table.player(0).people()).isNotZero();
        assertThat(test.codes()).noneMatch(code -> code.startsWith("place"));
        table.player(0).renew();
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).contains("place general A2");
    }

    @Test
    @Rule({"CV-04.05", "CV-03.22"})
    void anOptionalAbilityWorksOncePerTurn() {
        TestTable test = with(book(BaseWonder.ANGKOR_WAT));
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).doesNotContain("deed angkor-wat");
        test.table().putWonder(test.square("A2"), BaseWonder.ANGKOR_WAT);
        int trade = test.table().player(0).trade();
        test.step(Phase.START_OF_TURN, 0).choose("deed angkor-wat");
        assertThat(test.table().player(0).trade()).isEqualTo(trade + 1);
        assertThat(test.codes()).doesNotContain("deed angkor-wat");
        test.table().player(0).renew();
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).contains("deed angkor-wat");
    }

    @Test
    @Rule({"CV-04.44", "CV-04.01"})
    void onlyOneGovernmentHelpsInATurn() {
        TestTable test =
                with(book(BaseGovernment.DESPOTISM, BaseGovernment.ANARCHY)).step(Phase.START_OF_TURN, 0);
        test.choose("deed despotism").choose("govern anarchy");
        assertThat(test.codes()).doesNotContain("deed anarchy", "deed despotism");
        test = with(book(BaseGovernment.ANARCHY)).step(Phase.START_OF_TURN, 0).choose("govern anarchy");
        assertThat(test.codes()).contains("deed anarchy");
    }

    /** A rulebook in which these abilities give trade. */
    private static Rulebook book(Ability... abilities) {
        return Books.with(
                hooks -> Stream.of(abilities).forEach(ability -> hooks.turn.deed.join(ability, new Trickle(ability))));
    }

    @Test
    @Rule({"CV-04.06", "CV-04.44"})
    void abilitiesWithoutAChoiceActByThemselves() {
        Rulebook book = Books.with(hooks -> {
            hooks.turn.deed.join(BaseGovernment.ANARCHY, new Trickle(BaseGovernment.ANARCHY));
            hooks.turn.startOfTurn.join(BaseGovernment.DESPOTISM, (table, player) -> table.addCulture(player, 2));
        });
        TestTable test = with(book).step(Phase.START_OF_TURN, 0);
        assertThat(test.table().player(0).culture()).isEqualTo(2);
        assertThat(test.choose("govern anarchy").codes()).doesNotContain("deed anarchy");
    }
}

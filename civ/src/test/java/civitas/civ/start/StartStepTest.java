package civitas.civ.start;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.content.Building;
import civitas.civ.content.Civilization;
import civitas.civ.content.Figure;
import civitas.civ.content.Government;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Phase;
import civitas.civ.content.Wonder;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Rule;
import org.junit.jupiter.api.Test;

class StartStepTest {

    /** An ability that gives a point of trade when it is used. */
    private record Trickle(civitas.civ.content.Ability ability) implements Hooks.Deed {

        @Override
        public void list(CivTable table, int player, Choices out) {
            out.add(Act.DEED, ability);
        }

        @Override
        public void begin(CivTable table, int player, Choice choice) {
            table.addTrade(player, 1);
        }
    }

    private static TestTable with(Hooks hooks) {
        return TestTable.choosing(hooks, Civilization.CHINA, Civilization.ROME)
                .ready("place-capital B2")
                .cleared(0);
    }

    /** A token of a type that lies in the supply. */
    private static int token(TestTable test, GreatPerson person) {
        for (int token = 0; token < test.table().content().people(); token++) {
            if (test.table().content().person(token) == person
                    && test.table().market().people().remove(token)) {
                return token;
            }
        }
        throw new IllegalStateException("no " + person);
    }

    @Test
    @Rule({"CV-04.47", "CV-07.27"})
    void greatPeopleArePlacedFromTheReserve() {
        TestTable test = with(new Hooks());
        CivTable table = test.table();
        int artist = token(test, GreatPerson.ARTIST);
        int other = token(test, GreatPerson.ARTIST);
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
        TestTable test = with(new Hooks());
        CivTable table = test.table();
        int general = token(test, GreatPerson.GENERAL);
        int artist = token(test, GreatPerson.ARTIST);
        table.putPerson(test.square("A2"), general);
        table.putBuilding(test.square("B1"), Building.LIBRARY);
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
        TestTable test = with(new Hooks());
        CivTable table = test.table();
        table.player(0).addPerson(token(test, GreatPerson.GENERAL));
        table.player(0).addPerson(token(test, GreatPerson.ARTIST));
        test.step(Phase.START_OF_TURN, 0).choose("place general A2").choose("place artist A2");
        assertThat(table.player(0).people()).isNotZero();
        assertThat(test.codes()).noneMatch(code -> code.startsWith("place"));
        table.player(0).renew();
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).contains("place general A2");
    }

    @Test
    @Rule({"CV-04.05", "CV-03.22"})
    void anOptionalAbilityWorksOncePerTurn() {
        Hooks hooks = new Hooks();
        hooks.deed.join(Wonder.ANGKOR_WAT, new Trickle(Wonder.ANGKOR_WAT));
        TestTable test = with(hooks);
        assertThat(test.step(Phase.START_OF_TURN, 0).codes()).doesNotContain("deed angkor-wat");
        test.table().putWonder(test.square("A2"), Wonder.ANGKOR_WAT);
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
        Hooks hooks = new Hooks();
        hooks.deed.join(Government.DESPOTISM, new Trickle(Government.DESPOTISM));
        hooks.deed.join(Government.ANARCHY, new Trickle(Government.ANARCHY));
        TestTable test = with(hooks).step(Phase.START_OF_TURN, 0);
        test.choose("deed despotism").choose("govern anarchy");
        assertThat(test.codes()).doesNotContain("deed anarchy", "deed despotism");
        test = with(hooks(Government.ANARCHY)).step(Phase.START_OF_TURN, 0).choose("govern anarchy");
        assertThat(test.codes()).contains("deed anarchy");
    }

    private static Hooks hooks(Government government) {
        Hooks hooks = new Hooks();
        hooks.deed.join(government, new Trickle(government));
        return hooks;
    }

    @Test
    @Rule({"CV-04.06", "CV-04.44"})
    void abilitiesWithoutAChoiceActByThemselves() {
        Hooks hooks = hooks(Government.ANARCHY);
        hooks.startOfTurn.join(Government.DESPOTISM, (table, player) -> table.addCulture(player, 2));
        TestTable test = with(hooks).step(Phase.START_OF_TURN, 0);
        assertThat(test.table().player(0).culture()).isEqualTo(2);
        assertThat(test.choose("govern anarchy").codes()).doesNotContain("deed anarchy");
    }
}

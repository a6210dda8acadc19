package civitas.civ.culture;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.board.Square;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Figure;
import civitas.civ.content.GreatPerson;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.view.CivView;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GreatPeopleTest {

    @Test
    @Rule({"CV-07.25", "CV-07.26", "CV-07.28", "CV-01.45"})
    void aRandomPersonMayBePlacedAtOnce() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        assertThat(table.content().peopleTokens()).isEqualTo(18);
        assertThat(BasePerson.values()).hasSize(6);
        int supply = table.market().people().size();
        int before = table.player(0).people();
        TestTable test = scene.happen(t -> GreatPeople.gain(t, 0));
        assertThat(table.market().people().size()).isEqualTo(supply - 1);
        GreatPerson person = table.content()
                .person(Integer.numberOfTrailingZeros(table.player(0).people() & ~before));
        Square square = scene.outskirts(0);
        test.choose("place " + person.code() + " " + square.code());
        assertThat(table.player(0).people()).isEqualTo(before);
        assertThat(table.pieces().isPerson(square.index())).isTrue();
        assertThat(Yields.of(table, square.index()))
                .isEqualTo(table.content().spec(person).icons());
    }

    @ParameterizedTest
    @CsvSource({
        "ARTIST, 1, 0, 2, 0",
        "BUILDER, 0, 2, 0, 1",
        "GENERAL, 0, 0, 0, 0",
        "HUMANITARIAN, 1, 1, 1, 1",
        "INDUSTRIALIST, 0, 0, 2, 1",
        "SCIENTIST, 2, 1, 0, 0"
    })
    @Rule({"CV-07.25", "CV-07.34"})
    void aPersonGivesItsIcons(BasePerson person, int trade, int production, int culture, int coins) {
        Scene scene = Scene.of(2);
        Square square = scene.outskirts(0);
        scene.person(person, square);
        int yield = Yields.of(scene.table(), square.index());
        assertThat(List.of(Yield.trade(yield), Yield.production(yield), Yield.culture(yield), Yield.coins(yield)))
                .containsExactly(trade, production, culture, coins);
    }

    @Test
    @Rule({"CV-07.26", "CV-07.29", "CV-07.34"})
    void aPersonMayBeKeptAndThenDoesNothing() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        int coins = table.coins(0);
        int city = Yields.ofCity(table, Cities.of(0, 0));
        scene.happen(t -> GreatPeople.gain(t, 0)).choose("keep");
        assertThat(table.player(0).people()).isNotZero();
        String person = table.content()
                .person(Integer.numberOfTrailingZeros(table.player(0).people()))
                .code();
        assertThat(CivView.of(table, Viewer.SPECTATOR).players().getFirst().people())
                .containsExactly(person);
        assertThat(table.coins(0)).isEqualTo(coins);
        assertThat(Yields.ofCity(table, Cities.of(0, 0))).isEqualTo(city);
    }

    @Test
    @Rule({"CV-07.27", "CV-06.77"})
    void waterEnemiesAndForeignCitiesAreNoPlace() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Square blocked = scene.outskirts(0);
        scene.test().figure(1, Figure.SCOUT, blocked.code());
        Square own = scene.outskirts(0);
        scene.test().figure(0, Figure.ARMY, own.code());
        TestTable test = scene.happen(t -> GreatPeople.gain(t, 0));
        int places = 0;
        for (int square : table.cities().outskirts(Cities.of(0, 0))) {
            places += table.lands().isWater(square) || square == blocked.index() ? 0 : 1;
        }
        assertThat(test.codes()).hasSize(places + 1).anyMatch(code -> code.endsWith(" " + own.code()));
    }

    @Test
    @Rule({"CV-07.27", "CV-07.30", "CV-06.72", "CV-06.74", "CV-06.75", "CV-06.76"})
    void ownPiecesMakeRoom() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Square building = scene.outskirts(0);
        table.putBuilding(building.index(), BaseBuilding.MARKET);
        Square wonder = scene.outskirts(0);
        table.putWonder(wonder.index(), BaseWonder.STONEHENGE);
        Square person = scene.outskirts(0);
        scene.person(BasePerson.BUILDER, person);
        int markets = table.market().buildings(BaseFamily.MARKET_BANK);
        for (Square square : new Square[] {building, wonder, person}) {
            TestTable test = scene.happen(t -> GreatPeople.gain(t, 0));
            test.choose(test.codes().stream()
                    .filter(code -> code.endsWith(" " + square.code()))
                    .findFirst()
                    .orElseThrow());
            assertThat(table.pieces().isPerson(square.index())).isTrue();
        }
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isEqualTo(markets + 1);
        assertThat(table.wonders().isObsolete(BaseWonder.STONEHENGE)).isTrue();
        assertThat(table.wonders().where(BaseWonder.STONEHENGE)).isNegative();
        int token = Integer.numberOfTrailingZeros(table.player(0).people());
        assertThat(table.content().person(token)).isEqualTo(BasePerson.BUILDER);
    }

    @Test
    @Rule("CV-07.32")
    void anEmptySupplyGivesNobody() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        int before = table.player(1).people();
        while (table.market().people().size() > 0) {
            table.market().people().remove(table.market().people().drawPile()[0]);
        }
        assertThat(scene.happen(t -> GreatPeople.gain(t, 1)).isDone()).isTrue();
        assertThat(table.player(1).people()).isEqualTo(before);
    }
}

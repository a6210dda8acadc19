package civitas.civ.culture.event;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.Books;
import civitas.civ.TestTable;
import civitas.civ.board.Square;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.content.Terrain;
import civitas.civ.content.UnitType;
import civitas.civ.content.facts.EventSpec;
import civitas.civ.culture.Scene;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.civ.turn.TakeStep;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import civitas.kernel.Thing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The events of the Start of Turn and City Management phases, and of battles. */
class PhaseEventsTest {

    @Test
    @Rule("CV-01.48")
    void theBoxHas47CardsInThreeDecks() {
        int[] cards = new int[4];
        for (CultureEvent event : BaseEvent.values()) {
            EventSpec spec = Books.content().spec(event);
            cards[spec.level()] += spec.count();
        }
        assertThat(cards).containsExactly(0, 19, 17, 11);
        assertThat(Books.content().eventCards()).isEqualTo(47);
    }

    @Test
    @Rule({"CV-10.21", "CV-10.23", "CV-03.29", "CV-07.18"})
    void droughtMakesADesert() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        Square building = scene.outskirts(0);
        table.putBuilding(building.index(), BaseBuilding.MARKET);
        Square wonder = scene.outskirts(0);
        table.putWonder(wonder.index(), BaseWonder.STONEHENGE);
        Square person = scene.outskirts(0);
        scene.person(BasePerson.ARTIST, person);
        Square hut = scene.wild(Terrain.GRASSLAND);
        table.lands().putToken(hut.index(), table.market().huts().draw(table.chance()));
        Square rich = scene.find(square -> table.lands().resource(square).isPresent()
                && table.lands().terrain(square) != Terrain.MOUNTAIN
                && table.cities().at(square) < 0
                && table.cities().around(square) < 0
                && !table.lands().hasToken(square));
        scene.test().holds(0, BaseEvent.DROUGHT);
        TestTable test = scene.step(0, Phase.START_OF_TURN).choose("play-event drought");
        assertThat(test.codes())
                .contains(
                        "choose " + rich.code(),
                        "choose " + scene.wild(Terrain.WATER).code())
                .contains("choose " + scene.wild(Terrain.DESERT).code())
                .doesNotContain("choose " + building.code(), "choose " + wonder.code(), "choose " + hut.code())
                .doesNotContain("choose " + scene.capital(1).code())
                .doesNotContain("choose " + scene.wild(Terrain.MOUNTAIN).code());
        if (table.lands().terrain(person.index()) != Terrain.MOUNTAIN) {
            assertThat(test.codes()).contains("choose " + person.code());
        }
        test.choose("choose " + rich.code());
        assertThat(table.lands().terrain(rich.index())).isEqualTo(Terrain.DESERT);
        assertThat(table.lands().resource(rich.index())).isEmpty();
        assertThat(Yields.of(table, rich.index())).isEqualTo(Books.content().icons(Terrain.DESERT));
        assertThat(table.player(0).hand().size()).isZero();
        assertThat(table.market().events(1).discarded()).isOne();
    }

    @Test
    @Rule("CV-03.29")
    void unexploredSquaresAreNoTargets() {
        TestTable test = TestTable.begun().holds(0, BaseEvent.DROUGHT);
        test.table().turn().setActive(0);
        test.at(new TakeStep(0, Phase.START_OF_TURN)).choose("play-event drought");
        assertThat(test.codes())
                .isNotEmpty()
                .allSatisfy(code -> assertThat(
                                test.table().lands().isKnown(test.square(code.substring("choose ".length()))))
                        .isTrue());
    }

    @Test
    @Rule({"CV-10.21", "CV-10.22", "CV-07.23"})
    void deforestationFellsForestsOnly() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.DEFORESTATION).holds(0, BaseEvent.DROUGHT);
        Square forest = scene.wild(Terrain.FOREST);
        TestTable test = scene.step(0, Phase.START_OF_TURN).choose("play-event deforestation");
        assertThat(test.codes())
                .allSatisfy(code -> assertThat(table.lands().terrain(test.square(code.substring("choose ".length()))))
                        .isEqualTo(Terrain.FOREST));
        test.choose("choose " + forest.code());
        assertThat(table.lands().terrain(forest.index())).isEqualTo(Terrain.GRASSLAND);
        assertThat(Yields.of(table, forest.index())).isZero();
        test.choose("play-event drought").choose("choose " + forest.code());
        assertThat(table.lands().terrain(forest.index())).isEqualTo(Terrain.DESERT);
    }

    @Test
    @Rule({"CV-03.28", "CV-01.24", "CV-10.24", "CV-06.64", "CV-06.69", "CV-07.31"})
    void sabotageDestroysABuildingInRange() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.SABOTAGE);
        Square market = scene.outskirts(1);
        table.putBuilding(market.index(), BaseBuilding.MARKET);
        Square person = scene.outskirts(1);
        scene.person(BasePerson.ARTIST, person);
        Square wonder = scene.outskirts(1);
        table.putWonder(wonder.index(), BaseWonder.STONEHENGE);
        table.cities().setWalls(Cities.of(1, 0), true);
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event sabotage");
        Square far = scene.find(square -> Scene.distance(table.square(square), market) == 5);
        scene.test().figure(0, Figure.SCOUT, far.code());
        boolean walls = Scene.distance(far, scene.capital(1)) <= 4;
        assertThat(scene.step(0, Phase.START_OF_TURN).codes().contains("play-event sabotage"))
                .isEqualTo(walls);
        Square near = scene.find(square -> Scene.distance(table.square(square), market) == 4
                && Scene.distance(table.square(square), scene.capital(1)) <= 4);
        scene.test().figure(0, Figure.SCOUT, near.code());
        int left = table.market().buildings(BaseFamily.MARKET_BANK);
        TestTable test = scene.step(0, Phase.START_OF_TURN).choose("play-event sabotage");
        assertThat(test.codes())
                .containsExactlyInAnyOrder(
                        "choose " + market.code(), "choose " + scene.capital(1).code());
        test.choose("choose " + market.code());
        assertThat(table.pieces().isEmpty(market.index())).isTrue();
        assertThat(table.market().buildings(BaseFamily.MARKET_BANK)).isEqualTo(left + 1);
    }

    @Test
    @Rule({"CV-06.64", "CV-01.24"})
    void catastropheReachesSixSquaresAndBreaksWalls() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.CATASTROPHE);
        table.cities().setWalls(Cities.of(1, 0), true);
        Square far = scene.find(square -> Scene.distance(table.square(square), scene.capital(1)) == 7);
        scene.test().figure(0, Figure.SCOUT, far.code());
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event catastrophe");
        Square near = scene.find(square -> Scene.distance(table.square(square), scene.capital(1)) == 6);
        scene.test().figure(0, Figure.SCOUT, near.code());
        scene.step(0, Phase.START_OF_TURN).choose("play-event catastrophe");
        assertThat(table.cities().hasWalls(Cities.of(1, 0))).isFalse();
    }

    @Test
    @Rule({"CV-10.24", "CV-03.12"})
    void disasterDestroysUpToTwoBuildingsOfOthers() {
        Scene scene = Scene.of(3);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.DISASTER);
        Square own = scene.outskirts(0);
        table.putBuilding(own.index(), BaseBuilding.MARKET);
        // walls are a building, too, and a civilization may start with them
        table.cities().setWalls(Cities.of(1, 0), false);
        table.cities().setWalls(Cities.of(2, 0), false);
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event disaster");
        Square second = scene.outskirts(1);
        table.putBuilding(second.index(), BaseBuilding.MARKET);
        Square third = scene.outskirts(2);
        table.putBuilding(third.index(), BaseBuilding.TEMPLE);
        scene.test().holds(1, BaseEvent.BREAD_AND_CIRCUSES).holds(2, BaseEvent.BREAD_AND_CIRCUSES);
        TestTable test = scene.step(0, Phase.START_OF_TURN).choose("play-event disaster");
        assertThat(test.codes()).containsExactlyInAnyOrder("choose " + second.code(), "choose " + third.code());
        test.choose("choose " + second.code());
        assertThat(test.codes()).containsExactly("choose " + third.code(), "done");
        test.choose("choose " + third.code());
        assertThat(test.codes(1)).contains("cancel bread-and-circuses");
        test.choose(1, "pass");
        assertThat(test.codes(2)).contains("cancel bread-and-circuses");
        test.choose(2, "pass");
        assertThat(table.pieces().isEmpty(second.index())).isTrue();
        assertThat(table.pieces().isEmpty(third.index())).isTrue();
        assertThat(table.pieces().isEmpty(own.index())).isFalse();
    }

    @ParameterizedTest
    @EnumSource(
            value = BaseEvent.class,
            names = {"EXCHANGE_OF_IDEAS", "KNOWLEDGE_SHARED", "THINK_TANK"})
    @Rule({"CV-09.13", "CV-09.14", "CV-09.15", "CV-09.16", "CV-03.26"})
    void ideasAreExchanged(CultureEvent event) {
        Scene scene = Scene.of(3);
        CivTable table = scene.table();
        int level = Books.content().spec(event).amount();
        TestTable test = scene.test().holds(0, event);
        teach(test, 0, level, 6);
        teach(test, 1, level, 6);
        Tech[] some = techs(table, level, 4);
        Tech[] mine = {some[0], some[1]};
        Tech[] theirs = {some[2], some[3]};
        test.knows(0, mine).knows(1, theirs);
        int trade = table.player(0).trade();
        test = scene.step(0, Phase.START_OF_TURN).choose("play-event " + event.code());
        test.choose("choose blue");
        assertThat(table.asking()).isZero();
        assertThat(test.codes(0)).contains("learn " + theirs[0].code()).doesNotContain("learn " + mine[0].code());
        test.choose("learn " + theirs[0].code());
        assertThat(table.player(0).knows(theirs[0])).isTrue();
        assertThat(table.asking()).isOne();
        assertThat(test.codes(1)).contains("learn " + mine[1].code()).doesNotContain("no");
        test.choose("learn " + mine[1].code());
        assertThat(table.player(1).knows(mine[1])).isTrue();
        assertThat(table.player(0).trade()).isEqualTo(trade);
        assertThat(test.codes(0)).contains("done");
    }

    /** Gives both players the same techs below a level, so that there is a place for more. */
    private static void teach(TestTable test, int player, int level, int count) {
        for (int below = 1; below < level; below++) {
            test.knows(player, techs(test.table(), below, count + 2 - below));
        }
    }

    /** Techs of a level that nobody knew from the start. */
    private static Tech[] techs(CivTable table, int level, int count) {
        Tech[] found = new Tech[count];
        long rest = Books.content().techs(level);
        for (int player = 0; player < table.seats(); player++) {
            rest &= ~table.player(player).startTechs();
        }
        for (int i = 0; i < count; i++) {
            found[i] = table.content().techs().get(Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
        }
        return found;
    }

    @Test
    @Rule({"CV-03.28", "CV-09.16"})
    void nothingToLearnIsNoTarget() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.EXCHANGE_OF_IDEAS);
        for (int level = 1; level <= 4; level++) {
            for (Tech tech : BaseTech.values()) {
                if (Books.content().spec(tech).level() == level) {
                    scene.test().knows(0, tech).knows(1, tech);
                }
            }
        }
        table.setSheetCoins(0, 0);
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event exchange-of-ideas");
    }

    @ParameterizedTest
    @EnumSource(
            value = BaseEvent.class,
            names = {"WE_LOVE_THE_DESPOT_DAY", "WE_LOVE_THE_QUEEN_DAY", "WE_LOVE_THE_PRESIDENT_DAY"})
    @Rule({"CV-06.14", "CV-10.16", "CV-07.17"})
    void aFestivalRaisesProduction(CultureEvent event) {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        TestTable test = scene.test().holds(0, event);
        Square second = scene.wild(Terrain.GRASSLAND);
        table.foundCity(Cities.of(0, 1), second.index());
        table.player(0).setActions(1, 0);
        assertThat(scene.step(0, Phase.START_OF_TURN).codes()).doesNotContain("play-event " + event.code());
        scene.step(0, Phase.CITY_MANAGEMENT).choose("play-event " + event.code());
        assertThat(test.codes()).containsExactly("choose " + scene.capital(0).code(), "choose " + second.code());
        test.choose("choose " + second.code());
        int amount = 2 + 2 * Books.content().spec(event).level();
        assertThat(table.player(0).production(1)).isEqualTo(amount);
        assertThat(table.player(0).production(0)).isZero();
    }

    @ParameterizedTest
    @EnumSource(
            value = BaseEvent.class,
            names = {"DUTY_AND_HONOR", "NATIONALISM", "PATRIOTISM"})
    @Rule({"CV-11.11", "CV-03.24", "CV-06.34"})
    void unitsAreRaisedBeforeABattle(CultureEvent event) {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        TestTable test = scene.test();
        BattleEvents events = new BattleEvents(table.content());
        assertThat(events.seemsAble(table, 0)).isFalse();
        test.holds(0, event);
        assertThat(events.seemsAble(table, 0)).isTrue();
        table.player(0).setForces(0);
        int count = Books.content().spec(event).level();
        scene.happen(t -> PlayEvent.start(t, 0, new Choice(Act.PLAY_EVENT, event, Thing.NONE)));
        assertThat(test.codes()).containsExactly("muster artillery", "muster infantry", "muster mounted");
        for (int i = 0; i < count; i++) {
            assertThat(test.codes().contains("done")).isEqualTo(i > 0);
            test.choose("muster infantry");
        }
        assertThat(test.isDone()).isTrue();
        assertThat(Long.bitCount(table.player(0).forces())).isEqualTo(count);
        int card = Long.numberOfTrailingZeros(table.player(0).forces());
        assertThat(Books.content().unit(card).type()).isEqualTo(UnitType.INFANTRY);
    }

    @Test
    @Rule({"CV-03.24", "CV-03.25", "CV-06.38", "CV-03.28"})
    void unitsComeFromDecksThatHaveAny() {
        Scene scene = Scene.of(2);
        CivTable table = scene.table();
        scene.test().holds(0, BaseEvent.NATIONALISM);
        for (UnitType type : List.of(UnitType.ARTILLERY, UnitType.MOUNTED, UnitType.INFANTRY)) {
            int leave = type == UnitType.INFANTRY ? 1 : 0;
            while (table.market().units(type).size() > leave) {
                table.market().units(type).draw(table.chance());
            }
        }
        TestTable test = scene.happen(t -> new Recruitment().begin(t, 0, BaseEvent.NATIONALISM));
        assertThat(test.isDone()).isTrue();
        assertThat(table.market().units(UnitType.INFANTRY).isExhausted()).isTrue();
        assertThat(new Recruitment().possible(table, 0, BaseEvent.PATRIOTISM)).isFalse();
    }
}

package civitas.clash.view;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.view.ClashView.CityView;
import civitas.clash.view.ClashView.CountView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.SideView;
import civitas.clash.view.ClashView.SpaceView;
import civitas.clash.view.ClashView.UnitsView;
import civitas.kernel.Numbers;
import civitas.kernel.Rule;
import civitas.kernel.Viewer;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class ClashViewTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static ClashView seenBy(TestTable t, int seat) {
        return ClashView.of(t.table(), new Viewer(seat));
    }

    private static ClashView seenByAll(TestTable t) {
        return ClashView.of(t.table(), Viewer.SPECTATOR);
    }

    @Test
    @Rule("CC-3.2")
    void nobodyHasATurnInTheSetUp() {
        TestTable t = TestTable.players(2, Map.of());
        assertThat(t.codes()).as("first settlers are placed").allMatch(code -> code.startsWith("place "));
        assertThat(seenByAll(t).clock().active()).isEmpty();
        assertThat(seenByAll(t.turnOf(BLUE)).clock().active()).isEqualTo("blue");
    }

    // --- hands ------------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-18.1", "CC-18.2"})
    void handsAreSecretAndTheirSizesArePublic() {
        TestTable t = TestTable.players(2)
                .hand(RED, 1, 2)
                .objectives(RED, 3)
                .wonderCards(RED, Wonder.GREAT_WALL)
                .turnOf(RED);
        PlayerView own = seenBy(t, RED).players().get(RED);
        assertThat(own.own()).containsExactly("a1", "a2", "o3", "great-wall");
        assertThat(own.goals())
                .as("more ports than blue, who has none")
                .containsExactly(new ClashView.GoalView("coastal-culture", 0, 1));
        for (ClashView other : List.of(seenBy(t, BLUE), seenByAll(t))) {
            PlayerView red = other.players().get(RED);
            assertThat(red.own()).isEmpty();
            assertThat(red.goals()).isEmpty();
            assertThat(red.hand()).isEqualTo(new ClashView.HandView(2, 1, 1));
        }
    }

    @Test
    @Rule({"CC-18.2"})
    void greatPeopleInHandStayKnown() {
        TestTable t = TestTable.players(2).hand(RED).turnOf(RED);
        t.table().eventDeck().remove(24);
        t.table().player(RED).setGreatPeople(Numbers.of(24));
        PlayerView red = seenBy(t, BLUE).players().get(RED);
        assertThat(red.greatPeople()).containsExactly("e24");
        assertThat(red.hand().actions()).isEqualTo(1);
    }

    @Test
    @Rule({"CC-18.8"})
    void discardPilesLieFaceUp() {
        TestTable t = TestTable.players(2).hand(RED).turnOf(RED);
        t.table().actionDeck().remove(7);
        t.table().actionDeck().discard(7);
        t.table().eventDeck().remove(9);
        t.table().eventDeck().discard(9);
        assertThat(seenByAll(t).decks().discardedActions()).endsWith("a7");
        assertThat(seenByAll(t).decks().discardedEvents()).endsWith("e9");
    }

    // --- decks and regions ------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-18.3"})
    void nothingTellsTheOrderOfDecksOrTheUnexploredRegions() {
        TestTable t = TestTable.players(2).turnOf(RED);
        String before = json(seenBy(t, RED));
        ClashTable other = t.table();
        other.actionDeck().shuffle(other.chance());
        other.eventDeck().shuffle(other.chance());
        other.objectiveDeck().shuffle(other.chance());
        other.wonderDeck().shuffle(other.chance());
        int tile = other.lands().tile(0);
        other.lands().setTile(0, other.lands().tile(1));
        other.lands().setTile(1, tile);
        assertThat(json(seenBy(t, RED))).isEqualTo(before);
    }

    @Test
    @Rule({"CC-18.3"})
    void unexploredSpacesHaveNoTerrain() {
        TestTable t = TestTable.players(2).turnOf(RED);
        SpaceView space = space(seenByAll(t), "D4");
        assertThat(space.terrain()).isEqualTo("unexplored");
        assertThat(space.region()).isEqualTo(3);
        t.terrain("D4", Terrain.FOREST);
        assertThat(space(seenByAll(t), "D4").terrain()).isEqualTo("forest");
    }

    private static SpaceView space(ClashView view, String label) {
        return view.board().stream()
                .filter(space -> space.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    // --- the open table ---------------------------------------------------------------------------------------------

    @Test
    void theBoardIsPublic() {
        TestTable t = TestTable.players(2)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .terrain("D5", Terrain.SEA)
                .city(RED, "D4", Mood.HAPPY, BaseBuilding.PORT, BaseBuilding.TEMPLE)
                .port("D4", "D5")
                .units(BLUE, BaseUnit.SHIP, "D5", 1)
                .units(BLUE, BaseUnit.INFANTRY, "D5", 2)
                .units(ClashTable.BARBARIANS, BaseUnit.INFANTRY, "C3", 1);
        t.table().cities().setBuilding(t.at("D4"), BaseBuilding.TEMPLE, BLUE);
        t.turnOf(RED);
        ClashView view = seenByAll(t);
        CityView city = view.cities().getFirst();
        assertThat(city.owner()).isEqualTo("red");
        assertThat(city.mood()).isEqualTo("happy");
        assertThat(city.size()).isEqualTo(3);
        assertThat(city.port()).isEqualTo("D5");
        assertThat(city.buildings())
                .containsExactly(
                        new ClashView.BuildingView("port", "red"), new ClashView.BuildingView("temple", "blue"));
        assertThat(view.units())
                .containsExactlyInAnyOrder(
                        new UnitsView(
                                "D5",
                                "blue",
                                List.of(new CountView("infantry", 2), new CountView("ship", 1)),
                                List.of()),
                        new UnitsView("C3", "barbarians", List.of(new CountView("infantry", 1)), List.of()));
    }

    @Test
    void playersAreOpenBooksButForTheirHands() {
        TestTable t = TestTable.players(2)
                .goods(RED, Good.ORE, 3)
                .advances(RED, BaseAdvance.STORAGE)
                .turnOf(RED);
        t.table().player(RED).complete(5, true);
        PlayerView red = seenBy(t, BLUE).players().get(RED);
        assertThat(red.goods().ore()).isEqualTo(3);
        assertThat(red.limits().food()).isEqualTo(7);
        assertThat(red.advances()).containsExactly("farming", "storage", "mining");
        assertThat(red.completed().getFirst().lower()).isTrue();
        assertThat(red.completed().getFirst().card()).isEqualTo("o5");
        assertThat(red.supply().settlements()).isEqualTo(6);
    }

    @Test
    @Rule({"CC-18.7"})
    void whatIsAskedIsForTheAskedOnly() {
        TestTable t = TestTable.players(2).goods(RED, Good.IDEAS, 2).turnOf(RED);
        assertThat(seenBy(t, RED).deciding().prompt()).isEqualTo("prompt.turn");
        assertThat(seenByAll(t).deciding().prompt()).isEmpty();
        assertThat(seenByAll(t).deciding().asked()).containsExactly("red");
        t.choose("advance storage");
        assertThat(seenBy(t, RED).deciding().prompt()).isEqualTo("prompt.pay");
        assertThat(seenBy(t, BLUE).deciding().prompt()).isEmpty();
    }

    // --- battle -----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CC-18.4"})
    void aFaceDownTacticsCardIsKnownToItsPlayerOnly() {
        TestTable t = TestTable.players(2).hand(RED, 1).hand(BLUE, 2).turnOf(RED);
        Battle battle = t.table().battle();
        battle.setActive(true);
        battle.setSpace(t.at("D4"));
        battle.setSide(Battle.ATTACKER, RED);
        battle.setSide(Battle.DEFENDER, BLUE);
        battle.now().setCard(Battle.ATTACKER, 1);
        t.table().player(RED).setActionCards(Numbers.NONE);
        assertThat(attacker(seenBy(t, RED)).card()).isEqualTo("a1");
        for (ClashView other : List.of(seenBy(t, BLUE), seenByAll(t))) {
            assertThat(attacker(other).played()).isTrue();
            assertThat(attacker(other).card()).isEmpty();
        }
        battle.now().reveal();
        assertThat(attacker(seenBy(t, BLUE)).card()).isEqualTo("a1");
        assertThat(seenBy(t, BLUE).battle().sides().get(Battle.DEFENDER).played())
                .isFalse();
    }

    private static SideView attacker(ClashView view) {
        return view.battle().sides().get(Battle.ATTACKER);
    }

    // --- shape ------------------------------------------------------------------------------------------------------

    @Test
    void aViewIsPlainData() {
        Set<Type> seen = new HashSet<>();
        plain(ClashView.class, seen);
        assertThat(seen).hasSizeGreaterThan(10);
    }

    private static void plain(Type type, Set<Type> seen) {
        if (!seen.add(type) || type == int.class || type == boolean.class || type == String.class) {
            return;
        }
        if (type instanceof ParameterizedType list) {
            assertThat(list.getRawType()).isEqualTo(List.class);
            plain(list.getActualTypeArguments()[0], seen);
            return;
        }
        Class<?> record = (Class<?>) type;
        assertThat(record.isRecord()).as(record.getName()).isTrue();
        for (RecordComponent component : record.getRecordComponents()) {
            plain(component.getGenericType(), seen);
        }
    }

    @Test
    void aViewTurnsIntoJsonAndBack() {
        TestTable t = TestTable.players(4, Map.of("initial-settler", "city")).turnOf(RED);
        t.choose("trade blue", "give food");
        ClashView view = seenBy(t, RED);
        assertThat(new JsonMapper().readValue(json(view), ClashView.class)).isEqualTo(view);
    }

    private static String json(ClashView view) {
        return new JsonMapper().writeValueAsString(view);
    }
}

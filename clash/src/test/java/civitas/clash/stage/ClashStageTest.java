package civitas.clash.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.TestTable;
import civitas.clash.table.ClashTable;
import civitas.clash.view.Audit;
import civitas.kernel.Choice;
import civitas.kernel.Setup;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.ScenarioException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClashStageTest {

    private static final ClashStage STAGE = new ClashStage();

    // --- nodes without a file: every node is in line 1, 2, … as written
    // -----------------------------------------------

    private static Node.Fields fields(Object... namesAndValues) {
        List<Node.Field> fields = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            int line = i / 2 + 1;
            fields.add(new Node.Field((String) namesAndValues[i], node(namesAndValues[i + 1], line), line));
        }
        return new Node.Fields(fields, 1);
    }

    private static Node node(Object value, int line) {
        return switch (value) {
            case Node node -> node;
            case List<?> list ->
                new Node.Items(list.stream().map(one -> node(one, line)).toList(), line);
            default -> new Node.Text(value.toString(), line);
        };
    }

    private static ClashTable deal() {
        return TestTable.GAME.deal(Setup.of("clash", List.of("monumental"), Map.of(), 2, 3));
    }

    private static ClashTable arranged(Object... namesAndValues) {
        ClashTable table = deal();
        STAGE.arrange(table, fields(namesAndValues));
        table.settle();
        Audit.check(table);
        return table;
    }

    private static Object fact(ClashTable table, String name) {
        return STAGE.measure(table, name).orElseThrow(() -> new AssertionError("no fact " + name));
    }

    private static void refuses(String complaint, Object... namesAndValues) {
        assertThatThrownBy(() -> STAGE.arrange(deal(), fields(namesAndValues)))
                .isInstanceOf(ScenarioException.class)
                .hasMessageContaining(complaint);
    }

    // --- positions --------------------------------------------------------------------------------------------------

    @Test
    void anEmptyPositionIsTheDeal() {
        ClashTable table = deal();
        String before = table.dump().toString();
        STAGE.arrange(table, fields());
        assertThat(table.dump().toString()).isEqualTo(before);
    }

    @Test
    void theClockAndWhoseTurnItIs() {
        ClashTable table = arranged("age", 3, "round", 2, "first", "blue", "active", "red", "actions", 1);
        assertThat(fact(table, "age")).isEqualTo(3);
        assertThat(fact(table, "round")).isEqualTo(2);
        assertThat(fact(table, "first")).isEqualTo("blue");
        assertThat(fact(table, "active")).isEqualTo("red");
        assertThat(fact(table, "actions")).isEqualTo(1);
        assertThat(fact(table, "asked")).isEqualTo(Set.of("red"));
        assertThat(fact(table, "over")).isEqualTo(false);
    }

    @Test
    void theRoundGoesOnAfterThePosition() {
        ClashTable table = arranged("first", "red", "active", "red", "round", 1);
        choose(table, "end-turn");
        assertThat(fact(table, "active")).isEqualTo("blue");
        choose(table, "end-turn");
        assertThat(fact(table, "round")).isEqualTo(2);
    }

    private static void choose(ClashTable table, String code) {
        for (Choice choice : table.choices(table.asking())) {
            if (choice.code().equals(code)) {
                table.choose(table.asking(), choice);
                return;
            }
        }
        throw new AssertionError(code);
    }

    @Test
    void terrainAndRegions() {
        ClashTable table = arranged(
                "map",
                fields("regions", fields("3", "17", "4", "18 turned", "5", "12 hidden"), "B2", "sea"),
                "exhausted",
                List.of("D3"));
        assertThat(fact(table, "terrain D3")).isEqualTo("mountain");
        assertThat(fact(table, "terrain D4")).isEqualTo("barren");
        assertThat(fact(table, "terrain B4")).isEqualTo("mountain");
        assertThat(fact(table, "terrain A5")).isEqualTo("plains");
        assertThat(fact(table, "terrain F4")).isEqualTo("unexplored");
        assertThat(fact(table, "terrain B2")).isEqualTo("sea");
        assertThat(fact(table, "exhausted")).isEqualTo(Set.of("D3"));
        assertThat(fact(table, "exhausted D4")).isEqualTo(false);
        assertThat(table.lands().tile(4)).isEqualTo(12);
    }

    @Test
    void aHiddenRegionLiesFaceDownOnABoardOfOneTerrain() {
        ClashTable table =
                arranged("empty-board", "yes", "map", fields("all", "plains", "regions", fields("5", "12 hidden")));
        assertThat(fact(table, "terrain F4")).isEqualTo("unexplored");
        assertThat(fact(table, "terrain G5")).isEqualTo("unexplored");
        assertThat(fact(table, "terrain D4")).isEqualTo("plains");
    }

    @Test
    void citiesAndUnits() {
        ClashTable table = arranged(
                "empty-board",
                "yes",
                "map",
                fields("all", "plains", "D5", "sea"),
                "cities",
                fields(
                        "D4",
                        fields(
                                "owner",
                                "red",
                                "mood",
                                "happy",
                                "buildings",
                                List.of("port", "temple blue"),
                                "wonders",
                                "great-arena",
                                "activations",
                                1),
                        "F4",
                        "blue",
                        "B4",
                        "barbarians"),
                "units",
                fields(
                        "D4",
                        fields("owner", "red", "settlers", 1, "infantry", 2),
                        "D5",
                        fields("owner", "blue", "ships", 1, "infantry", 2),
                        "B4",
                        fields("owner", "barbarians", "infantry", 3)));
        assertThat(fact(table, "city D4.owner")).isEqualTo("red");
        assertThat(fact(table, "city D4.mood")).isEqualTo("happy");
        assertThat(fact(table, "city D4.size")).isEqualTo(4);
        assertThat(fact(table, "city D4.port")).as("the only sea").isEqualTo("D5");
        assertThat(fact(table, "city D4.buildings")).isEqualTo(Set.of("port", "temple blue"));
        assertThat(fact(table, "city D4.wonders")).isEqualTo(Set.of("great-arena"));
        assertThat(fact(table, "city D4.activations")).isEqualTo(1);
        assertThat(fact(table, "city F4.mood")).isEqualTo("neutral");
        assertThat(fact(table, "city A3")).isEqualTo("none");
        assertThat(fact(table, "city F4")).isInstanceOf(Map.class);
        assertThat(fact(table, "units D4")).isEqualTo(Map.of("owner", "red", "settlers", 1, "infantry", 2, "ships", 0));
        assertThat(fact(table, "units D5.owner")).isEqualTo("blue");
        assertThat(fact(table, "units D5.ships")).isEqualTo(1);
        assertThat(fact(table, "units A3")).isEqualTo("none");
        assertThat(fact(table, "barbarians.infantry")).isEqualTo(3);
        assertThat(fact(table, "barbarians.cities")).isEqualTo(Set.of("B4"));
        assertThat(fact(table, "red.wonders")).isEqualTo(Set.of("great-arena"));
        assertThat(fact(table, "red.cities")).isEqualTo(Set.of("D4"));
        assertThat(fact(table, "red.supply.settlement")).isEqualTo(6);
        assertThat(fact(table, "blue.supply.temple")).isEqualTo(4);
        assertThat(fact(table, "wonder-deck")).isEqualTo(7);
    }

    @Test
    void aWonderOfAnotherBuilder() {
        ClashTable table = arranged(
                "cities",
                fields("D2", fields("owner", "red", "wonders", List.of("great-wall blue", "great-pyramid blue"))));
        assertThat(fact(table, "red.wonders")).isEqualTo(Set.of("great-wall"));
        assertThat(fact(table, "blue.wonders")).isEqualTo(Set.of("great-pyramid"));
    }

    @Test
    void citiesCanBeTakenAway() {
        ClashTable table = arranged("cities", fields("D2", "none"), "units", fields("D1", "none"));
        assertThat(fact(table, "red.cities")).isEqualTo(Set.of());
        assertThat(fact(table, "blue.cities")).as("stays as dealt").isEqualTo(Set.of("D7"));
    }

    @Test
    void players() {
        ClashTable table = arranged(
                "red",
                fields(
                        "advances",
                        List.of("farming", "mining", "storage"),
                        "food",
                        5,
                        "culture",
                        9,
                        "borrowed",
                        "tactics",
                        "event-track",
                        1,
                        "completed",
                        List.of("o2 upper", "o3 lower"),
                        "event-halves",
                        4,
                        "lost",
                        fields("settlement", 1, "temple", 2),
                        "lost-actions",
                        1,
                        "truce",
                        "blue",
                        "founder",
                        "yes"));
        assertThat(fact(table, "red.food")).isEqualTo(5);
        assertThat(fact(table, "red.culture")).isEqualTo(9);
        assertThat(fact(table, "red.ore")).isEqualTo(0);
        assertThat(fact(table, "red.advances")).isEqualTo(Set.of("farming", "mining", "storage"));
        assertThat(fact(table, "red.borrowed")).isEqualTo(Set.of("tactics"));
        assertThat(fact(table, "red.event-track")).isEqualTo(1);
        assertThat(fact(table, "red.completed")).isEqualTo(Set.of("o2 upper", "o3 lower"));
        assertThat(fact(table, "red.supply.settlement")).isEqualTo(5);
        assertThat(fact(table, "red.supply.temple")).isEqualTo(3);
        assertThat(fact(table, "red.lost-actions")).isEqualTo(1);
        assertThat(fact(table, "red.truce")).isEqualTo("blue");
        assertThat(fact(table, "blue.truce")).isEqualTo("none");
        assertThat(fact(table, "red.founder")).isEqualTo(true);
        assertThat(fact(table, "blue.food")).isEqualTo(2);
    }

    @Test
    void handsDecksAndDiscards() {
        ClashTable table = arranged(
                "red",
                fields(
                        "hand",
                        fields(
                                "actions",
                                List.of("a1", "a2"),
                                "people",
                                "e18",
                                "objectives",
                                "",
                                "wonders",
                                List.of("great-wall"))),
                "decks",
                fields("actions", List.of("a5", "a6"), "events", List.of("e3"), "objectives", List.of("o7")),
                "discards",
                fields("actions", List.of("a9", "a10"), "events", "e4"),
                "open-wonders",
                "great-statue",
                "pestilence",
                "yes");
        assertThat(fact(table, "red.hand.actions")).isEqualTo(Set.of("a1", "a2"));
        assertThat(fact(table, "red.hand.people")).isEqualTo(Set.of("e18"));
        assertThat(fact(table, "red.hand.objectives")).isEqualTo(Set.of());
        assertThat(fact(table, "red.hand.wonders")).isEqualTo(Set.of("great-wall"));
        assertThat(fact(table, "red.hand")).isEqualTo(4);
        assertThat(fact(table, "blue.hand"))
                .as("dealt 1 action and 1 objective card")
                .isEqualTo(2);
        assertThat(fact(table, "action-discards")).isEqualTo(List.of("a9", "a10"));
        assertThat(fact(table, "event-discards")).isEqualTo(List.of("e4"));
        assertThat(fact(table, "open-wonders")).isEqualTo(Set.of("great-statue"));
        assertThat(fact(table, "pestilence")).isEqualTo(true);
        assertThat(fact(table, "action-deck")).isEqualTo(42 - 2 - 1 - 2);
        assertThat(fact(table, "event-deck")).isEqualTo(38 - 1 - 1 - 1);
        assertThat(table.actionDeck().draw(table.chance())).isEqualTo(5);
        assertThat(table.actionDeck().draw(table.chance())).isEqualTo(6);
        assertThat(table.eventDeck().draw(table.chance())).isEqualTo(3);
        assertThat(table.objectiveDeck().draw(table.chance())).isEqualTo(7);
    }

    @Test
    void everyCardCanBeNamedWhereverTheDealHasPutIt() {
        for (int card = 1; card <= 42; card++) {
            ClashTable table = arranged("decks", fields("actions", List.of("a" + card)));
            assertThat(fact(table, "red.hand")).isEqualTo(2);
            assertThat(fact(table, "blue.hand")).isEqualTo(2);
            assertThat(table.actionDeck().draw(table.chance())).isEqualTo(card);
        }
    }

    @Test
    void otherPhases() {
        ClashTable event =
                arranged("first", "red", "phase", "event", "decks", fields("events", List.of("e9")), "actions", 2);
        assertThat(fact(event, "event-deck")).isEqualTo(37);
        ClashTable turn = arranged("phase", "turn-start", "red", fields("lost-actions", 1), "first", "red");
        assertThat(fact(turn, "actions")).isEqualTo(2);
        assertThat(fact(arranged("phase", "round-start", "first", "blue"), "active"))
                .isEqualTo("blue");
        ClashTable used = arranged("used", List.of("husbandry", "great-library"), "active", "red");
        assertThat(used.turn().hasUsed(civitas.clash.content.BaseAdvance.HUSBANDRY))
                .isTrue();
    }

    // --- what is wrong ----------------------------------------------------------------------------------------------

    @Test
    void wrongFieldsAndValuesAreNamed() {
        refuses("unknown field 'weather'", "weather", "fine");
        refuses("unknown field 'fod'", "red", fields("fod", 1));
        refuses("unknown field 'green'", "green", fields("food", 1));
        refuses("there is no space 'Z9'", "units", fields("Z9", fields("owner", "red")));
        refuses("'pink' is no player here; players are red, blue", "active", "pink");
        refuses("'swamp' is none of plains, mountain", "map", fields("D4", "swamp"));
        refuses(
                "'furious' is none of angry, neutral, happy",
                "cities",
                fields("D2", fields("owner", "red", "mood", "furious")));
        refuses("there is no advance 'wheel'", "red", fields("advances", List.of("wheel")));
        refuses("expected a card a1 to a42, found 'a43'", "red", fields("hand", fields("actions", "a43")));
        refuses(
                "'a5' is in two places",
                "red",
                fields("hand", fields("actions", "a5")),
                "decks",
                fields("actions", "a5"));
        refuses("region 17 is in two places", "map", fields("regions", fields("1", "17", "2", "17")));
        refuses("expected a number from 5 to 20", "map", fields("regions", fields("1", "21")));
        refuses("'market' is none of academy", "cities", fields("D2", fields("owner", "red", "buildings", "market")));
        refuses("a city needs an owner", "cities", fields("D2", fields("mood", "happy")));
        refuses("units need an owner", "units", fields("D2", fields("infantry", 1)));
        refuses("at most 2 food", "red", fields("food", 3));
        refuses("'dawn' is none of setup, turn", "phase", "dawn");
        refuses("expected a whole number, found 'two'", "actions", "two");
        refuses("expected a number from 1 to 6, found 9", "age", 9);
        refuses("expected every player once", "order", List.of("red", "red"));
        refuses("expected upper or lower", "red", fields("completed", List.of("o1 middle")));
    }

    @Test
    void impossiblePositionsAreRefused() {
        refuses("5 military units in D2", "units", fields("D2", fields("owner", "red", "infantry", 5)));
        refuses("name the one of the port", "cities", fields("D2", fields("owner", "red", "buildings", "port")));
        refuses("red has 2 governments", "red", fields("advances", List.of("voting", "dogma")));
    }

    @Test
    void anErrorKnowsItsLine() {
        assertThatThrownBy(() -> STAGE.arrange(deal(), fields("age", 2, "active", "pink")))
                .isInstanceOfSatisfying(
                        ScenarioException.class, e -> assertThat(e.line()).isEqualTo(2));
    }

    // --- dice and facts ---------------------------------------------------------------------------------------------

    @Test
    void dice() {
        ClashTable table = TestTable.players(2).table();
        assertThat(table.content().face(STAGE.roll(table, "6i")).code()).isEqualTo("6i");
        assertThat(STAGE.roll(table, "1l")).isZero();
        assertThat(STAGE.roll(table, "4")).isEqualTo(6);
        assertThat(STAGE.roll(table, "5i")).isEqualTo(9);
        assertThatThrownBy(() -> STAGE.roll(table, "7")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> STAGE.roll(table, "6c")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsNoFactIsEmpty() {
        ClashTable table = deal();
        for (String name : List.of(
                "weather",
                "red.weather",
                "green.food",
                "city Z9.owner",
                "city D2.weather",
                "terrain D2.x",
                "moon D2",
                "red.supply.cavalry",
                "red.score.charm",
                "battle.weather",
                "barbarians.food")) {
            assertThat(STAGE.measure(table, name)).as(name).isEmpty();
        }
    }
}

package civitas.clash.score;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Rule;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points and places (chapter 15). */
class ScoringTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private final TestTable t = TestTable.players(3).everywhere(Terrain.PLAINS).emptyBoard();
    private final ClashTable table = t.table();

    private Standing of(int player) {
        for (Standing standing : Scoring.standings(table)) {
            if (standing.seat() == Seat.of(player)) {
                return standing;
            }
        }
        throw new AssertionError();
    }

    private int halves(int player, String category) {
        return (int) (2 * of(player).categories().getOrDefault(category, -1.0));
    }

    @Test
    @Rule({"CC-15.4", "CC-15.6", "CC-15.8", "CC-15.9", "CC-15.11", "CC-15.14", "CC-15.15"})
    void categoriesAddUp() {
        t.city(RED, "E6", Mood.NEUTRAL, BaseBuilding.TEMPLE, BaseBuilding.PORT).city(BLUE, "C6", Mood.NEUTRAL);
        t.city(ClashTable.BARBARIANS, "G6", Mood.NEUTRAL);
        table.cities().setBuilding(t.at("C6"), BaseBuilding.ACADEMY, RED);
        table.cities().setBuilding(t.at("G6"), BaseBuilding.FORTRESS, RED);
        table.cities().setBuilding(t.at("E6"), BaseBuilding.PORT, BLUE);
        table.cities().addWonder(t.at("E6"), Wonder.GREAT_WALL);
        table.wonders().build(Wonder.GREAT_WALL, RED);
        t.advances(RED, BaseAdvance.MYTHS).objectives(RED, 4);
        table.player(RED).complete(4, true);
        table.player(RED).addEventHalfPoints(3);
        assertThat(halves(RED, "cities")).as("1 settlement, 3 buildings").isEqualTo(8);
        assertThat(halves(BLUE, "cities")).as("1 settlement, 1 building abroad").isEqualTo(4);
        assertThat(halves(RED, "advances")).as("2 at the start and 1").isEqualTo(3);
        assertThat(halves(RED, "objectives")).isEqualTo(4);
        assertThat(halves(RED, "wonders")).isEqualTo(8);
        assertThat(halves(RED, "events")).isEqualTo(3);
        assertThat(of(RED).categories().keySet())
                .containsExactly("cities", "advances", "objectives", "wonders", "events");
        assertThat(of(RED).points()).isEqualTo(13.0);
        assertThat(Scoring.total(table, RED)).isEqualTo(26);
    }

    @Test
    @Rule("CC-11.17")
    void cardsInHandAreWorthNothing() {
        t.objectives(RED, 1, 2, 3);
        assertThat(halves(RED, "objectives")).isZero();
    }

    @Test
    @Rule({"CC-12.22", "CC-12.23", "CC-12.24", "CC-15.9"})
    void aWonderInOtherHandsIsShared() {
        table.wonders().build(Wonder.GREAT_STATUE, RED);
        table.wonders().setHolder(Wonder.GREAT_STATUE, BLUE);
        assertThat(halves(RED, "wonders")).isEqualTo(4);
        assertThat(halves(BLUE, "wonders")).isEqualTo(4);
        table.wonders().setHolder(Wonder.GREAT_STATUE, ClashTable.BARBARIANS);
        assertThat(halves(RED, "wonders")).isEqualTo(4);
        assertThat(halves(BLUE, "wonders")).isZero();
        table.wonders().setHolder(Wonder.GREAT_STATUE, RED);
        assertThat(halves(RED, "wonders")).as("held again").isEqualTo(8);
        table.wonders().bury(Wonder.GREAT_STATUE);
        assertThat(halves(RED, "wonders")).as("buried").isEqualTo(8);
        table.wonders().lose(Wonder.GREAT_STATUE);
        assertThat(halves(RED, "wonders")).as("destroyed").isZero();
    }

    @Test
    @Rule("CC-12.26")
    void theGreatPyramidStaysItsBuilders() {
        table.wonders().build(Wonder.GREAT_PYRAMID, RED);
        assertThat(halves(RED, "wonders")).isEqualTo(10);
        table.wonders().setHolder(Wonder.GREAT_PYRAMID, BLUE);
        assertThat(halves(RED, "wonders")).isEqualTo(10);
        assertThat(halves(BLUE, "wonders")).isZero();
    }

    private List<String> places() {
        return Scoring.standings(table).stream()
                .map(s -> s.place() + " " + s.seat().code())
                .toList();
    }

    @Test
    @Rule({"CC-15.16", "CC-15.20"})
    void mostPointsWinAndEqualsShare() {
        assertThat(places()).containsExactly("1 red", "1 blue", "1 yellow");
        table.player(BLUE).addEventHalfPoints(1);
        assertThat(places()).containsExactly("1 blue", "2 red", "2 yellow");
    }

    @Test
    @Rule("CC-15.18")
    void theFirstDifferentCategoryDecidesATie() {
        table.player(RED).addEventHalfPoints(4);
        t.city(BLUE, "C6", Mood.NEUTRAL, BaseBuilding.TEMPLE);
        t.objectives(2, 1);
        table.player(2).complete(1, false);
        assertThat(places())
                .as("cities before objectives before events")
                .containsExactly("1 blue", "2 yellow", "3 red");
        t.advances(RED, BaseAdvance.MYTHS, BaseAdvance.RITUALS);
        table.player(RED).addEventHalfPoints(-2);
        assertThat(places()).as("cities before advances").containsExactly("1 blue", "2 red", "3 yellow");
    }

    @Test
    @Rule("CC-15.17")
    void theBuilderOfTheGreatPyramidWinsTies() {
        table.wonders().build(Wonder.GREAT_PYRAMID, RED);
        table.wonders().setHolder(Wonder.GREAT_PYRAMID, BLUE);
        t.city(BLUE, "C6", Mood.NEUTRAL, BaseBuilding.values());
        assertThat(of(RED).points()).isEqualTo(of(BLUE).points());
        assertThat(places()).containsExactly("1 red", "2 blue", "3 yellow");
        table.player(2).addEventHalfPoints(20);
        assertThat(places()).as("not for the second place").containsExactly("1 yellow", "2 blue", "3 red");
    }
}

package civitas.clash.wonder;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.TestTable;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Rich players take random turns full of wonders and influence: whatever is offered can be done, and turns end. */
class RichPlayTest {

    private static final int GAMES = 60;
    private static final int TURNS = 12;
    private static final int LONGEST_TURN = 400;
    private static final List<Act> OF_INTEREST = List.of(Act.BUILD, Act.INFLUENCE, Act.USE);

    @Test
    @Rule({"CC-12.19", "CC-4.130"})
    void everythingOfferedCanBeDone() {
        int built = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            TestTable t = position();
            for (int turn = 0; turn < TURNS; turn++) {
                refill(t);
                t.turnOf(turn % 3);
                play(t.table(), turn % 3, random);
            }
            built += check(t.table());
        }
        assertThat(built).isGreaterThan(GAMES);
    }

    private static TestTable position() {
        TestTable t = TestTable.players(3)
                .emptyBoard()
                .everywhere(Terrain.PLAINS)
                .terrain("D4", Terrain.SEA)
                .terrain("E5", Terrain.SEA)
                .city(0, "D3", Mood.HAPPY, BaseBuilding.TEMPLE)
                .city(0, "D5", Mood.HAPPY)
                .city(0, "D7", Mood.HAPPY, BaseBuilding.PORT)
                .port("D7", "D4")
                .city(1, "F4", Mood.HAPPY, BaseBuilding.ACADEMY)
                .city(1, "F6", Mood.HAPPY, BaseBuilding.FORTRESS)
                .city(1, "F8", Mood.NEUTRAL)
                .city(2, "B5", Mood.HAPPY, BaseBuilding.TEMPLE, BaseBuilding.ACADEMY)
                .city(2, "B7", Mood.HAPPY)
                .city(2, "B9", Mood.ANGRY)
                .city(ClashTable.BARBARIANS, "H5", Mood.NEUTRAL)
                .wonderCards(0, Wonder.GREAT_ARENA, Wonder.GREAT_LIBRARY, Wonder.GREAT_LIGHTHOUSE)
                .wonderCards(1, Wonder.GREAT_STATUE, Wonder.GREAT_WALL, Wonder.GREAT_PYRAMID)
                .wonderCards(2, Wonder.GREAT_GARDENS, Wonder.GREAT_MAUSOLEUM);
        t.table().cities().setBuilding(t.at("H5"), BaseBuilding.PORT, 1);
        t.port("H5", "E5");
        for (int player = 0; player < 3; player++) {
            for (int advance = 0; advance < BaseAdvance.VOTING.number(); advance++) {
                t.advances(player, BaseAdvance.values()[advance]);
            }
        }
        return t.advances(0, BaseAdvance.DOGMA, BaseAdvance.CONVERSION, BaseAdvance.DEVOTION)
                .advances(1, BaseAdvance.VOTING, BaseAdvance.SEPARATION_OF_POWER)
                .advances(2, BaseAdvance.NATIONALISM, BaseAdvance.TOTALITARIANISM);
    }

    private static void refill(TestTable t) {
        for (int player = 0; player < 3; player++) {
            for (Good good : Good.values()) {
                t.goods(
                        player,
                        good,
                        t.table().cap(player, good) > 7 ? 9 : t.table().cap(player, good));
            }
        }
    }

    private static void play(ClashTable table, int player, Random random) {
        for (int step = 0; step < LONGEST_TURN; step++) {
            List<Choice> choices = table.choices(table.asking());
            checkLimits(table, choices);
            if (table.atRest() && choices.size() == 1) {
                return;
            }
            Choice choice = pick(table, choices, random);
            if (choice.verb() == Act.END_TURN) {
                return;
            }
            table.choose(table.asking(), choice);
        }
        throw new AssertionError("player " + player + " never comes to an end");
    }

    private static void checkLimits(ClashTable table, List<Choice> choices) {
        for (Choice choice : choices) {
            if (choice.verb() == Act.BUILD) {
                assertThat(table.wonders().builder(choice.subject(Wonder.class)))
                        .isEqualTo(ClashTable.NOBODY);
            }
            if (choice.verb() == Act.INFLUENCE || choice.subject() == BaseAdvance.ARTS) {
                assertThat(table.turn().hasInfluenced()).isFalse();
            }
        }
    }

    private static Choice pick(ClashTable table, List<Choice> choices, Random random) {
        if (table.atRest()) {
            List<Choice> interesting = new ArrayList<>();
            for (Choice choice : choices) {
                if (OF_INTEREST.contains((Act) choice.verb())) {
                    interesting.add(choice);
                }
            }
            if (!interesting.isEmpty()) {
                return interesting.get(random.nextInt(interesting.size()));
            }
        }
        return choices.get(random.nextInt(choices.size()));
    }

    /** Every wonder is where its card says, and no supply is overdrawn; returns how many wonders were built. */
    private static int check(ClashTable table) {
        int built = 0;
        for (Wonder wonder : Wonder.values()) {
            int holder = table.wonders().holder(wonder);
            if (table.isPlayer(holder)) {
                built++;
                assertThat(table.player(holder).holds(wonder)).isTrue();
                assertThat(table.player(holder).wonderCards().has(wonder.card()))
                        .isFalse();
            }
        }
        for (int player = 0; player < table.seats(); player++) {
            for (Building building : table.content().buildings().all()) {
                assertThat(table.buildingsLeft(player, building)).isNotNegative();
            }
        }
        return built;
    }
}

package civitas.civ.move;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.content.BaseTech;
import civitas.civ.content.Phase;
import civitas.civ.content.Tech;
import civitas.civ.content.Water;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.civ.view.Audit;
import civitas.kernel.Choice;
import civitas.kernel.Rule;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Figures wander at random: whatever is listed can be carried out, and the map is always in order. */
class RandomWalkTest {

    private static final int DECISIONS = 4_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @Rule({"CV-08.13", "CV-08.16", "CV-08.22", "CV-08.55"})
    void everyMoveEndsLegally(int seats) {
        for (int seed = 1; seed <= 4; seed++) {
            wander(Field.of(seats, seed).table(), new Random(seed), seed);
        }
    }

    private static void wander(CivTable table, Random random, int seed) {
        List<Tech> ways = List.of(BaseTech.NAVIGATION, BaseTech.HORSEBACK_RIDING, BaseTech.SAILING, BaseTech.FLIGHT);
        for (int player = 0; player < table.seats(); player++) {
            for (int i = 0; i < (player + seed) % ways.size(); i++) {
                if (!table.player(player).knows(ways.get(i))) {
                    table.learn(player, ways.get(i));
                }
            }
        }
        for (int i = 0; i < DECISIONS && !table.over(); i++) {
            int seat = table.asking();
            List<Choice> choices = table.choices(seat);
            table.choose(seat, choices.get(random.nextInt(choices.size())));
            if (table.turn().phase() == Phase.MOVEMENT && table.atRest()) {
                assertInOrder(table);
                Audit.check(table);
            }
        }
        assertThat(table.turn().number()).isGreaterThan(1);
    }

    private static void assertInOrder(CivTable table) {
        for (int player = 0; player < table.seats(); player++) {
            for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
                int square = table.figures().where(player, figure);
                if (square < 0) {
                    continue;
                }
                assertThat(table.lands().isKnown(square)).isTrue();
                assertThat(table.figures().holder(square)).isEqualTo(player);
                assertThat(table.cities().at(square)).isEqualTo(Cities.NONE);
                assertThat(table.figures().count(square)).isLessThanOrEqualTo(table.stack(player));
                assertThat(table.lands().isWater(square))
                        .isIn(false, table.player(player).water() == Water.END || canBeStopped(table));
            }
        }
    }

    /** Whoever is stopped by another player on water remains there. */
    private static boolean canBeStopped(CivTable table) {
        for (int player = 0; player < table.seats(); player++) {
            if (table.player(player).knows(BaseTech.COMMUNISM)) {
                return true;
            }
        }
        return false;
    }
}
